package grognard.rules.paperboys;

import static grognard.rules.paperboys.Arm.CAVALRY;
import static grognard.rules.paperboys.Arm.INFANTRY;
import static grognard.rules.paperboys.Arm.SKIRMISHERS;

import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResultTable;
import grognard.rules.ResultTable.Result;
import grognard.rules.Situation;
import grognard.rules.Working;
import grognard.table.Column;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Two units about to meet: the options, dice and results of the contact test, in the open or at a breach. */
final class Encounter {

    static final Code FIGHT =
            Code.of("fight", "Neither gives way: fight it out at the end of the attacker's move phase.");
    static final Code DEFENDER_FALLS_BACK = Code.of("defender-falls-back", "The defender falls back before contact.");
    static final Code DEFENDER_ROUTS = Code.of("defender-routs", "The defender breaks and routs.");
    static final Code ATTACKER_HALTS = Code.of("attacker-halts", "The attack stalls short of the enemy.");
    static final Code ATTACKER_FALLS_BACK = Code.of("attacker-falls-back", "The attacker is thrown back.");
    static final Code CANNOT_ADVANCE = Code.of("cannot-advance", "At 6 pips a unit may not move towards the enemy.");

    static final List<Code> BY_DIFFERENCE =
            List.of(FIGHT, DEFENDER_FALLS_BACK, DEFENDER_ROUTS, ATTACKER_HALTS, ATTACKER_FALLS_BACK);

    private static final String TWO_OF_CAVALRY = "cavalry-cavalry";

    private static final String TWO_OF_INFANTRY = "infantry-infantry";

    /** From here on a beaten attacker of infantry gains pips. */
    private static final int BADLY_BEATEN = -4;

    static final ResultTable RESULTS = new ResultTable(
            TableSpec.named("contact-results", "Attacker's score less the defender's")
                    .everyKey(Column.code("versus", TWO_OF_INFANTRY, TWO_OF_CAVALRY, "cavalry-infantry"))
                    .openBand("from", "to"),
            BY_DIFFERENCE,
            Effects.betweenTwo(),
            Paperboys.NEXT);

    private static final Set<EffectKind> GLORIES = Set.of(Effects.GLORY, Effects.CLEAR_PIPS, Effects.EXTRA_MOVE);

    final Combatant attacker;
    final Combatant defender;
    final Parameter<Boolean> cover;
    final Parameter<Boolean> flank;
    private final Parameter<Boolean> gloryUsed =
            Parameter.flag("glory-used", "has had its Glory this game").attackers();
    final Parameter<Boolean> square;

    Encounter(List<Arm> attackers, List<Arm> defenders) {
        this(attackers, defenders, Stands.parameter("stands", "stands in the unit"));
    }

    /** @param stands what is asked of both about their stands */
    Encounter(List<Arm> attackers, List<Arm> defenders, Parameter<Integer> stands) {
        attacker = new Combatant(Side.ATTACKER, attackers, stands);
        defender = new Combatant(Side.DEFENDER, defenders, stands);
        cover = Parameter.flag("cover", "infantry or skirmishers: defending cover")
                .onlyWith(defender.arm, List.of(INFANTRY, SKIRMISHERS))
                .defenders();
        square = Parameter.flag("square", "infantry: in square")
                .onlyWith(defender.arm, INFANTRY)
                .notWith(defender.column)
                .defenders();
        flank = Parameter.flag("flank", "attacked in an open flank or the rear")
                .notWith(square)
                .defenders();
    }

