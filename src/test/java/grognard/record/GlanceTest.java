package grognard.record;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.input.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A record at a glance is what the parser makes of it, or is left to the parser. */
class GlanceTest {

    private static final Set<String> SKIPPED = Set.of("inputs", "typed", "rolls", "working", "rulings", "version");
    private static final Set<String> BELOW = Set.of("text", "passed", "numbers", "effects", "next");

    private static Optional<Map<String, Object>> glanced(byte[] line) {
        return Glance.of(line, SKIPPED, BELOW);
    }

    private static Optional<Map<String, Object>> parsed(byte[] line) {
        return Json.glanced(line, SKIPPED, BELOW);
    }

    private static List<byte[]> records() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/journals"))) {
            return files.filter(file -> file.getFileName().toString().startsWith("game-"))
                    .flatMap(GlanceTest::lines)
                    .map(line -> line.getBytes(StandardCharsets.UTF_8))
                    .toList();
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void everyRecordOfAGameIsReadAlike() throws IOException {
        List<byte[]> records = records();
        assertThat(records).hasSizeGreaterThan(200);
        for (byte[] record : records) {
            assertThat(glanced(record)).isPresent().isEqualTo(parsed(record));
        }
    }

    /** Where the parser still finds an object, and so does a glance, it is the same one. */
    @Test
    void aRecordThatWasDamagedIsReadAlikeOrNotAtAll() throws IOException {
        Random random = new Random(1);
        String bytes = "\"{}[],:\\0159-.etfn \n\u0001";
        int alike = 0;
        for (byte[] record : records()) {
            for (int i = 0; i < 40; i++) {
                byte[] damaged = record.clone();
                damaged[random.nextInt(damaged.length)] = (byte) bytes.charAt(random.nextInt(bytes.length()));
                Optional<Map<String, Object>> parsed;
                try {
                    parsed = parsed(damaged);
                } catch (BadInput e) {
                    continue; // a number out of all proportion
                }
                Optional<Map<String, Object>> glanced = glanced(damaged);
                if (parsed.isPresent() && glanced.isPresent()) {
                    assertThat(glanced)
                            .as(new String(damaged, StandardCharsets.UTF_8))
                            .isEqualTo(parsed);
                    alike++;
                }
            }
        }
        assertThat(alike).isGreaterThan(1000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{",
                "{}x",
                "{\"a\":1,}",
                "{\"a\" :1}",
                "{\"a\":01}",
                "{\"a\":1.5}",
                "{\"a\":12345678901}",
                "{\"a\":-}",
                "{\"a\":\"\\u00e9\"}",
                "{\"a\":\"x\\",
                "{\"a\":\"x",
                "{\"a\":tru}",
                "{\"a\":[1,]}",
                "{\"a\":[1 2]}",
                "{\"inputs\":{\"a\":\"}",
                "{a:1}"
            })
    void whatIsOutOfTheOrdinaryIsLeftToTheParser(String line) {
        assertThat(glanced(line.getBytes(StandardCharsets.UTF_8))).isEmpty();
    }

    @Test
    void whatIsSteppedOverMayHoldAnything() {
        String line =
                "{\"inputs\":{\"a\":\"\\\"}]{[\",\"b\":[{},[1.5e9]]},\"outcome\":{\"text\":\"é\",\"code\":\"é\"},\"n\":-3}";
        assertThat(glanced(line.getBytes(StandardCharsets.UTF_8)))
                .isPresent()
                .isEqualTo(parsed(line.getBytes(StandardCharsets.UTF_8)));
    }
}
