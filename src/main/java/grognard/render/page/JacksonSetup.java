package grognard.render.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/** Creates the Jackson generators for all JSON that is written field by field, with the same settings. */
public final class JacksonSetup {

    private JacksonSetup() {}

    /** Writes JSON to a generator. */
    public interface Body {
        void write(JsonGenerator json) throws IOException;
    }

    /** Creates a generator that puts nothing between root objects: the caller writes the line ends. Decimals have no exponent. */
    public static JsonGenerator into(Writer out) {
        try {
            return JsonFactory.builder()
                    .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                    .build()
                    .createGenerator(out)
                    .setRootValueSeparator(null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the JSON that the body writes. */
    public static String of(Body body) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = into(text)) {
            body.write(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // cannot happen: a StringWriter does no I/O
        }
        return text.toString();
    }

    /** Writes a field with an array of texts. */
    public static void texts(JsonGenerator json, String name, List<String> texts) throws IOException {
        json.writeFieldName(name);
        json.writeArray(texts.toArray(String[]::new), 0, texts.size());
    }
}
