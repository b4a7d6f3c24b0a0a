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

/**
 * Reads JSON into maps, lists, strings, {@code BigDecimal}s and booleans. Null values are left out. Refuses values that
 * no record can have and that would harm later: numbers with huge exponents, unpaired surrogates.
 */
final class JsonReader {

    /** Largest exponent of a number: written out, 1e999999999 would fill the memory. */
    private static final int MAX_EXPONENT = 100;

    /** Detects duplicate keys. In a class of its own, since a line that goes to a journal or a game needs only the other. */
    private static final class Strict {
        private static final JsonFactory FACTORY = JsonFactory.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
    }

    /** Does not detect duplicate keys, which takes time: {@code verify} finds those by comparing bytes. */
    private static final JsonFactory FAST = new JsonFactory();

    private JsonReader() {}

    /** Reads bytes that hold exactly one object without duplicate keys; empty if they do not. */
    static Optional<Map<String, Object>> object(byte[] bytes) {
        return object(Strict.FACTORY, bytes, Set.of(), Set.of());
    }

    /**
     * Reads an object in part, and faster than {@link #object(byte[])}: does not detect duplicate keys.
     *
     * @param skipped keys of the object to leave out
     * @param below keys to leave out in the objects directly below it
     */
    static Optional<Map<String, Object>> partial(byte[] bytes, Set<String> skipped, Set<String> below) {
        return object(FAST, bytes, skipped, below);
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
            String key = checkSurrogates(parser.currentName());
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
            case VALUE_STRING -> checkSurrogates(parser.getText());
            case VALUE_NUMBER_INT ->
                parser.getNumberType() == JsonParser.NumberType.INT
                        ? BigDecimal.valueOf(parser.getIntValue())
                        : checkExponent(parser.getDecimalValue());
            case VALUE_NUMBER_FLOAT -> checkExponent(parser.getDecimalValue());
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null;
        };
    }

    /** Refuses a surrogate without its other half: JSON can escape one, but UTF-8 files cannot hold it. */
    private static String checkSurrogates(String text) {
        for (int i = 0; i < text.length(); i++) { // a CharsetEncoder for each text would take longer than all the rest
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                boolean pair = Character.isHighSurrogate(c)
                        && i + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(i + 1));
                if (!pair) {
                    throw new BadInput("has an unpaired surrogate in a text");
                }
                i++;
            }
        }
        return text;
    }

    private static BigDecimal checkExponent(BigDecimal number) {
        if (Math.abs((long) number.scale()) > MAX_EXPONENT) {
            throw new BadInput("has a number with an exponent beyond " + MAX_EXPONENT);
        }
        return number;
    }
}
