package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.input.BadInput;
import java.time.Instant;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is looked at only briefly is judged as if it were read. */
class TimestampsTest {

    @Test
    void aTimeIsWrittenAsJavaWritesAnInstant() {
        Random random = new Random(7);
        long[] edges = {0, -1, 1, 999, 1_000, 59_999, 86_399_999, 86_400_000, 253_402_300_799_999L, 253_402_300_800_000L
        };
        LongStream all = LongStream.concat(
                LongStream.of(edges),
                random.longs(20_000, Instant.parse("-0002-01-01T00:00:00Z").toEpochMilli(), 260_000_000_000_000L));
        all.forEach(millis -> assertThat(Timestamps.format(millis))
                .isEqualTo(Instant.ofEpochMilli(millis).toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-17T01:02:03Z",
                "2026-11-17T01:02:03.100Z",
                "2026-11-17T01:02:03.000001Z",
                "2026-11-17T01:02:03.120000001Z",
                "2024-02-29T23:59:59.999Z",
                "0000-01-01T00:00:00Z",
                "+12026-11-17T01:02:03Z",
                "-0001-11-17T01:02:03Z"
            })
    void aTimeAsItIsWrittenIsTaken(String text) {
        assertThat(Instant.parse(text)).hasToString(text);
        Timestamps.check(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Z",
                "2026-11-17",
                "2026-11-17T01:02Z",
                "2026-11-17T01:02:03",
                "2026-11-17t01:02:03z",
                "2026-11-17T01:02:03.Z",
                "2026-11-17T01:02:03.1Z",
                "2026-11-17T01:02:03.000Z",
                "2026-11-17T01:02:03.100000Z",
                "2026-11-17T01:02:03.12Z",
                "2026-11-17T01:02:03.1234Z",
                "2026-11-17T01:02:03.12aZ",
                "2026-11-17T01:02:03,123Z",
                "2026-11-17T01:02:60Z",
                "2026-11-17T01:60:03Z",
                "2026-11-17T24:00:00Z",
                "2026-11-17T25:00:00Z",
                "2026-13-17T01:02:03Z",
                "2026-00-17T01:02:03Z",
                "2026-11-00T01:02:03Z",
                "2026-11-31T01:02:03Z",
                "2025-02-29T01:02:03Z",
                "2026-11-1٧T01:02:03Z",
                "2026-11-17T01:02:03.1234567890Z"
            })
    void anyOtherIsRefused(String text) {
        assertThatThrownBy(() -> Timestamps.check(text)).isInstanceOf(BadInput.class);
    }
}
