import grognard.game.Due;
import grognard.game.Game;
import grognard.game.GameRules;
import grognard.game.Muster;
import grognard.game.Units;
import grognard.input.WholeNumber;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.CommonOption;
import grognard.line.Token;
import grognard.odds.Progress;
import grognard.plan.Forecast;
import grognard.plan.PlanLineReader;
import grognard.plan.PlanReader;
import grognard.plan.PlanEvaluator;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** How long plans take, warm, and how many states they have: processor time, so that a busy machine does not count. */
public final class PlansMeasured {

    /** So many times at least; and until so much time has gone into it, so that the compiler has seen it all. */
    private static final int RUNS = 40;

    private static final double ENOUGH = 4e9;

    private static final String PB = "british,33rd,stands=12;british,30th,stands=10;french,45e,stands=12,formation=column;"
            + "french,9e,stands=10";
    private static final String PH = "british,33rd,hits=1;british,30th;french,45e,hits=2;french,9e";
    private static final String AC = "union,1st,figures=24;union,3rd,figures=20;rebels,2nd,figures=24;rebels,4th,figures=20";
    private static final String AL = "union,1st,figures=40;rebels,2nd,figures=40";
    private static final String NA = "french,Guard,troop=french-line,bases=6;austrian,Line,troop=austrian-line,bases=6";

    private static final List<List<String>> PLANS = List.of(
            List.of("paperboys", PB, "fire 33rd 45e 20; due heavy 45e"),
            List.of("paperboys", PB, "contact 33rd 45e; due fight 33rd 45e"),
            List.of("paperboys", PB, "fire 33rd 45e 20; due heavy 45e; contact 33rd 45e; due fight 33rd 45e"),
            List.of("paperboys", PB, "fire 33rd 45e 20; fire 30th 45e 20; fire 30th 9e 20; fire 33rd 9e 20"),
            List.of("paperboys", PB, "fire 33rd 9e 20; fire 9e 33rd 10; fire 33rd 9e 20; fire 9e 33rd 10"),
            List.of("paperboys", PB, "fire 33rd 45e 20; fire 30th 45e 20; contact 30th 45e; due fight 30th 45e"),
            List.of("paperboys", PB, "contact 33rd 9e; due fight 33rd 9e; end; due rally 9e; due fight 33rd 9e"),
            List.of("paperboys", PB, "fire 33rd 9e 20; end; fire 33rd 9e 20; end; contact 33rd 9e; due fight 33rd 9e"),
            List.of("honour", PH, "fire 33rd 45e 5; fire 30th 45e 5"),
            List.of("honour", PH, "combat 33rd 45e; due fallback 45e; due pursuit 33rd"),
            List.of("honour", PH, "fire 33rd 45e 5; combat 33rd 45e; due combat 33rd 45e; due fallback 45e"),
            List.of("honour", PH, "together; fire 33rd 45e 5; fire 45e 33rd 5; fire 30th 9e 5; fire 9e 30th 5; apart"),
            List.of("honour", PH, "combat 33rd 45e; combat 30th 9e; end; due rally 33rd; due rally 30th"),
            List.of("honour", PH, "combat 33rd 45e; combat 30th 9e; due combat 33rd 45e; due combat 30th 9e"),
            List.of("acw", AC, "fire 1st 2nd 6 --order hold; due morale 2nd"),
            List.of("acw", AC, "fire 1st 2nd 6 --order hold; due morale 2nd; fire 2nd 1st 6 --order hold; due morale 1st"),
            List.of("acw", AC, "fire 1st 2nd 6 --order hold; fire 3rd 2nd 6 --order hold; due morale 2nd; end"),
            List.of("acw", AC, "fire 1st 2nd 6 --order hold; fire 3rd 4th 6 --order hold; due morale 2nd; due morale 4th"),
            List.of("acw", AL, "fire 1st 2nd 6 --order hold; fire 2nd 1st 6 --order hold; fire 1st 2nd 6 --order hold;"
                    + " fire 2nd 1st 6 --order hold"),
            List.of("napoleonic", NA, "combat Guard Line; due control Guard"),
            List.of("napoleonic", NA, "combat Guard Line; end; due rally Line; end; combat Guard Line"),
            List.of("napoleonic", NA, "combat Guard Line; end; combat Line Guard; end; combat Guard Line; end"));

    private PlansMeasured() {}

    public static void main(String[] args) {
        System.out.println("| ruleset | plan | ways | states | ms |\n|---|---|---|---|---|");
        for (List<String> one : PLANS) {
            Ruleset ruleset = Rulesets.named(one.get(0));
            Tables tables = Tables.builtIn(ruleset);
            Game game = Muster.madeUp("units", new GameRules(ruleset, tables), List.of(one.get(1).split(";")), Map.of());
            double best = Double.MAX_VALUE;
            Forecast forecast = null;
            long first = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            for (int i = 0;
                    i < RUNS || ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - first < ENOUGH;
                    i++) {
                long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                PlanLineReader lines = lines(ruleset);
                forecast = new PlanEvaluator(game, tables, lines, Progress.UNWATCHED)
                        .of(new PlanReader(game, lines).read(one.get(2), Optional.empty()));
                best = Math.min(best, (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e6);
            }
            System.out.printf(
                    "| %s | `%s` | %s | %d | %.1f |%n",
                    one.get(0), one.get(2), forecast.of().bitLength() > 40
                            ? "10^" + (forecast.of().toString().length() - 1)
                            : forecast.of(), forecast.states(), best);
        }
    }

    private static PlanLineReader lines(Ruleset ruleset) {
        return new PlanLineReader() {
            @Override
            public Request read(List<Token> words, Units units) {
                return reader(words.get(0).text()).read(words.subList(1, words.size()), isUnit(units));
            }

            @Override
            public Request due(Due due, List<Token> typed, Units units) {
                return reader(due.resolver()).read(typed, isUnit(units), due.units(), due.values());
            }

            private LineReader reader(String name) {
                return new LineReader(ruleset, ruleset.resolver(name), CommonOption.For.PLAY, name);
            }

            private Predicate<Token> isUnit(Units units) {
                return word -> WholeNumber.in(word.text()).isEmpty()
                        && units.find(word.text()).isPresent();
            }
        };
    }
}
