package grognard.rules.paperboys;

import static grognard.rules.paperboys.Arm.ARTILLERY;
import static grognard.rules.paperboys.Arm.CAVALRY;
import static grognard.rules.paperboys.Arm.INFANTRY;
import static grognard.rules.paperboys.Arm.SKIRMISHERS;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Results;
import grognard.rules.Results.Result;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.Column;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Will it come to blows? Each side throws a die; the difference of the scores decides. */
public final class Contact implements Resolver {

    private static final Combatant ATTACKER = new Combatant(Side.ATTACKER, List.of(INFANTRY, CAVALRY));
    private static final Combatant DEFENDER =
            new Combatant(Side.DEFENDER, List.of(INFANTRY, CAVALRY, ARTILLERY, SKIRMISHERS));
    private static final Parameter<Boolean> GLORY_USED =
            Parameter.flag("glory-used", "has had its Glory this game").attackers();
    private static final Parameter<Boolean> COVER = Parameter.flag("cover", "infantry or skirmishers: defending cover")
            .onlyWith(DEFENDER.arm, List.of(INFANTRY, SKIRMISHERS))
            .defenders();
    private static final Parameter<Boolean> SQUARE = Parameter.flag("square", "infantry: in square")
            .onlyWith(DEFENDER.arm, INFANTRY)
            .notWith(DEFENDER.column)
            .defenders();
    private static final Parameter<Boolean> FLANK = Parameter.flag("flank", "attacked in an open flank or the rear")
            .notWith(SQUARE)
            .defenders();

    private static final Code FIGHT = Code.of("fight", "Neither gives way: it comes to a fight.");
    private static final Code DEFENDER_FALLS_BACK =
            Code.of("defender-falls-back", "The defender falls back before contact.");
    private static final Code DEFENDER_ROUTS = Code.of("defender-routs", "The defender breaks and routs.");
    private static final Code ATTACKER_HALTS = Code.of("attacker-halts", "The attack stalls short of the enemy.");
    private static final Code ATTACKER_FALLS_BACK = Code.of("attacker-falls-back", "The attacker is thrown back.");
    private static final Code CANNOT_ADVANCE =
            Code.of("cannot-advance", "At 6 pips a unit may not move towards the enemy.");
    private static final Code OVERRUN = Code.of("overrun", "The guns are overrun without a test.");
    private static final Code SCATTERED = Code.of("scattered", "Caught in the open, the skirmishers are scattered.");
    private static final Code SKIRMISHERS_RETIRE =
            Code.of("skirmishers-retire", "The skirmishers run back to their parent unit.");
    private static final Code GIVES_GROUND = Code.of("gives-ground", "The cavalry gives ground before the bayonets.");
    private static final Code CANNOT_CLOSE =
            Code.of("cannot-close", "The bayonets are too steady: the cavalry cannot close.");

    private static final List<Code> BY_DIFFERENCE =
            List.of(FIGHT, DEFENDER_FALLS_BACK, DEFENDER_ROUTS, ATTACKER_HALTS, ATTACKER_FALLS_BACK);

    static final Results RESULTS = new Results(
            TableSpec.named("contact-results", "Attacker's score less the defender's")
                    .everyKey(Column.code("versus", "infantry-infantry", "cavalry-cavalry", "cavalry-infantry"))
                    .openBand("from", "to"),
            BY_DIFFERENCE,
            Effects.betweenTwo(),
            Paperboys.NEXT);

    private static final Description DESCRIPTION = Description.of("contact", "will it come to blows?")
            .parameters(ATTACKER.parameters())
            .parameters(GLORY_USED)
            .parameters(DEFENDER.parameters())
            .parameters(COVER, SQUARE, FLANK)
            .dice("attacker's contact die", "defender's contact die")
            .codes(BY_DIFFERENCE)
            .codes(CANNOT_ADVANCE, OVERRUN, SCATTERED, SKIRMISHERS_RETIRE, GIVES_GROUND, CANNOT_CLOSE)
            .tables(ContactModifier.TABLE.spec(), RESULTS.spec(), Officer.TABLE.spec(), Limit.TABLE.spec())
            .rulings("PB-1", "PB-2", "PB-3", "PB-4", "PB-15", "PB-19")
            .examples(
                    "--att 4 --pips 1 --elite",
                    "--att 4 --charging --arm cavalry --def 6 --arm cavalry --pips 2",
                    "--att 4 --pips 1 --def 2 --column --pips 4",
                    "--arm cavalry --charging --stands 6 --def --pips 5 --square")
            .notes(
                    "A fight that is under way is joined only from the enemy's rear, by a contact test of its own.",
                    "Where parts of a unit meet several enemies, the worst result binds the whole unit.")
            .source("Morale, pips and the contact test; The contact test");

    private static final Set<EffectKind> GLORIES = Set.of(Effects.GLORY, Effects.CLEAR_PIPS, Effects.EXTRA_MOVE);

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        Optional<Code> untested = withoutTest(tables, situation, audit);
        if (untested.isPresent()) {
            return audit.outcome(untested.get());
        }
        int attacker = attackersScore(tables, situation, dice, audit);
        int defender = defendersScore(tables, situation, dice, audit);
        int difference = attacker - defender;
        audit.number("attacker", attacker).number("defender", defender).number("difference", difference);

