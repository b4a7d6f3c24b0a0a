package grognard.rules.paperboys;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Results;
import grognard.rules.Results.Result;
import grognard.rules.Situation;
import grognard.rules.Step;
import grognard.rules.Tables;
import grognard.table.TableSpec;
import java.util.List;

/** Skirmishers against skirmishers. */
public final class Firefight implements Resolver {

    private static final Parameter<Integer> STANDS = stands().attackers();
    private static final Parameter<Boolean> RIFLES = rifles().attackers();
    private static final Parameter<Integer> DEF_STANDS = stands().defenders();
    private static final Parameter<Boolean> DEF_RIFLES = rifles().defenders();

    private static final Code CONTINUES = Code.of("continues", "Neither gives way; the firefight goes on next turn.");
    private static final Code FALLS_BACK = Code.of("falls-back", "The loser's skirmishers are pushed back.");
    private static final Code DRIVEN_IN =
            Code.of("driven-in", "The loser's skirmishers are driven in and form up again with their unit.");

    private static final Results RESULTS = new Results(
            TableSpec.named("firefight-results", "Difference of hits").bandUpwards("from", "to"),
            List.of(CONTINUES, FALLS_BACK, DRIVEN_IN),
            Effects.betweenWinnerAndLoser(),
            Paperboys.NEXT);

    private static final Description DESCRIPTION = Description.of("firefight", "skirmishers against skirmishers")
            .parameters(STANDS, RIFLES, DEF_STANDS, DEF_RIFLES)
            .dice(
                    "attacker's shots",
                    "attacker's 4s again (rifles)",
                    "defender's shots",
                    "defender's 4s again (rifles)")
            .codes(CONTINUES, FALLS_BACK, DRIVEN_IN)
            .tables(FireLimit.TABLE.spec(), RESULTS.spec())
            .examples("--stands 3 --rifles --def-stands 4", "--stands 4 --def --stands 3 --rifles")
            .notes("Only stands within 25 cm of the enemy's screen throw.", "A firefight causes no casualties.")
            .source("Skirmish firefight");

    private static Parameter<Integer> stands() {
        return Stands.parameter("stands", "skirmisher stands within 25 cm").required();
    }

    private static Parameter<Boolean> rifles() {
        return Parameter.flag("rifles", "armed with rifles: 4s are thrown again, once");
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        Tested tested = dice.result(Step.of("firefight", cup -> tested(tables, situation, cup, audit)));
        Margin margin = tested.scores().numbers(audit);
        Result result = tested.result();
        audit.effects(margin.placed(result.effects())).next(result.next());
        return audit.outcome(result.code(), margin.words(result.code().text()));
    }

    private static Tested tested(Tables tables, Situation situation, Dice dice, Audit audit) {
        int attacker = hits("attacker", situation.get(STANDS), situation.has(RIFLES), tables, dice, audit);
        int defender = hits("defender", situation.get(DEF_STANDS), situation.has(DEF_RIFLES), tables, dice, audit);
        Margin margin = new Margin(attacker, defender);
        return new Tested(RESULTS.of(tables, margin.size()), margin);
    }

    private static int hits(String side, int stands, boolean rifles, Tables tables, Dice dice, Audit audit) {
        int hitsOn = FireLimit.SKIRMISHER_HITS_ON.in(tables);
        int again = rifles ? FireLimit.RIFLES_THROW_AGAIN.in(tables) : 0;
        int hits = dice.result(new Skirmish(side, stands, hitsOn, again));
        String note = hitsOn + "+ hits" + (rifles ? ", " + again + "s again" : "");
        audit.line(side, "hits", hits, note);
        return hits;
    }
}
