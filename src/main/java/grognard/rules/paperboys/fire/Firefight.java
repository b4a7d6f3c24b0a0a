package grognard.rules.paperboys.fire;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Sequence;
import grognard.dice.Tally;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Party;
import grognard.rules.base.ResultTable;
import grognard.rules.base.ResultTable.Result;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Margin;
import grognard.rules.paperboys.unit.Stands;
import grognard.rules.paperboys.unit.TestResult;
import grognard.table.TableSpec;
import java.util.List;

/**
 * Skirmishers against skirmishers: a die a stand on both sides, rifles throw their 4s again, and the difference of hits
 * pushes the loser back. A firefight causes no casualties.
 */
public final class Firefight extends AbstractResolver {

    private static final Screen ATTACKER = new Screen(Side.ATTACKER);
    private static final Screen DEFENDER = new Screen(Side.DEFENDER);

    private static final Code CONTINUES = Code.of("continues", "Neither gives way; the firefight goes on next turn.");
    private static final Code FALLS_BACK = Code.of("falls-back", "The loser's skirmishers are pushed back.");
    private static final Code DRIVEN_IN =
            Code.of("driven-in", "The loser's skirmishers are driven in and form up again with their unit.");

    private static final ResultTable RESULTS = new ResultTable(
            TableSpec.named("firefight-results", "Difference of hits").bandUpwards("from", "to"),
            List.of(CONTINUES, FALLS_BACK, DRIVEN_IN),
            Effects.betweenWinnerAndLoser(),
            Effects.NEXT);

    public Firefight() {
        super(Description.of("firefight", "skirmishers against skirmishers")
                .parameters(ATTACKER.parameters())
                .parameters(DEFENDER.parameters())
                .roles("attacker", "defender")
                .bare(ATTACKER.stands, DEFENDER.stands)
                .dice(
                        "attacker's shots, rifles before muskets",
                        "attacker's 4s again (rifles)",
                        "defender's shots, rifles before muskets",
                        "defender's 4s again (rifles)")
                .codes(CONTINUES, FALLS_BACK, DRIVEN_IN)
                .tables(FireLimit.TABLE, RESULTS)
                .examples(
                        "--stands 3 --rifles --def-stands 4",
                        "--stands 4 --def --stands 3 --rifles",
                        "--stands 5 --rifle-stands 2 --def --stands 6")
                .notes("Only stands within 25 cm of the enemy's screen throw.", "A firefight causes no casualties.")
                .source("Skirmish firefight"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        ATTACKER.check(inputs);
        DEFENDER.check(inputs);
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
        Margin margin = new Margin(ATTACKER.hits(working), DEFENDER.hits(working));
        return new TestResult(RESULTS.of(working, margin.size()), margin, margin.sign());
    }

    /** The skirmishers of one side. */
    private static final class Screen extends Party {

        final Parameter<Integer> stands =
                add(Stands.parameter("stands", "skirmisher stands within 25 cm").required());
        final Parameter<Boolean> rifles =
                add(Parameter.flag("rifles", "all armed with rifles: 4s are thrown again, once"));
        final Parameter<Integer> rifleStands =
                add(Stands.parameter("rifle-stands", "so many of them armed with rifles, in a mixed screen")
                        .notWith(rifles));

        Screen(Side side) {
            super(side);
        }

        void check(ResolverInput inputs) {
            if (inputs.find(rifleStands).orElse(0) > inputs.get(stands)) {
                throw inputs.refuse(rifleStands, "at most the " + inputs.get(stands) + " of " + stands);
            }
        }

        int hits(Working working) {
            int all = working.get(stands);
            int armed = working.has(rifles) ? all : working.find(rifleStands).orElse(0);
            int hitsOn = FireLimit.SKIRMISHER_HITS_ON.in(working);
            int again = FireLimit.RIFLES_THROW_AGAIN.in(working);
            int hits = working.dice().result(new Skirmish(name, all - armed, armed, hitsOn, again));
            String whose = armed == all ? "" : " of " + armed + (armed == 1 ? " rifle" : " rifles");
            String note = hitsOn + "+ hits" + (armed > 0 ? ", " + again + "s again" + whose : "");
            working.line(name, "hits", hits, note);
            return hits;
        }
    }

    /**
     * The dice of one skirmish line in a firefight; rifles throw one face again, once.
     *
     * @param side the side, for the purpose of the dice
     * @param again the face that rifles throw again
     */
    private record Skirmish(String side, int muskets, int rifles, int hitsOn, int again) implements Sequence<Integer> {

        /** Hits, and dice to throw again. */
        private record Volley(int hits, int again) {}

        /** Sorts the first throw. */
        private record Sort(int hitsOn, int again) implements Tally<Volley> {

            @Override
            public Volley start() {
                return new Volley(0, 0);
            }

            @Override
            public Volley add(Volley soFar, int face) {
                return new Volley(soFar.hits + (face >= hitsOn ? 1 : 0), soFar.again + (face == again ? 1 : 0));
            }
        }

        @Override
        public Integer with(Dice dice) {
            boolean mixed = muskets > 0 && rifles > 0;
            Volley aimed =
                    dice.roll(side + (mixed ? "'s rifle shots" : "'s shots"), rifles, Die.D6, new Sort(hitsOn, again));
            int loose = dice.hits(side + (mixed ? "'s musket shots" : "'s shots"), muskets, hitsOn);
            return aimed.hits + loose + dice.hits(side + "'s " + again + "s again", aimed.again, hitsOn);
        }
    }
}
