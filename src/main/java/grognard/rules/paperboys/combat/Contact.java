package grognard.rules.paperboys.combat;

import static grognard.rules.paperboys.unit.Arm.ARTILLERY;
import static grognard.rules.paperboys.unit.Arm.CAVALRY;
import static grognard.rules.paperboys.unit.Arm.INFANTRY;
import static grognard.rules.paperboys.unit.Arm.SKIRMISHERS;

import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.ResultTable;
import grognard.rules.base.ResultTable.Result;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Arm;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.HouseRules;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Margin;
import grognard.rules.paperboys.unit.Officer;
import grognard.rules.paperboys.unit.Pips;
import grognard.rules.paperboys.unit.Quality;
import grognard.rules.paperboys.unit.TestResult;
import grognard.table.Column;
import grognard.table.TableSource;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/**
 * Will it come to blows? First the cases without dice (guns, skirmishers, cavalry before infantry). Otherwise each side
 * throws a d6, takes off its pips and adds its modifiers; the attacker's score less the defender's finds the result.
 */
public final class Contact extends AbstractResolver {

    static final List<Arm> ATTACKERS = List.of(INFANTRY, CAVALRY);
    static final List<Arm> DEFENDERS = List.of(INFANTRY, CAVALRY, ARTILLERY, SKIRMISHERS);

    private static final Encounter ENCOUNTER = new Encounter(ATTACKERS, DEFENDERS);

    static final Code FIGHT =
            Code.of("fight", "Neither gives way: fight it out at the end of the attacker's move phase.");

    /** Codes of the results table. */
    static final List<Code> BY_DIFFERENCE = List.of(
            FIGHT,
            Code.of("defender-falls-back", "The defender falls back before contact."),
            Code.of("defender-routs", "The defender breaks and routs."),
            Code.of("attacker-halts", "The attack stalls short of the enemy."),
            Code.of("attacker-falls-back", "The attacker is thrown back."));

    static final Code CANNOT_ADVANCE = Code.of("cannot-advance", "At 6 pips a unit may not move towards the enemy.");

    /** Only where house rules let infantry meet cavalry. */
    private static final Code ATTACKER_ROUTS = Code.of("attacker-routs", "The attacker breaks and routs.");

    private static final Code OVERRUN = Code.of("overrun", "The guns are overrun without a test.");
    private static final Code SCATTERED = Code.of("scattered", "Caught in the open, the skirmishers are scattered.");
    private static final Code SKIRMISHERS_RETIRE =
            Code.of("skirmishers-retire", "The skirmishers run back to their parent unit.");
    private static final Code GIVES_GROUND = Code.of("gives-ground", "The cavalry gives ground before the bayonets.");
    private static final Code CANNOT_CLOSE =
            Code.of("cannot-close", "The bayonets are too steady: the cavalry cannot close.");

    /** Codes of contacts that are settled without dice. */
    static final List<Code> WITHOUT_TEST =
            List.of(CANNOT_ADVANCE, OVERRUN, SCATTERED, SKIRMISHERS_RETIRE, GIVES_GROUND, CANNOT_CLOSE);

    private static final String TWO_OF_CAVALRY = "cavalry-cavalry";
    private static final String TWO_OF_INFANTRY = "infantry-infantry";
    private static final String CAVALRY_AND_INFANTRY = "cavalry-infantry";

    static final ResultTable RESULTS = new ResultTable(
            TableSpec.named("contact-results", "Attacker's score less the defender's")
                    .everyKey(Column.code("versus", TWO_OF_INFANTRY, TWO_OF_CAVALRY, CAVALRY_AND_INFANTRY))
                    .openBand("from", "to"),
            BY_DIFFERENCE,
            Effects.betweenTwo(),
            Effects.NEXT);

    /**
     * A difference at or below this gives a beaten attacker of infantry two pips; for cavalry the text is silent
     * (PB-2).
     */
    private static final int BADLY_BEATEN = -4;

