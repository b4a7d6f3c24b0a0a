package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.record.Entry;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A forger who chains the records anew is found by what the rules make of the units. */
class TamperedGameTest {

    private static final Pattern CHANGE =
            Pattern.compile("\"unit\":\"([^\"]*)\",\"field\":\"([^\"]*)\",\"from\":([^,]*),\"to\":([^}]*)\\}");

    @TempDir
    Path folder;

    private Path game;

    @Test
    void everyFieldOfEveryChangeIsHeldAgainstTheRules() throws IOException {
        game = folder.resolve("game.jsonl");
        Run.of("game", "new", game.toString(), "src/test/resources/musters/paperboys.csv");
        Path lines = folder.resolve("lines.txt");
        Files.writeString(lines, """
                fire 33rd 45e 20
                contact 5DG 20D --charging --att 6 --def 2
                contact 33rd 45e --att 6 --def 1
                end
                due drop all
                """);
        assertThat(Run.of("batch", lines.toString(), "--game", game.toString(), "--seed", "t", "-q", "--keep-going")
                        .exit())
                .isZero();
        List<String> records = Files.readAllLines(game);
        assertThat(Run.of("journal", "verify", game.toString()).exit()).isZero();
        int tampered = 0;
        for (int i = 1; i < records.size(); i++) {
            Matcher change = CHANGE.matcher(records.get(i));
            while (change.find()) {
                for (int group = 1; group <= 4; group++) {
                    tampered(records, i, change.start(group), change.end(group), change.group(group));
                    tampered++;
                }
            }
        }
        assertThat(tampered).isGreaterThan(40);
    }

    private void tampered(List<String> records, int at, int from, int to, String old) throws IOException {
        String line = records.get(at);
        String other = old.matches("[0-9]+")
                ? String.valueOf(Integer.parseInt(old) + 1)
                : old.equals("true") ? "false" : old.equals("false") ? "true" : old.startsWith("\"") ? "\"x\"" : "9e";
        List<String> forged = new ArrayList<>(records);
        forged.set(at, line.substring(0, from) + other + line.substring(to));
        Path file = folder.resolve("forged.jsonl");
        Files.write(file, chained(forged));
        Run run = Run.of("journal", "verify", file.toString());
        assertThat(run.exit())
                .as("record " + (at + 1) + ", " + old + " as " + other)
                .isEqualTo(3);
        assertThat(run.out() + run.err()).contains("record " + (at + 1));
    }

    static List<String> chained(List<String> records) {
        List<String> chained = new ArrayList<>();
        String hash = "0".repeat(64);
        for (String record : records) {
            String covered = record.replaceFirst("\"prev\":\"[0-9a-f]*\"", "\"prev\":\"" + hash + "\"")
                    .replaceFirst(",\"hash\":\"[0-9a-f]*\"\\}$", "");
            hash = Entry.hash(covered.getBytes(StandardCharsets.UTF_8));
            chained.add(covered + ",\"hash\":\"" + hash + "\"}");
        }
        return chained;
    }
}
