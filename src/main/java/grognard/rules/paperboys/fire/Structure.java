package grognard.rules.paperboys.fire;

import static grognard.rules.paperboys.fire.Weapon.CANNON;

import grognard.dice.Report;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Stands;
import grognard.table.Keyword;
import java.util.Map;

/** Cannon fire at a wall, which two hits breach, or at a building, which each hit may set on fire. */
public final class Structure extends AbstractResolver {

    /** Targets of cannon. A rampart is refused, with the reason, because it cannot be breached. */
    private enum Works implements Keyword {
        WALL,
        BUILDING,
        RAMPART
    }

    private static final Parameter<Works> AT =
            Parameter.choice("at", Works.class, "what the guns fire at").required();
    private static final Parameter<Integer> STANDS =
            Stands.parameter("stands", "guns that fire").required();
    private static final Parameter<Integer> RANGE = Weapon.range();
    private static final Parameter<Integer> HITS = Parameter.whole(
                    "hits", 0, 1, "hits already on the wall, 0 if not said")
            .onlyWith(AT, Works.WALL);

    private static final Code BREACHED = Code.of("breached", "The wall is breached and can be assaulted: breach.");
    private static final Code ON_FIRE = Code.of("on-fire", "The building is on fire.");
    private static final Code DAMAGED = Code.of("damaged", "It is hit and stands.");
    private static final Code NO_EFFECT = Code.of("no-effect", "No hit.");

    public Structure() {
        super(Description.of("structure", "cannon fire at walls and buildings")
                .parameters(AT, STANDS, RANGE, HITS)
                .roles("firer", "target")
                .bare(RANGE, STANDS, HITS)
                .dice("shots", "a die for each hit on a building")
                .codes(BREACHED, ON_FIRE, DAMAGED, NO_EFFECT)
                .tables(Weapon.TABLE, FireLimit.TABLE)
                .rulings("PB-5")
                .examples("--at wall --stands 2 --range 40 --hits 1", "--at building --stands 3 --range 20")
                .notes("An earth rampart cannot be breached.", "A breach is assaulted by: breach.")
                .source("Hitting structures with artillery"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        inputs.refuseIf(inputs.get(AT) == Works.RAMPART, AT, "wall or building: an earth rampart cannot be breached");
        CANNON.checkRange(RANGE, inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        Weapon.Aim aim = CANNON.at(working.get(RANGE), working);
        int shots = working.get(STANDS) * aim.diceAStand();
        boolean wall = working.get(AT) == Works.WALL;
        Shelled shelled = working.step("shots", step -> {
            int hits = step.dice().hits("shots", shots, aim.hitsOn());
            aim.note(shots, hits, step);
            return new Shelled(hits, wall ? 0 : burning(hits, step));
        });
        int hits = shelled.hits;
        working.number("shots", shots).number("hits", hits);
        if (wall) {
            keepHits(hits, working.find(HITS).orElse(0), working);
        }
        if (hits == 0) {
            return working.outcome(NO_EFFECT);
        }
        return wall ? atWall(working.find(HITS).orElse(0) + hits, working) : atBuilding(shelled, working);
    }

    /** Hits, and how many of them burn. For a building only burning or not matters afterwards, for a wall every hit. */
    private record Shelled(int hits, int burning) implements Report {

        @Override
        public Object groupKey() {
            return burning > 0 ? "burns" : hits;
        }

        @Override
        public Map<String, Integer> numbers() {
            return Map.of("hits", hits);
        }
    }

    private static int burning(int hits, Working working) {
        if (hits == 0) {
            return 0;
        }
        int needed = FireLimit.BUILDING_BURNS_ON.in(working);
        int burning = working.dice().hits("dice for fire in the building", hits, needed);
        working.line("target", "hits that burn", burning, needed + "+ sets it on fire");
        return burning;
    }

    /** The wall remembers the hits that are left over after the breaches. */
    private static void keepHits(int hits, int before, Working working) {
        int left = (before + hits) % FireLimit.HITS_A_BREACH.in(working);
        working.number("left", left)
                .effect("target", Effects.GAIN_HITS, Math.max(0, left - before))
                .effect("target", Effects.CLEAR_HITS, Math.max(0, before - left));
    }

    private static Resolution atWall(int hits, Working working) {
        int aBreach = FireLimit.HITS_A_BREACH.in(working);
        working.line("target", "hits on the wall in all", hits, aBreach + " make a breach");
        if (hits < aBreach) {
            return working.outcome(DAMAGED, "The wall stands; remember the hit (--hits " + hits + ").");
        }
        String odd = hits % aBreach == 0 ? "" : " The odd hit stays for the next breach (--hits {left}).";
        return working.effect("target", Effects.BREACH, hits / aBreach).outcome(BREACHED, BREACHED.text() + odd);
    }

    private static Resolution atBuilding(Shelled shelled, Working working) {
        if (shelled.burning == 0) {
            return working.outcome(DAMAGED, "The building is hit but does not burn.");
        }
        return working.effect("target", Effects.EVACUATE).outcome(ON_FIRE);
    }
}