    List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(attacker.parameters());
        all.add(gloryUsed);
        all.addAll(defender.parameters());
        all.addAll(List.of(cover, square, flank));
        return all;
    }

    static TableSpec[] tables() {
        return new TableSpec[] {ContactModifier.TABLE.spec(), RESULTS.spec(), Officer.TABLE.spec(), Limit.TABLE.spec()};
    }

    boolean cannotAdvance(Situation situation) {
        return situation.get(attacker.pips) == Pips.MOST;
    }

    /**
     * Throws the contact dice and finds the result.
     *
     * @param counted the quality that the attacker counts as
     * @param obstacle whether the defender has an obstacle before it, whatever was said of cover
     */
    Tested test(Quality counted, boolean obstacle, Working working) {
        Audit.Score attackers = attacker.score(counted, working);
        facingRegulars(attackers, attacker, defender, working);
        int attackersScore = attackers.total();
        int defendersScore = defendersScore(obstacle || working.has(cover), working);
        Margin scores = new Margin(attackersScore, defendersScore);
        String versus = working.get(attacker.arm) + "-" + working.get(defender.arm);
        if (versus.equals(TWO_OF_CAVALRY) && scores.difference() <= BADLY_BEATEN) {
            working.ruling("PB-2");
            versus = working.tables().house(BeatenCavalry.KEY) == BeatenCavalry.GAINS_PIPS ? TWO_OF_INFANTRY : versus;
        }
        return new Tested(RESULTS.of(working.tables(), versus, scores.difference()), scores);
    }

    private int defendersScore(boolean covered, Working working) {
        Audit.Score score = defender.score(working.get(defender.quality), working);
        facingRegulars(score, defender, attacker, working);
        boolean squareCounts = working.has(square) && working.get(attacker.arm) == CAVALRY;
        if (covered) {
            ContactModifier.COVER.addTo(score, working.tables());
        } else if (squareCounts) {
            ContactModifier.SQUARE.addTo(score, working.tables());
        }
        if (working.has(square) && (covered || !squareCounts)) {
            working.ruling("PB-1");
        }
        if (working.has(flank)) {
            ContactModifier.FLANK.addTo(score, working.tables());
        }
        return score.total();
    }

    /** Irregular cavalry suffers only from regular cavalry. */
    private static void facingRegulars(Audit.Score score, Combatant unit, Combatant enemy, Working working) {
        if (!unit.isIrregularFacing(enemy, working.situation())) {
            return;
        }
        if (working.has(enemy.irregular)) {
            working.ruling("PB-19");
        } else {
            ContactModifier.IRREGULAR.addTo(score, working.tables());
        }
    }

    /**
     * What the result means for these two.
     *
     * @param obstacle whether there is one to be fought over
     */
    Aftermath aftermath(Result result, boolean obstacle, Working working) {
        Aftermath aftermath = new Aftermath(result.effects(), List.of());
        for (Next due : result.next()) {
            aftermath.next(known(due, obstacle, working.situation()));
        }
        if (working.has(gloryUsed)) {
            aftermath.remove(GLORIES);
        }
        Optional<Integer> stands = working.find(attacker.stands);
        if (stands.isPresent()) {
            aftermath.amount(
                    Effects.LOSE_STANDS_EACH_TURN, stands.get() / Limit.CAVALRY_STANDS_A_STAND.in(working.tables()));
        }
        settle(aftermath, working.situation(), working.audit());
        if (aftermath.has(Effects.EXTRA_MOVE, attacker.name) && aftermath.has(Effects.MUST_PURSUE, attacker.name)) {
            aftermath.reword(attacker.name, Effects.EXTRA_MOVE_OF_CAVALRY);
            aftermath.reword(attacker.name, Effects.MUST_PURSUE_IN_GLORY);
        }
        return aftermath;
    }

    /** What is due, with all that these two are known to bring to it. */
    private Next known(Next due, boolean obstacle, Situation situation) {
        if (due.resolver().equals(FIGHT.name())) {
            Next fight = due.on(attacker.name, defender.name);
            Next both = defender.broughtTo(attacker.broughtTo(fight, situation), situation);
            return obstacle ? both.with("def-obstacle") : both;
        }
        if (due.resolver().equals("pursuit")) {
            return attacker.pursuit(defender.arm, situation);
        }
        return due;
    }

    /** Judges surrounded units, squares that are beaten and officers at risk. */
    void settle(Aftermath aftermath, Situation situation, Audit audit) {
        aftermath.surrender(attacker.name, situation.has(attacker.surrounded));
        aftermath.surrender(defender.name, situation.has(defender.surrounded));
        if (situation.has(square) && aftermath.goesBack(defender.name)) {
            audit.ruling("PB-20");
        }
        aftermath.officerAtRisk(attacker.name, situation.given(attacker.officer));
        aftermath.officerAtRisk(defender.name, situation.given(defender.officer));
    }
}
