package grognard.rules.paperboys;

import grognard.rules.AbstractResolver;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.ResultTable;
import grognard.rules.ResultTable.Result;
import grognard.rules.Working;
import grognard.table.TableSpec;
import java.util.List;

/** Skirmishers against skirmishers. */
public final class Firefight extends AbstractResolver {

    private static final Parameter<Integer> STANDS = stands().attackers();
    private static final Parameter<Boolean> RIFLES = rifles().attackers();
    private static final Parameter<Integer> RIFLE_STANDS =
            rifleStands().notWith(RIFLES).attackers();
    private static final Parameter<Integer> DEF_STANDS = stands().defenders();
    private static final Parameter<Boolean> DEF_RIFLES = rifles().defenders();
    private static final Parameter<Integer> DEF_RIFLE_STANDS =
            rifleStands().notWith(DEF_RIFLES).defenders();

    private static final Code CONTINUES = Code.of("continues", "Neither gives way; the firefight goes on next turn.");
    private static final Code FALLS_BACK = Code.of("falls-back", "The loser's skirmishers are pushed back.");
    private static final Code DRIVEN_IN =
            Code.of("driven-in", "The loser's skirmishers are driven in and form up again with their unit.");

    private static final ResultTable RESULTS = new ResultTable(
            TableSpec.named("firefight-results", "Difference of hits").bandUpwards("from", "to"),
            List.of(CONTINUES, FALLS_BACK, DRIVEN_IN),
            Effects.betweenWinnerAndLoser(),
            Effects.NEXT);

    private static Parameter<Integer> stands() {
        return Stands.parameter("stands", "skirmisher stands within 25 cm")
                .required()
                .part("stands");
    }

    private static Parameter<Boolean> rifles() {
        return Parameter.flag("rifles", "all armed with rifles: 4s are thrown again, once")
                .is("weapon", "rifle");
    }

    private static Parameter<Integer> rifleStands() {
        return Stands.parameter("rifle-stands", "so many of them armed with rifles, in a mixed screen")
                .moment();
    }

    public Firefight() {
        super(Description.of("firefight", "skirmishers against skirmishers")
                .parameters(STANDS, RIFLES, RIFLE_STANDS, DEF_STANDS, DEF_RIFLES, DEF_RIFLE_STANDS)
                .roles("attacker", "defender")
                .marks("attacker fired", "defender fired", "attacker under-fire", "defender under-fire")
                .bare(STANDS, DEF_STANDS)
                .dice(
                        "attacker's shots, rifles before muskets",
                        "attacker's 4s again (rifles)",
                        "defender's shots, rifles before muskets",
                        "defender's 4s again (rifles)")
                .codes(CONTINUES, FALLS_BACK, DRIVEN_IN)
                .tables(FireLimit.TABLE.spec(), RESULTS.spec())
                .examples(
                        "--stands 3 --rifles --def-stands 4",
                        "--stands 4 --def --stands 3 --rifles",
                        "--stands 5 --rifle-stands 2 --def --stands 6")
                .notes("Only stands within 25 cm of the enemy's screen throw.", "A firefight causes no casualties.")
                .source("Skirmish firefight"));
    }

    @Override
    protected void check(Premises premises) {
        atMost(STANDS, RIFLE_STANDS, premises);
        atMost(DEF_STANDS, DEF_RIFLE_STANDS, premises);
    }

    private static void atMost(Parameter<Integer> stands, Parameter<Integer> rifles, Premises premises) {
        if (premises.find(rifles).orElse(0) > premises.get(stands)) {
            throw premises.refuse(rifles, "at most the " + premises.get(stands) + " of " + stands);
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        TestResult tested = working.step("firefight", step -> tested(step));
        Margin margin = tested.scores().numbers(working);
        Result result = tested.result();
        working.effects(margin.placed(result.effects())).next(result.next());
        return working.outcome(result.code(), margin.words(result.code().text()));
    }

    private static TestResult tested(Working working) {
        int rifles = working.has(RIFLES)
                ? working.get(STANDS)
                : working.find(RIFLE_STANDS).orElse(0);
        int attacker = hits("attacker", working.get(STANDS), rifles, working);
        int theirs = working.has(DEF_RIFLES)
                ? working.get(DEF_STANDS)
                : working.find(DEF_RIFLE_STANDS).orElse(0);
        int defender = hits("defender", working.get(DEF_STANDS), theirs, working);
        Margin margin = new Margin(attacker, defender);
        return new TestResult(RESULTS.of(working, margin.size()), margin, margin.sign());
    }

    private static int hits(String side, int stands, int rifles, Working working) {
        int hitsOn = FireLimit.SKIRMISHER_HITS_ON.in(working);
        int again = FireLimit.RIFLES_THROW_AGAIN.in(working);
        int hits = working.dice().result(new Skirmish(side, stands - rifles, rifles, hitsOn, again));
        String whose = rifles == stands ? "" : " of " + rifles + (rifles == 1 ? " rifle" : " rifles");
        String note = hitsOn + "+ hits" + (rifles > 0 ? ", " + again + "s again" + whose : "");
        working.line(side, "hits", hits, note);
        return hits;
    }
}