        String versus = situation.get(ATTACKER.arm) + "-" + situation.get(DEFENDER.arm);
        Result result = RESULTS.of(tables, versus, difference);
        if (versus.equals("cavalry-cavalry") && difference <= -4) {
            audit.ruling("PB-2");
        }
        consequences(result, tables, situation, audit);
        return audit.outcome(result.code());
    }

    /** What needs no dice, in the order in which it is judged. */
    private static Optional<Code> withoutTest(Tables tables, Situation situation, Audit audit) {
        Arm attacker = situation.get(ATTACKER.arm);
        Arm defender = situation.get(DEFENDER.arm);
        if (situation.get(ATTACKER.pips) == Combatant.MOST_PIPS) {
            audit.ruling("PB-15");
            return Optional.of(CANNOT_ADVANCE);
        }
        if (defender == ARTILLERY) {
            audit.effect("defender", Effects.REMOVE);
            return Optional.of(OVERRUN);
        }
        if (defender == SKIRMISHERS) {
            return Optional.of(skirmishersCaught(attacker, situation.has(COVER), audit));
        }
        if (attacker == INFANTRY && defender == CAVALRY) {
            audit.ruling("PB-4").effect("defender", Effects.RETIRE);
            return Optional.of(GIVES_GROUND);
        }
        boolean steady = situation.get(DEFENDER.pips) < Limit.CAVALRY_CLOSES_AT_PIPS.in(tables);
        if (attacker == CAVALRY && defender == INFANTRY && steady && !situation.has(FLANK)) {
            return Optional.of(CANNOT_CLOSE);
        }
        return Optional.empty();
    }

    private static Code skirmishersCaught(Arm attacker, boolean cover, Audit audit) {
        if (attacker == CAVALRY && !cover) {
            audit.effect("defender", Effects.REMOVE);
            return SCATTERED;
        }
        if (attacker == CAVALRY) {
            audit.ruling("PB-3");
        }
        audit.effect("defender", Effects.REJOIN);
        return SKIRMISHERS_RETIRE;
    }

    private static int attackersScore(Tables tables, Situation situation, Dice dice, Audit audit) {
        Audit.Score score = ATTACKER.score(tables, situation, dice, audit);
        facingRegulars(score, ATTACKER, DEFENDER, tables, situation, audit);
        return score.total();
    }

    private static int defendersScore(Tables tables, Situation situation, Dice dice, Audit audit) {
        Audit.Score score = DEFENDER.score(tables, situation, dice, audit);
        facingRegulars(score, DEFENDER, ATTACKER, tables, situation, audit);
        boolean squareCounts = situation.has(SQUARE) && situation.get(ATTACKER.arm) == CAVALRY;
        if (situation.has(COVER)) {
            ContactModifier.COVER.addTo(score, tables);
        } else if (squareCounts) {
            ContactModifier.SQUARE.addTo(score, tables);
        }
        if (situation.has(COVER) && squareCounts) {
            audit.ruling("PB-1");
        }
        if (situation.has(FLANK)) {
            ContactModifier.FLANK.addTo(score, tables);
        }
        return score.total();
    }

    /** Irregular cavalry suffers only from regular cavalry. */
    private static void facingRegulars(
            Audit.Score score, Combatant unit, Combatant enemy, Tables tables, Situation situation, Audit audit) {
        if (!situation.has(unit.irregular) || situation.get(enemy.arm) != CAVALRY) {
            return;
        }
        if (situation.has(enemy.irregular)) {
            audit.ruling("PB-19");
        } else {
            ContactModifier.IRREGULAR.addTo(score, tables);
        }
    }

    private static void consequences(Result result, Tables tables, Situation situation, Audit audit) {
        List<Effect> effects = new ArrayList<>(result.effects());
        if (situation.has(GLORY_USED)) {
            effects.removeIf(effect -> GLORIES.contains(effect.kind()));
        }
        boolean surrendered = surrender(effects, ATTACKER, situation) || surrender(effects, DEFENDER, situation);
        for (Effect effect : effects) {
            Optional<Integer> stands = situation.find(ATTACKER.stands);
            if (effect.is(Effects.LOSE_STANDS_EACH_TURN) && stands.isPresent()) {
                int lost = stands.get() / Limit.CAVALRY_STANDS_A_STAND.in(tables);
                audit.effect(effect.side(), effect.kind(), lost);
            } else {
                audit.effects(List.of(effect));
            }
        }
        if (!surrendered) {
            audit.next(result.next());
        }
        officerAtRisk(effects, ATTACKER, situation, audit);
        officerAtRisk(effects, DEFENDER, situation, audit);
    }

    /** A unit engaged front and rear that would go back has nowhere to go, and nobody rides after it. */
    private static boolean surrender(List<Effect> effects, Combatant unit, Situation situation) {
        if (!situation.has(unit.surrounded) || !unit.goesBack(effects)) {
            return false;
        }
        effects.removeIf(effect ->
                effect.side().equals(unit.name) || effect.is(Effects.PURSUE) || effect.is(Effects.MUST_PURSUE));
        effects.add(Effect.of(unit.name, Effects.REMOVE));
        return true;
    }

    /** Each time his unit loses a stand, an officer with it tests for his life. */
    private static void officerAtRisk(List<Effect> effects, Combatant unit, Situation situation, Audit audit) {
        boolean standLost = effects.stream().anyMatch(effect -> effect.is(Effects.LOSE_STAND, unit.name));
        if (standLost && situation.given(unit.officer)) {
            audit.next("officer");
        }
    }
}
