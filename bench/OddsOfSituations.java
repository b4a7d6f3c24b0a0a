import grognard.input.BadInput;
import grognard.odds.Odds;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.testing.Situations;
import grognard.testing.ExampleLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How long exact odds take once the program is warm: every resolver over its examples and over situations made from its
 * description, and the heaviest lines that players might type. After {@code mvn test-compile}, with the class path of
 * the tests in CP:
 * <pre>
 * java -cp target/classes:target/test-classes:$CP bench/OddsOfSituations.java [RULESET [RESOLVER]]
 * </pre>
 */
public class OddsOfSituations {

    private static final int SITUATIONS = 60;
    private static final int SLOWEST = 25;
    private static final int TIMES = 9;

    /** A round of them warms the program up until it gets no faster. */
    private static final int WARM_UP_ROUNDS = Integer.getInteger("warm", 12);

    private static final String[] HEAVIEST = {
        "paperboys fire --weapon musket --stands 40 --range 10 --target column --screened",
        "paperboys fire --weapon cannon --stands 40 --range 10 --target square --cover wall",
        "paperboys firefight --stands 40 --rifles --def --stands 40 --rifles",
        "paperboys fight --stands 40 --overlap 2 --def --stands 40 --overlap 2",
        "paperboys engage --stands 40 --overlap 2 --def --stands 40 --overlap 2 --line",
        "honour combat --unit formed --rounds all --def --unit formed",
        "honour melee" + eightRows(),
        "acw engage --figures 40 --support 20 --def --figures 40 --support 20",
        "napoleonic engage --bases 5 --troop french-cuirassier --charging --def --bases 4 --troop austrian-line",
        "dice roll 40d6",
        "dice roll 3d1000",
    };

    /** Four against four, each with all its dice on its own enemy. */
    private static String eightRows() {
        StringBuilder rows = new StringBuilder();
        for (int i = 1; i <= 4; i++) {
            rows.append(" --unit A" + i + ",attacker,formed,regular,0,D" + i + ",4,charging");
            rows.append(" --unit D" + i + ",defender,formed,regular,0,A" + i + ",4,");
        }
        return rows.toString();
    }

    private record Case(String name, Resolver resolver, Tables tables, Situation situation) {

        double milliseconds() {
            long start = System.nanoTime();
            Odds odds = Odds.of(resolver, tables, situation);
            long end = System.nanoTime();
            if (odds.outcomes().isEmpty()) {
                throw new AssertionError(name);
            }
            return (end - start) / 1e6;
        }

        /** The middle of several times, none of them the first. */
        double warm() {
            double[] times = new double[TIMES];
            for (int i = 0; i < TIMES; i++) {
                times[i] = milliseconds();
            }
            Arrays.sort(times);
            return times[TIMES / 2];
        }
    }

    private record Timed(Case what, double milliseconds) {}

    public static void main(String[] args) {
        List<Case> cases = new ArrayList<>();
        int heaviest = 0;
        for (String line : HEAVIEST) {
            String[] words = line.split(" ", 3);
            if (wanted(args, words[0], words[1])) {
                cases.add(line(Rulesets.named(words[0]), words[1], words[2]));
                heaviest++;
            }
        }
        for (String rulesetName : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named(rulesetName);
            for (String name : ruleset.resolvers()) {
                if (wanted(args, rulesetName, name)) {
                    cases.addAll(cases(ruleset, name));
                }
            }
        }
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            cases.forEach(Case::milliseconds);
        }
        List<Timed> timed =
                cases.stream().map(each -> new Timed(each, each.warm())).toList();
        System.out.printf("%d situations of %d resolvers, milliseconds%n%nthe heaviest lines%n", cases.size(), cases
                .stream().map(each -> each.resolver.description()).distinct().count());
        timed.subList(0, heaviest).forEach(OddsOfSituations::show);
        System.out.println("\nslowest of the rest");
        timed.subList(heaviest, timed.size()).stream()
                .sorted(Comparator.comparingDouble(Timed::milliseconds).reversed())
                .limit(SLOWEST)
                .forEach(OddsOfSituations::show);
        double[] all = timed.subList(heaviest, timed.size()).stream().mapToDouble(Timed::milliseconds).sorted().toArray();
        if (all.length > 0) {
            System.out.printf(Locale.ROOT, "%nmiddle %.3f, 99 of 100 under %.3f, slowest %.3f%n",
                    all[all.length / 2], all[all.length * 99 / 100], all[all.length - 1]);
        }
    }

    private static boolean wanted(String[] args, String ruleset, String resolver) {
        return (args.length < 1 || args[0].equals(ruleset)) && (args.length < 2 || args[1].equals(resolver));
    }

    private static List<Case> cases(Ruleset ruleset, String name) {
        Resolver resolver = ruleset.resolver(name);
        Tables tables = Tables.builtIn(ruleset);
        List<Case> cases = resolver.description().examples().stream()
                .filter(example -> !example.matches("(.* )?(-n|--dice|--house) .*")) // general options
                .map(example -> line(ruleset, name, example))
                .collect(Collectors.toCollection(ArrayList::new));
        for (Situation situation : Situations.of(resolver, tables, SITUATIONS)) {
            cases.add(new Case(ruleset.name() + " " + name + words(situation), resolver, tables, situation));
        }
        return cases;
    }

    private static Case line(Ruleset ruleset, String name, String options) {
        Resolver resolver = ruleset.resolver(name);
        Tables tables = Tables.builtIn(ruleset);
        try {
            Situation situation = Situation.read(resolver, ExampleLine.of(resolver.description(), options), tables);
            return new Case(ruleset.name() + " " + name + " " + options, resolver, tables, situation);
        } catch (BadInput e) {
            throw new IllegalArgumentException(ruleset.name() + " " + name + " " + options, e);
        }
    }

    private static String words(Situation situation) {
        return situation.inputs().entrySet().stream()
                .map(input -> " --" + input.getKey() + (Boolean.TRUE.equals(input.getValue()) ? "" : " " + input.getValue()))
                .collect(Collectors.joining());
    }

    private static void show(Timed timed) {
        String name = timed.what.name;
        System.out.printf(Locale.ROOT, "%9.3f  %s%n", timed.milliseconds, name.length() > 150 ? name.substring(0, 150) + "…" : name);
    }
}
