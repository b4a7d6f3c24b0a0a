package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.game.GameVerifier;
import grognard.record.Proof;
import grognard.rulesets.RulesCache;
import grognard.rulesets.RulesetLibrary;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a long journal the first record that does not hold is the one that is named. */
@Tag("thorough")
class FirstFaultTest {

    private static final int RECORDS = 2400;

    @TempDir
    Path folder;

    private static List<String> lines = List.of();

    @BeforeAll
    static void journal(@TempDir Path folder) throws IOException {
        StringBuilder batch = new StringBuilder();
        for (int i = 0; i < RECORDS / 4; i++) {
            batch.append("fire --weapon rifle --stands ")
                    .append(1 + i % 12)
                    .append(" --range 12 --label u")
                    .append(i);
            batch.append("\nhonour morale --hits ").append(1 + i % 3).append('\n');
            batch.append("acw fire --figures ")
                    .append(1 + i % 30)
                    .append(" --order hold\ncontact")
                    .append(i % 2 == 0 ? " --att 3\n" : "\n");
        }
        Path journal = folder.resolve("journal");
        Path input = folder.resolve("lines");
        Files.writeString(input, batch);
        Run batched = Run.of("batch", "-q", "--seed", "s", "--log", journal.toString(), input.toString());
        assertThat(batched.exit()).as(batched.err()).isZero();
        lines = Files.readAllLines(journal);
        assertThat(lines).hasSize(RECORDS);
    }

    private void assertJudged(String text, Optional<Long> fault) throws IOException {
        Path file = Files.writeString(folder.resolve("tried"), text);
        RulesCache rules = new RulesCache(RulesetLibrary.builtIn(), Optional.empty());
        Proof proof;
        try (JournalReader reader = JournalReader.of(file)) {
            proof = new Verification(reader, ExpectedHashes.NOTHING, rules, new GameVerifier(rules)).run();
        }
        assertThat(proof.failure().map(Proof.Finding::record)).isEqualTo(fault);
        assertThat(proof.records()).isEqualTo(fault.map(record -> record - 1).orElse((long) RECORDS));
    }

    @Test
    void whatHoldsHolds() throws IOException {
        assertJudged(String.join("\n", lines) + "\n", Optional.empty());
    }

    @Test
    void aRecordThatIsMissingOrOutOfPlaceIsFoundAtItsPlace() throws IOException {
        String text = String.join("\n", lines) + "\n";
        assertJudged(text.replace(lines.get(2000) + "\n", ""), Optional.of(2001L));
        assertJudged(text.replace(lines.get(1500), lines.get(1501)), Optional.of(1501L));
    }

    @Test
    void soIsOneThatIsNoRecordOrWasChanged() throws IOException {
        String text = String.join("\n", lines) + "\n";
        String one = lines.get(1700);
        assertJudged(text.replace(one, "no record"), Optional.of(1701L));
        assertJudged(text.replace(one, one.replace("\"schema\":1", "\"schema\":2")), Optional.of(1701L));
        assertJudged(text.substring(0, text.length() - 1), Optional.of((long) RECORDS));
        assertJudged(text.substring(0, text.length() - 20), Optional.of((long) RECORDS));
    }

    @Test
    void soIsAForgedOneWhoseChainIsFaultless() throws IOException {
        String last = lines.get(2390).replaceFirst("\"code\":\"[^\"]*\"", "\"code\":\"destroyed\"");
        for (String forged : List.of(
                lines.get(1200).replaceFirst("\"values\":\\[\\d", "\"values\":[7"),
                lines.get(1200).replaceFirst("\"resolver\":\"fire\"", "\"resolver\":\"fir\""),
                lines.get(1200).replaceFirst("\"ruleset\":\"paperboys\"", "\"ruleset\":\"hoplites\""),
                lines.get(1200).replaceFirst("\"weapon\":\"rifle\"", "\"weapon\":\"bow\""))) {
            List<String> changed = new ArrayList<>(lines);
            changed.set(2390, last);
            assertThat(forged).isNotEqualTo(lines.get(1200));
            assertJudged(Forger.again(changed, 1200, forged), Optional.of(1201L));
            assertJudged(Forger.again(lines, 2390, last), Optional.of(2391L));
        }
    }
}
