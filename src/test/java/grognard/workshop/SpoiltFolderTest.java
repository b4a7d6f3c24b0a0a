package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.SeededDice;
import grognard.game.Referees;
import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.table.Problem;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A folder with any byte spoiled is refused with a place and a reason, or plays as written. */
class SpoiltFolderTest {

    private static final List<String> FOLDERS = List.of(
            "examples/rulesets/hedgerow",
            "src/test/resources/workshop/one-of-each",
            "src/test/resources/workshop/again");

    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

    /** Where whole lines, and no bytes, come twice or go. */
    private static final int LINES = 5;

    /** A folder in memory. */
    private record InMemory(Map<String, byte[]> files) implements Pack {
        @Override
        public String name() {
            return "spoilt";
        }

        @Override
        public Optional<byte[]> file(String name) {
            return Optional.ofNullable(files.get(name));
        }
    }

    @Tag("thorough")
    @Test
    void aSliceOfThem() throws IOException {
        assertThat(spoil(new Random(24), 900, Long.MAX_VALUE)).isEmpty();
    }

    /** So many minutes of the processor's time of them: {@code -Dworkshop.minutes=5}. */
    @Tag("long")
    @Test
    void minutesOfThem() throws IOException {
        long end = CPU.getCurrentThreadCpuTime() + Integer.getInteger("workshop.minutes", 3) * 60_000_000_000L;
        assertThat(spoil(new Random(), Integer.MAX_VALUE, end)).isEmpty();
    }

    private static List<String> spoil(Random chance, int count, long end) throws IOException {
        List<Map<String, byte[]>> folders = new ArrayList<>();
        for (String folder : FOLDERS) {
            folders.add(read(Path.of(folder)));
        }
        List<String> failures = new ArrayList<>();
        int refused = 0;
        int played = 0;
        for (int i = 0; i < count && CPU.getCurrentThreadCpuTime() < end; i++) {
            Map<String, byte[]> files = new TreeMap<>(folders.get(chance.nextInt(folders.size())));
            List<String> names = List.copyOf(files.keySet());
            String name = names.get(chance.nextInt(names.size()));
            byte[] spoilt = files.getOrDefault(name, new byte[0]);
            for (int times = chance.nextInt(3); times >= 0; times--) {
                spoilt = chance.nextInt(LINES) == 0 ? withoutALine(spoilt, chance) : spoilt(spoilt, chance);
            }
            files.put(name, spoilt);
            try {
                if (isRefused(files, chance)) {
                    refused++;
                } else {
                    played++;
                }
            } catch (RuntimeException | AssertionError | StackOverflowError e) {
                failures.add(name + ": " + e + " "
                        + Arrays.stream(e.getStackTrace()).limit(4).toList() + "\n"
                        + new String(spoilt, StandardCharsets.UTF_8));
                if (failures.size() > 3) {
                    break;
                }
            }
        }
        System.out.println("spoilt folders: " + refused + " refused, " + played + " played as written");
        return failures;
    }

    private static Map<String, byte[]> read(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
        }
        return files;
    }

    /** A line less, or one twice, or in another's place. */
    private static byte[] withoutALine(byte[] bytes, Random chance) {
        List<String> lines = new ArrayList<>(
                new String(bytes, StandardCharsets.ISO_8859_1).lines().toList());
        if (!lines.isEmpty()) {
            String line = lines.remove(chance.nextInt(lines.size()));
            for (int copies = chance.nextInt(3); copies > 0; copies--) {
                lines.add(chance.nextInt(lines.size() + 1), line);
            }
        }
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] spoilt(byte[] bytes, Random chance) {
        int at = chance.nextInt(bytes.length + 1);
        byte other = chance.nextInt(4) == 0
                ? (byte) chance.nextInt(256)
                : (byte) "0123456789-.,:;=\"'[]{}#/\\\n adefinortx*_+".charAt(chance.nextInt(40));
        byte[] start = Arrays.copyOf(bytes, at);
        int rest = at + (chance.nextInt(3) == 0 || at == bytes.length ? 0 : 1);
        int inserted = chance.nextInt(3) == 0 ? 0 : 1;
        byte[] all = new byte[start.length + inserted + bytes.length - rest];
        System.arraycopy(start, 0, all, 0, start.length);
        if (inserted == 1) {
            all[start.length] = other;
        }
        System.arraycopy(bytes, rest, all, start.length + inserted, bytes.length - rest);
        return all;
    }

    /** Whether the folder is refused; if not, all its resolvers are played. */
    private static boolean isRefused(Map<String, byte[]> files, Random chance) {
        FolderRuleset ruleset;
        try {
            ruleset = FolderRuleset.read(new InMemory(files));
        } catch (BadTable e) {
            for (Problem problem : e.problems()) {
                if (problem.what().endsWith("more problems")) {
                    continue; // the first of them have been named
                }
                assertThat(problem.file()).isNotEmpty();
                boolean placed = problem.line() > 0 || problem.what().contains("missing");
                assertThat(placed).as(problem.toString()).isTrue();
                assertThat(problem.what()).contains("expected");
            }
            return true;
        }
        Tables tables = Tables.builtIn(ruleset);
        for (String name : ruleset.resolvers()) {
            Resolver resolver = ruleset.resolver(name);
            for (int i = 0; i < 4; i++) {
                try {
                    Map<String, String> options = i == 0 ? Map.of() : options(resolver, chance);
                    Situation situation = Situation.read(resolver, options, tables);
                    Played.with(new SeededDice("fuzz" + i), resolver, tables, situation);
                } catch (BadInput e) {
                    continue; // something has to be given
                }
            }
        }
        if (Referees.isPlayable(ruleset)) {
            Referees.of(tables);
        }
        return false;
    }

    /** Any of what could be typed. */
    private static Map<String, String> options(Resolver resolver, Random chance) {
        Map<String, String> options = new TreeMap<>();
        for (Parameter<?> parameter : resolver.description().parameters()) {
            Type<?> type = parameter.type();
            if (chance.nextBoolean() && !parameter.isRequired()) {
                continue;
            }
            if (type instanceof Type.Word word && !word.choices().isEmpty()) {
                options.put(
                        parameter.name(),
                        word.choices().get(chance.nextInt(word.choices().size())));
            } else if (type instanceof Type.Whole whole) {
                long many = (long) whole.most() - whole.least() + 1;
                options.put(parameter.name(), String.valueOf(whole.least() + (int) (chance.nextDouble() * many)));
            } else if (type instanceof Type.Decimal decimal) {
                options.put(
                        parameter.name(), (chance.nextBoolean() ? decimal.least() : decimal.most()).toPlainString());
            } else if (type instanceof Type.Flag) {
                options.put(parameter.name(), "true");
            }
        }
        return options;
    }
}
