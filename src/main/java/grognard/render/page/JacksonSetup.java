package grognard.render.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;

/** Jackson, set up once for all JSON that is written member by member. */
public final class JacksonSetup {

    private JacksonSetup() {}

    /** Writes some JSON. */
    public interface Body {
        void write(JsonGenerator json) throws IOException;
    }

    /** A generator of objects, each of which ends its line itself. */
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

    /** What the body writes. */
    public static String of(Body body) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = into(text)) {
            body.write(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no I/O to fail
        }
        return text.toString();
    }
}
