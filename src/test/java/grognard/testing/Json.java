package grognard.testing;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON as maps, lists, texts, numbers (as {@code BigDecimal}) and truths. */
public final class Json {

    private Json() {}

    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(String text) {
        try (JsonParser parser = new JsonFactory().createParser(text)) {
            parser.nextToken();
            Map<String, Object> object = (Map<String, Object>) value(parser);
            if (parser.nextToken() != null) {
                throw new AssertionError("more than one JSON object in " + text);
            }
            if (object == null) {
                throw new AssertionError("no JSON object in " + text);
            }
            return object;
        } catch (IOException e) {
            throw new UncheckedIOException(text, e);
        }
    }

    @SuppressWarnings("unchecked")
    public static Map<String, Object> at(Map<String, Object> object, String key) {
        return (Map<String, Object>) object.get(key);
    }

    @SuppressWarnings("unchecked")
    public static <T> List<T> list(Map<String, Object> object, String key) {
        return (List<T>) object.get(key);
    }

    private static @Nullable Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> object = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String key = parser.currentName();
                    parser.nextToken();
                    object.put(key, value(parser));
                }
                yield object;
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(parser));
                }
                yield list;
            }
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null;
        };
    }
}
