package grognard.record;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.Die;
import grognard.dice.Roll;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Records as they are read, and those that are no resolutions as they are written. */
class RecordEntryTest {

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static RecordEntry read(String line) {
        return RecordEntry.read(bytes(line));
    }

    @Test
    void jsonIsReadWholeOrNotAtAll() {
        assertThat(JsonReader.object(
                        bytes("{\"a\":[1,null,{\"b\":2.50}],\"c\":null,\"d\":true,\"e\":false,\"f\":\"x\"} ")))
                .contains(Map.of(
                        "a",
                        List.of(BigDecimal.ONE, Map.of("b", new BigDecimal("2.50"))),
                        "d",
                        true,
                        "e",
                        false,
                        "f",
                        "x"));
        for (String wrong : List.of("", "[]", "{", "{} {}", "{\"a\":1,\"a\":1}", "x")) {
            assertThat(JsonReader.object(bytes(wrong))).as(wrong).isEmpty();
        }
    }

    @Test
    void aRecordSaysWhatItHolds() {
        RecordEntry record = read("""
                {"schema":1,"ruleset":"paperboys","resolver":"rally","label":"Blue","inputs":{"pips":3,"far":7.50,\
                "cards":["a,1","b,2"],"on":true},"rolls":[{"for":"rally die","die":"d6","values":[4,2],"source":"given"},\
                {"for":"luck","die":"d1000","values":[0.412],"source":"seed"},{"for":"none","die":"d6","source":"seed"}],\
                "rulings":["PB-1"],"house":{"rain":"yes"},"seed":"s","repeat":2,"record":7}""");
        assertThat(record.typed()).isEmpty();
        assertThat(read("{\"typed\":[\"pips\"]}").typed()).contains(List.of("pips"));
        assertThat(record.kind()).isEmpty();
        assertThat(record.ruleset()).isEqualTo("paperboys");
        assertThat(record.resolver()).isEqualTo("rally");
        assertThat(record.label()).contains("Blue");
        assertThat(record.seed()).contains("s");
        assertThat(record.repeat()).isEqualTo(2);
        assertThat(record.number()).isEqualTo(7);
        assertThat(record.rulings()).containsExactly("PB-1");
        assertThat(record.house()).containsExactly(Map.entry("rain", "yes"));
        assertThat(record.inputs())
                .containsExactly(
                        Map.entry("pips", "3"),
                        Map.entry("far", "7.50"),
                        Map.entry("cards", "a,1\nb,2"),
                        Map.entry("on", "true"));
        assertThat(record.rolls())
                .containsExactly(
                        new Roll("rally die", Die.D6, List.of(4, 2), Roll.Source.GIVEN),
                        new Roll("luck", Die.THOUSANDTHS, List.of(412), Roll.Source.SEED),
                        new Roll("none", Die.D6, List.of(), Roll.Source.SEED));
        RecordEntry empty = read("{}");
        assertThat(empty.number()).isZero();
        assertThat(empty.repeat()).isZero();
        assertThat(empty.rolls()).isEmpty();
        assertThat(empty.inputs()).isEmpty();
        assertThat(empty.label()).isEmpty();
        assertThat(empty.time()).isEmpty();
        assertThat(read("{\"journal\":\"reveal\"}").kind()).isEqualTo("reveal");
    }

    @Test
    void anEventWritesItsOwnMembers() {
        RecordEvent event = new RecordEvent() {
            @Override
            public String kind() {
                return "note";
            }

            @Override
            public void members(JsonBytes json) {
                json.member("text").text("a \"word\"");
            }
        };
        assertThat(new String(event.json("1.0"), StandardCharsets.UTF_8))
                .isEqualTo("{\"schema\":1,\"journal\":\"note\",\"text\":\"a \\\"word\\\"\",\"version\":\"1.0\"}");
    }
}
