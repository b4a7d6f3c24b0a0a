package grognard.rules.napoleonic.combat;

import grognard.rules.Description;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.combat.CombatResult.Struck;
import grognard.table.TableSpec;
import java.util.List;

/**
 * Two units fight. The odds of their strengths find a column, shifted for combined arms and flank; a random number with
 * its modifiers finds the result in it.
 */
public final class Combat extends AbstractResolver {

    private static final Contest CONTEST = Contest.ofSeveral();

    public Combat() {
        super(Description.of("combat", "two units fight")
                .roles("attacker", "defender")
                .others("with with")
                .marks("attacker charged-on = (turn) if charging")
                .parameters(CONTEST.parameters())
                .bare(CONTEST.attacker.bases, CONTEST.attacker.troop, CONTEST.defender.bases, CONTEST.defender.troop)
                .dice("combat number")
                .codes(CombatResult.codes())
                .wanted("Dr")
                .tables(Contest.tables())
                .rulings("NA-1", "NA-3", "NA-4", "NA-5", "NA-7", "NA-9")
                .examples(
                        "--bases 5 --troop french-line --def --bases 5 --troop austrian-line --roll 0.412",
                        "--bases 4 --troop french-lancer --first-contact --charging --def --bases 3 --troop"
                                + " austrian-hussar",
                        "--bases 5 --troop prussian-line --from flank --def --troop french-foot-battery",
                        "--bases 8 --troop french-line --with Cuirassiers,6,french-cuirassier, --def --bases 8 --troop"
                                + " austrian-line",
                        "--strength 22.5 --def-strength 12 --general napoleon --ground defender")
                .notes(
                        "Units that see each other within reach must fight: infantry within its range, cavalry in contact.",
                        "Units that attack together, --with, add their strengths; the result falls on the first alone.",
                        "Every base of a column counts, however far back it stands.",
                        "A side that routs its enemy in close combat tests its control at once: control. An exchange has"
                                + " no winner.",
                        "A battery defends with strength 1 whatever its state and needs no --def-bases.",
                        "The generals are taken to be unhurt in their own test of this turn: general.")
                .source("8 Combat phase"));
    }

    @Override
    protected void check(Premises premises) {
        CONTEST.check(premises);
    }

    @Override
    public List<TableSpec> decidedBy(Premises premises) {
        return CONTEST.decidedBy(premises, false);
    }

    @Override
    protected Resolution resolve(Working working) {
        String column = CONTEST.column(working);
        CombatResult result = CONTEST.result(column, working);
        Struck attacker = CONTEST.attackerStruck(result, working);
        Struck defender = CONTEST.defenderStruck(result, working);
        String words = result.code().text() + attacker.tell(working) + defender.tell(working);
        result.sendOn(attacker, defender, winner -> CONTEST.after("control", winner, working), working);
        return working.outcome(result.code(attacker, defender), words);
    }
}
