package grognard.rules.paperboys.fire;

import static grognard.rules.paperboys.unit.Arm.CAVALRY;
import static grognard.rules.paperboys.unit.Arm.INFANTRY;

import grognard.input.BadInput;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.paperboys.unit.Arm;
import grognard.rules.paperboys.unit.Pips;
import grognard.rules.paperboys.unit.Stands;
import grognard.table.Keyword;
import java.util.ArrayList;
import java.util.List;

/** The target of fire: its formation, its protection, and the casualties it has already. */
final class Target {

    /** Formations of a target, with guns and skirmishers as formations of their own. */
    enum Formation implements Keyword {
        FORMED,
        COLUMN,
        SQUARE,
        SKIRMISHERS,
        ARTILLERY
    }

    /** Cover of a target; a building counts as a wall. */
    private enum Cover implements Keyword {
        NONE,
        WALL,
        RAMPART
    }

    /** Kinds of stands, by the casualties that remove one. */
    private enum Stand implements Keyword {
        THREE_RANK,
        TWO_RANK,
        CAVALRY,
        ARTILLERY
    }

    private static final int MOST_MARKERS = 99;

    static final KeyedNumbers<Stand> CASUALTIES_A_STAND =
            new KeyedNumbers<>("casualties", "Casualties that remove a stand", "stand", Stand.class);

    final Parameter<Formation> formation =
            Parameter.choice("target", Formation.class, "how the target stands").orElse(Formation.FORMED);
    // No defaults for what some targets cannot have: a default would be refused as if it had been typed.
    private final Parameter<Arm> arm = Parameter.choice(
            "target-arm", List.of(INFANTRY, CAVALRY), "the target's arm, infantry if not said; not for artillery");
    private final Parameter<Boolean> limbered = Parameter.flag("limbered", "artillery: limbered up");
    final Parameter<Boolean> screened = Parameter.flag("screened", "behind its own skirmishers");
    private final Parameter<Cover> cover = Parameter.choice(
                    "cover", Cover.class, "what it stands behind; a building is a wall")
            .orElse(Cover.NONE);
    private final Parameter<Integer> ranks =
            Parameter.whole("ranks", 2, 3, "infantry: ranks on its stands, 3 if not said");
    final Parameter<Integer> markers = Parameter.whole("casualties", 0, MOST_MARKERS, "casualty markers it has already")
            .orElse(0)
            .alias("markers");
    private final Parameter<Integer> pips =
            Pips.parameter("target-pips", "pips on its morale record, 0 if not said; not for artillery");
    final Parameter<Integer> stands = Stands.parameter("target-stands", "stands it has now; a gun is one");
    final Parameter<Integer> startStands = Stands.parameter("target-start-stands", "stands it began the game with")
            .alias("target-start");
    final Parameter<Integer> suffered = Parameter.whole(
                    "suffered", 0, MOST_MARKERS, "casualties to shooting earlier this turn")
            .orElse(0);

    List<Parameter<?>> parameters() {
        return List.of(formation, arm, limbered, screened, cover, ranks, markers, pips, stands, startStands, suffered);
    }

    /**
     * Refuses impossible targets: cavalry in square, ranks of guns, limbered infantry, more stands than at the start.
     */
    void check(ResolverInput inputs) {
        boolean cavalry = isCavalry(inputs);
        inputs.refuseIf(
                cavalry && inputs.get(formation) == Formation.SQUARE,
                formation,
                "another formation with --target-arm cavalry: only infantry forms square");
        inputs.refuseIf(cavalry && inputs.given(ranks), ranks, "it only for infantry, not with --target-arm cavalry");
        if (isArtillery(inputs)) {
            for (Parameter<?> unfit : List.of(arm, ranks, pips)) {
                inputs.refuseIf(inputs.given(unfit), unfit, "it for infantry or cavalry, not with --target artillery");
            }
        } else if (inputs.has(limbered)) {
            throw inputs.refuse(limbered, "it only with --target artillery");
        }
        inputs.find(startStands).ifPresent(start -> {
            if (inputs.find(stands).filter(now -> now > start).isPresent()) {
                throw new BadInput(stands + " " + inputs.find(stands).get() + ": expected at most the " + startStands
                        + " " + start);
            }
        });
    }

    boolean isArtillery(ResolverInput inputs) {
        return inputs.get(formation) == Formation.ARTILLERY;
    }

    private boolean isCavalry(ResolverInput inputs) {
        return inputs.find(arm).filter(CAVALRY::equals).isPresent();
    }

    /** The pips on its record; a gun has none. */
    int pips(ResolverInput inputs) {
        return inputs.find(pips).orElse(0);
    }

    /** The test for heavy casualties, with its pips where they are known. */
    Next heavyTest(int casualties, ResolverInput inputs) {
        Next heavy = Next.of("heavy").on("target");
        return inputs.given(pips)
                ? heavy.with("pips", String.valueOf(Math.min(Pips.MOST, pips(inputs) + casualties)))
                : heavy;
    }

    /** Whether a cannonball passes through several ranks: infantry in column or square. */
    boolean isDeep(ResolverInput inputs) {
        Formation stands = inputs.get(formation);
        return !isCavalry(inputs) && (stands == Formation.COLUMN || stands == Formation.SQUARE);
    }

    /** Whether it is unlimbered artillery, in the open or behind cover. */
    boolean isDeployedGun(ResolverInput inputs) {
        return isArtillery(inputs) && !inputs.has(limbered);
    }

    boolean isBehindWall(ResolverInput inputs) {
        return inputs.get(cover) == Cover.WALL;
    }

    /** Its protections; which of them save against a weapon is for the table to say. */
    List<Protection> protections(ResolverInput inputs) {
        List<Protection> protections = new ArrayList<>();
        if (inputs.has(screened)) {
            protections.add(Protection.SCREEN);
        }
        switch (inputs.get(cover)) {
            case WALL -> protections.add(Protection.WALL);
            case RAMPART -> protections.add(Protection.RAMPART);
            case NONE -> {
                if (isDeployedGun(inputs)) {
                    protections.add(Protection.GUN_IN_THE_OPEN);
                }
            }
        }
        return protections;
    }

    /** Number of casualties that remove one of its stands. */
    int casualtiesAStand(ResolverInput inputs) {
        return CASUALTIES_A_STAND.of(stand(inputs), inputs);
    }

    private Stand stand(ResolverInput inputs) {
        if (isArtillery(inputs)) {
            return Stand.ARTILLERY;
        }
        if (isCavalry(inputs)) {
            return Stand.CAVALRY;
        }
        return inputs.find(ranks).filter(two -> two == 2).isPresent() ? Stand.TWO_RANK : Stand.THREE_RANK;
    }
}
