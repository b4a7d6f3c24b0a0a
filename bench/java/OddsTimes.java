import grognard.Main;
import grognard.odds.Odds;
import grognard.rules.Resolver;
import grognard.rulesets.Rulesets;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Times exact odds in one warm JVM: every example of every resolver and the lines of a file, each as a whole command
 * ({@code odds … --json}: read, walked, written), and the heaviest problem of the targets as the walk alone.
 * Prints a line each: kind (example, heavy, named, apart), median milliseconds, what was typed. An example that is not for odds
 * ({@code -n 3}) is listed as left out, with the program's own reason.
 *
 * <p>{@code OddsTimes HEAVY-LINES [WARM-UP SECONDS] [PASSES]}
 */
public final class OddsTimes {

    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    private OddsTimes() {}

    private record Problem(String kind, String line) {

        /** Answers the program's complaint, which is empty when all is well. */
        String solve() {
            if (kind.equals("named") || kind.equals("apart")) {
                solveNamed(kind.equals("apart"));
                return "";
            }
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            String[] words = words("odds " + line + " --json");
            int exit = Main.run(InputStream.nullInputStream(), new ByteArrayOutputStream(), err, Map.of(), words);
            return exit == 0 ? "" : "exit " + exit + ", " + err.toString(StandardCharsets.UTF_8).strip();
        }

        private static void solveNamed(boolean apart) {
            Resolver resolver = new TwoRounds(apart);
            Tables tables = Tables.builtIn(Rulesets.named(Rulesets.DEFAULT));
            Odds.of(resolver, tables, Situation.read(resolver, Map.of(), tables));
        }
    }

    public static void main(String[] args) throws IOException {
        long warmUp = args.length > 1 ? Long.parseLong(args[1]) : 15;
        int passes = args.length > 2 ? Integer.parseInt(args[2]) : 15;
        List<Problem> problems = problems(Path.of(args[0]));
        problems.removeIf(OddsTimes::isLeftOut);
        Map<Problem, long[]> times = new LinkedHashMap<>();
        problems.forEach(problem -> times.put(problem, new long[passes]));
        long until = System.nanoTime() + warmUp * 1_000_000_000L;
        do {
            problems.forEach(Problem::solve);
        } while (System.nanoTime() < until);
        for (int pass = 0; pass < passes; pass++) {
            for (Problem problem : problems) {
                long began = System.nanoTime();
                problem.solve();
                times.get(problem)[pass] = System.nanoTime() - began;
            }
        }
        times.forEach((problem, taken) -> {
            Arrays.sort(taken);
            System.out.printf("%s\t%.3f\t%s%n", problem.kind(), taken[passes / 2] / 1e6, problem.line());
        });
    }

    private static boolean isLeftOut(Problem problem) {
        String complaint = problem.solve();
        if (complaint.isEmpty()) {
            return false;
        }
        if (!problem.kind().equals("example")) {
            throw new IllegalStateException(problem.line() + ": " + complaint);
        }
        System.out.printf("left-out\t0\t%s (%s)%n", problem.line(), complaint);
        return true;
    }

    private static List<Problem> problems(Path heavy) throws IOException {
        List<Problem> problems = new ArrayList<>();
        problems.add(new Problem("named", "40 d6 on 5+, saves on 4+, two rounds"));
        problems.add(new Problem("apart", "the same, dice asked for throw by throw"));
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named(name);
            for (String resolver : ruleset.resolvers()) {
                for (String example : ruleset.resolver(resolver).description().examples()) {
                    problems.add(new Problem("example", name + " " + resolver + " " + example));
                }
            }
        }
        for (String line : Files.readAllLines(heavy)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                problems.add(new Problem("heavy", line));
            }
        }
        return problems;
    }

    private static String[] words(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(line);
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2));
        }
        return words.toArray(new String[0]);
    }
}
