package grognard.record;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import grognard.input.BadInput;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** JSON as maps, lists, texts, numbers ({@code BigDecimal}) and truths; what is null is left out. */
final class Json {

    private static final int MOST_DIGITS = 100;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** For who opens a game, where a name that stands twice is found when it is verified. */
    private static final JsonFactory SWIFT = new JsonFactory();

    private Json() {}

    /** The object that the bytes hold, or nothing if they do not hold exactly one; refuses what no record can hold. */
    static Optional<Map<String, Object>> object(byte[] bytes) {
        return object(bytes, Set.of());
    }

    /** The same without the members of these names, which are read over. */
    static Optional<Map<String, Object>> object(byte[] bytes, Set<String> skipped) {
        return object(FACTORY, bytes, skipped, Set.of());
    }

    /** The same without the members of these names, and of others in the objects among its members. */
    static Optional<Map<String, Object>> glanced(byte[] bytes, Set<String> skipped, Set<String> below) {
        return object(SWIFT, bytes, skipped, below);
    }

    private static Optional<Map<String, Object>> object(
            JsonFactory factory, byte[] bytes, Set<String> skipped, Set<String> below) {
        try (JsonParser parser = factory.createParser(bytes)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return Optional.empty();
            }
            Map<String, Object> object = members(parser, skipped, below);
            return parser.nextToken() == null ? Optional.of(object) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Map<String, Object> members(JsonParser parser, Set<String> skipped, Set<String> below)
            throws IOException {
        Map<String, Object> object = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = whole(parser.currentName());
            parser.nextToken();
            if (skipped.contains(key)) {
                parser.skipChildren();
                continue;
            }
            Object value = value(parser, below);
            if (value != null) {
                object.put(key, value);
            }
        }
        return object;
    }

    private static @Nullable Object value(JsonParser parser, Set<String> below) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> members(parser, below, Set.of());
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    Object item = value(parser, Set.of());
                    if (item != null) {
                        list.add(item);
                    }
                }
                yield list;
            }
            case VALUE_STRING -> whole(parser.getText());
            case VALUE_NUMBER_INT ->
                parser.getNumberType() == JsonParser.NumberType.INT
                        ? BigDecimal.valueOf(parser.getIntValue())
                        : written(parser.getDecimalValue());
            case VALUE_NUMBER_FLOAT -> written(parser.getDecimalValue());
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null;
        };
    }

    /** Half a character can be written in JSON, but not in the file of a game. */
    private static String whole(String text) {
        for (int i = 0; i < text.length(); i++) { // an encoder for each text would take longer than all the rest
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                boolean pair = Character.isHighSurrogate(c)
                        && i + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(i + 1));
                if (!pair) {
                    throw new BadInput("has half a character in a text");
                }
                i++;
            }
        }
        return text;
    }

    /** 1e999999999 is soon written; written out it would fill the memory. */
    private static BigDecimal written(BigDecimal number) {
        if (Math.abs((long) number.scale()) > MOST_DIGITS) {
            throw new BadInput("has a number out of all proportion");
        }
        return number;
    }
}
