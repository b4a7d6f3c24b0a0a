package grognard.rules.napoleonic.combat;

import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.combat.Contest.Fought;
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
                .parameters(CONTEST.parameters())
                .bare(CONTEST.attacker.bases, CONTEST.attacker.troop, CONTEST.defender.bases, CONTEST.defender.troop)
                .dice("combat number")
                .codes(CombatResult.codes())
                .wanted("Dr")
                .tables(Contest.tables())
                .rulings(Contest.RULINGS)
                .rulings("NA-12", "NA-20")
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
                        "Units that attack together, --with, add their strengths and share a bad result. A rout costs the"
                                + " group one base, of the unit that --loses names or the first, and all of it routs.",
                        "A battery in --with counts as an arm and adds no strength.",
                        "Every base of a column counts, however far back it stands.",
                        "Units that rout their enemy in close combat test their control at once: control. After an exchange"
                                + " they do so only with --house exchange.control=yes.",
                        "Troops that retreat with their backs turned cannot attack.",
                        "A battery defends with strength 1 whatever its state and needs no --def-bases.",
                        "The generals are taken to be unhurt in their own test of this turn: general.")
                .source("8 Combat phase"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        CONTEST.check(inputs);
    }

    @Override
    public List<TableSpec> decidedBy(ResolverInput inputs) {
        return CONTEST.decidedBy(inputs, false);
    }

    @Override
    protected Resolution resolve(Working working) {
        Fought fought = CONTEST.fight(working);
        String words = fought.tell(working);
        fought.result()
                .sendOn(
                        fought.attackers(),
                        fought.defender(),
                        name -> CONTEST.after("control", name, working),
                        working);
        String more = CONTEST.isRideDown(working)
                ? " Cavalry that touches routing infantry takes a base each move without a number: ride-down."
                : "";
        return working.outcome(fought.code(), words + more);
    }
}
