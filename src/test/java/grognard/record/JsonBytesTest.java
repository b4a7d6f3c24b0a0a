package grognard.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Our own writer of JSON, against a general one. */
class JsonBytesTest {

    @Test
    void writesTextAsJacksonDoes() throws IOException {
        StringBuilder every = new StringBuilder();
        for (char c = 0; c < 0x3000; c++) {
            every.append(c);
        }
        for (String text : List.of(
                "",
                "plain",
                "a \"quote\"",
                "back\\slash",
                "Álava",
                "\uD83C\uDFB2",
                "\u2028",
                "\u007f",
                every.toString())) {
            ByteArrayOutputStream ours = new ByteArrayOutputStream();
            new JsonBytes().open('{').member("k" + text).text(text).close('}').endLine(ours);
            StringWriter theirs = new StringWriter();
            try (JsonGenerator json = new JsonFactory().createGenerator(theirs)) {
                json.writeStartObject();
                json.writeStringField("k" + text, text);
                json.writeEndObject();
            }
            assertThat(ours.toString(StandardCharsets.UTF_8)).isEqualTo(theirs + "\n");
        }
    }

    @Test
    void putsCommasWhereTheyBelong() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        JsonBytes json = new JsonBytes();
        for (int line = 0; line < 2; line++) {
            json.open('{')
                    .member(JsonBytes.name("a"))
                    .open('[')
                    .number(1)
                    .number(-12)
                    .open('[')
                    .close(']');
            json.open('{')
                    .close('}')
                    .text("x")
                    .close(']')
                    .member("b")
                    .bare("null")
                    .close('}')
                    .endLine(out);
        }
        String expected = "{\"a\":[1,-12,[],{},\"x\"],\"b\":null}\n";
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(expected + expected);
    }
}