    public Contact() {
        super(Description.of("contact", "will it come to blows?")
                .parameters(ENCOUNTER.parameters())
                .roles("attacker", "defender")
                .bare(ENCOUNTER.attacker.pips, ENCOUNTER.defender.pips)
                .bare(ENCOUNTER.attacker.arm, ENCOUNTER.defender.arm)
                .bare(ENCOUNTER.attacker.quality, ENCOUNTER.defender.quality)
                .dice("attacker's contact die", "defender's contact die")
                .codes(BY_DIFFERENCE)
                .codes(ATTACKER_ROUTS)
                .codes(WITHOUT_TEST)
                .wanted(
                        "defender-falls-back",
                        "defender-routs",
                        "overrun",
                        "scattered",
                        "skirmishers-retire",
                        "gives-ground")
                .tables(tables())
                .rulings("PB-1", "PB-2", "PB-3", "PB-4", "PB-15", "PB-19", "PB-20", "PB-29", "PB-31")
                .examples(
                        "--att 4 --pips 1 --elite",
                        "--att 4 --charging --arm cavalry --def 6 --arm cavalry --pips 2",
                        "--att 4 --pips 1 --def 2 --column --pips 4",
                        "--arm cavalry --charging --stands 6 --def --pips 5 --square")
                .notes(
                        "Cavalry in Glory must use its extra move to pursue; infantry may use it at another enemy.",
                        "A fight that is under way is joined only from the enemy's rear, by a contact test of its own.",
                        "Where parts of a unit meet several enemies, the worst result binds the whole unit.")
                .source("Morale, pips and the contact test; The contact test"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        ENCOUNTER.checkCharges(inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        Optional<Resolution> untested = withoutTest(ENCOUNTER, working);
        if (untested.isPresent()) {
            return untested.get();
        }
        Quality attackers = working.get(ENCOUNTER.attacker.quality);
        TestResult tested = test(ENCOUNTER, attackers, false, working);
        tested.scores().numbers(working);
        Result result = tested.result();
        Code code = result.code();
        return ENCOUNTER.aftermath(result, false, working).outcome(code, working);
    }

    /** Settles the cases without dice: pips, steady infantry, guns, skirmishers, cavalry before infantry. */
    static Optional<Resolution> withoutTest(Encounter encounter, Working working) {
        Arm attacker = working.get(encounter.attacker.arm);
        Arm defender = working.get(encounter.defender.arm);
        if (cannotAdvance(encounter, working)) {
            // PB-15: a unit at 6 pips may not advance, so it makes no test of its own
            return Optional.of(working.ruling("PB-15").outcome(CANNOT_ADVANCE));
        }
        boolean frontal = attacker == CAVALRY && defender == INFANTRY && !working.has(encounter.flank);
        if (frontal && isSteady(encounter.defender, working)) {
            return Optional.of(working.outcome(CANNOT_CLOSE));
        }
        encounter.charge(working);
        if (defender == ARTILLERY) {
            return Optional.of(settled(OVERRUN, Effects.REMOVE, encounter, working));
        }
        if (defender == SKIRMISHERS) {
            return Optional.of(skirmishersMet(attacker, encounter, working));
        }
        return encounter.isHerded(working) ? herded(encounter, working) : Optional.empty();
    }

    private static Resolution skirmishersMet(Arm attacker, Encounter encounter, Working working) {
        if (attacker == CAVALRY) {
            if (!working.has(encounter.cover)) {
                return settled(SCATTERED, Effects.REMOVE, encounter, working);
            }
            // PB-3: the text speaks only of skirmishers in the open; in cover they run back
            working.ruling("PB-3");
        }
        return settled(SKIRMISHERS_RETIRE, Effects.REJOIN, encounter, working);
    }

    /** Cavalry gives ground before infantry; by house rules it stands and tests if the infantry is not steady. */
    private static Optional<Resolution> herded(Encounter encounter, Working working) {
        if (!isSteady(encounter.attacker, working)) {
            // PB-4: the text speaks of steady infantry
            working.ruling("PB-4");
            if (working.house(HouseRules.HERDING) == HouseRules.Herding.STEADY) {
                return Optional.empty();
            }
        }
        return Optional.of(settled(GIVES_GROUND, Effects.RETIRE, encounter, working));
    }

    /** Whether infantry has so few pips that cavalry does not face it. */
    private static boolean isSteady(Combatant infantry, Working working) {
        return working.get(infantry.pips) < Limit.CAVALRY_CLOSES_AT_PIPS.in(working);
    }

    private static Resolution settled(Code code, EffectKind effect, Encounter encounter, Working working) {
        Aftermath aftermath = new Aftermath(List.of(Effect.of("defender", effect)), List.of());
        encounter.settle(aftermath, working);
        return aftermath.outcome(code, working);
    }

    static boolean cannotAdvance(Encounter encounter, Working working) {
        return working.get(encounter.attacker.pips) == Pips.MOST;
    }

    /**
     * Both throw a die and add up their scores; the difference finds the result.
     *
     * @param counted the quality that the attacker counts as; grenadiers count as elite
     * @param obstacle whether the defender has the modifier of an obstacle even without cover
     */
    static TestResult test(Encounter encounter, Quality counted, boolean obstacle, Working working) {
        int attacker = attackersScore(encounter, counted, working);
        int defender = defendersScore(encounter, obstacle || working.has(encounter.cover), working);
        Margin scores = new Margin(attacker, defender);
        Result result = encounter.isHerded(working)
                ? mirrored(RESULTS.of(working, CAVALRY_AND_INFANTRY, -scores.difference()))
                : RESULTS.of(working, versus(encounter, scores, working), scores.difference());
        return new TestResult(result, scores, result.code().equals(FIGHT) ? 0 : scores.sign());
    }

    private static String versus(Encounter encounter, Margin scores, Working working) {
        String versus = working.get(encounter.attacker.arm).word() + "-"
                + working.get(encounter.defender.arm).word();
        if (versus.equals(TWO_OF_CAVALRY) && scores.difference() <= BADLY_BEATEN) {
            // PB-2: the text gives no pips to cavalry that cavalry beats off; the house key may
            working.ruling("PB-2");
            return working.house(HouseRules.BEATEN_CAVALRY) == HouseRules.BeatenCavalry.GAINS_PIPS
                    ? TWO_OF_INFANTRY
                    : versus;
        }
        return versus;
    }

    /** The result of cavalry against infantry where the infantry attacked: attacker and defender change places. */
    private static Result mirrored(Result result) {
        List<Effect> effects = result.effects().stream()
                .map(effect -> new Effect(
                        effect.side().equals("attacker") ? "defender" : "attacker", effect.kind(), effect.amount()))
                .toList();
        Code code = switch (result.code().name()) {
            case "attacker-falls-back" -> Code.named("defender-falls-back", BY_DIFFERENCE);
            case "defender-falls-back" -> Code.named("attacker-falls-back", BY_DIFFERENCE);
            case "defender-routs" -> ATTACKER_ROUTS;
            default -> result.code();
        };
        return new Result(code, effects, result.next());
    }

    private static int attackersScore(Encounter encounter, Quality counted, Working working) {
        Audit.Score score = score(encounter.attacker, counted, working);
        facingRegulars(score, encounter.attacker, encounter.defender, working);
        return score.total();
    }

    private static int defendersScore(Encounter encounter, boolean covered, Working working) {
        Audit.Score score = score(encounter.defender, working.get(encounter.defender.quality), working);
        facingRegulars(score, encounter.defender, encounter.attacker, working);
        boolean square = working.has(encounter.square);
        boolean squareCounts = square && working.get(encounter.attacker.arm) == CAVALRY;
        if (covered) {
            ContactModifier.COVER.addTo(score, working);
        } else if (squareCounts) {
            ContactModifier.SQUARE.addTo(score, working);
        }
        // PB-1: cover and square count once, and a square counts only against cavalry
        working.rulingIf(square && (covered || !squareCounts), "PB-1");
        ContactModifier.FLANK.addIf(encounter.flank, score, working);
        return score.total();
    }

    /** The die, less the pips, with the modifiers that either side can have. */
    private static Audit.Score score(Combatant unit, Quality counted, Working working) {
        Audit.Score score = working.score(unit.name)
                .die(working.dice().one(unit.contactDie, Die.D6, working.find(unit.die)))
                .add("pips", -working.get(unit.pips));
        switch (counted) {
            case ELITE -> ContactModifier.ELITE.addTo(score, working);
            case RAW -> ContactModifier.RAW.addTo(score, working);
            case TRAINED -> {}
        }
        ContactModifier.CHARGING.addIf(unit.mounted && working.has(unit.charging), score, working);
        ContactModifier.COLUMN.addIf(unit.column, score, working);
        ContactModifier.FRIEND_ROUTING.addIf(unit.friendRouting, score, working);
        Officer.help(score, unit.officer, working);
        return score;
    }

    /** Adds the modifier of irregular cavalry, which counts against regular cavalry only. */
    private static void facingRegulars(Audit.Score score, Combatant unit, Combatant enemy, Working working) {
        if (!unit.isIrregularFacing(enemy, working)) {
            return;
        }
        if (working.has(enemy.irregular)) {
            // PB-19: irregular cavalry suffers only against regular cavalry
            working.ruling("PB-19");
        } else {
            ContactModifier.IRREGULAR.addTo(score, working);
        }
    }

    static TableSource[] tables() {
        return new TableSource[] {ContactModifier.TABLE, RESULTS, Officer.TABLE, Limit.TABLE};
    }
}
