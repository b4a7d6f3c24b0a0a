package grognard.render;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import grognard.dice.Roll;
import grognard.odds.Chance;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.rules.Effect;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes JSON, one object a line, keys always in the contract's order. */
public final class JsonLines {

    private static final int SCHEMA = 1;
    private static final int DECIMALS = 4;

    private final JsonGenerator json;
    private final String version = Version.text();

    public JsonLines(Writer out) {
        try {
            json = factory().createGenerator(out).setRootValueSeparator(null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** To a stream of bytes, which is the quicker way. */
    public JsonLines(OutputStream out) {
        try {
            json = factory().createGenerator(out, JsonEncoding.UTF8).setRootValueSeparator(null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonFactory factory() {
        return JsonFactory.builder()
                .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
                .build();
    }

    /** A resolution. */
    public void played(Played played, Caption caption) {
        line(() -> {
            head(played.tables(), played.resolver());
            optional("label", caption.label());
            if (caption.repeat() > 0) {
                json.writeNumberField("repeat", caption.repeat());
            }
            inputs(played.situation());
            rolls(played.rolls());
            working(played.resolution().working());
            outcome(played.resolution().outcome());
            texts("rulings", played.resolution().rulings());
            tables(played.tables());
            optional("seed", caption.seed());
            json.writeStringField("version", version);
        });
    }

    /** The odds of a resolution. */
    public void odds(Resolver resolver, Tables tables, Situation situation, Odds odds) {
        line(() -> {
            head(tables, resolver);
            inputs(situation);
            json.writeArrayFieldStart("outcomes");
            for (Map.Entry<String, Chance> entry : odds.outcomes().entrySet()) {
                json.writeStartObject();
                json.writeStringField("code", entry.getKey());
                chance(entry.getValue());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeBooleanField("exact", true);
            json.writeArrayFieldStart("numbers");
            for (Map.Entry<String, Distribution> entry : odds.numbers().entrySet()) {
                distribution(entry.getKey(), entry.getValue());
            }
            json.writeEndArray();
            tables(tables);
            json.writeStringField("version", version);
        });
    }

    private void head(Tables tables, Resolver resolver) throws IOException {
        json.writeNumberField("schema", SCHEMA);
        json.writeStringField("ruleset", tables.ruleset().name());
        json.writeStringField("resolver", resolver.description().name());
    }

    private void inputs(Situation situation) throws IOException {
        json.writeObjectFieldStart("inputs");
        for (Map.Entry<String, Object> input : situation.inputs().entrySet()) {
            json.writeFieldName(input.getKey());
            value(input.getValue());
        }
        json.writeEndObject();
    }

    private void value(Object value) throws IOException {
        if (value instanceof Number number) {
            number(number);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object item : list) {
                value(item);
            }
            json.writeEndArray();
        } else {
            json.writeString(value.toString());
        }
    }

    private void number(Number number) throws IOException {
        if (number instanceof BigDecimal decimal) {
            json.writeNumber(decimal);
        } else {
            json.writeNumber(number.intValue());
        }
    }

    private void rolls(List<Roll> rolls) throws IOException {
        json.writeArrayFieldStart("rolls");
        int n = 0;
        for (Roll roll : rolls) {
            json.writeStartObject();
            json.writeNumberField("n", ++n);
            json.writeStringField("for", roll.purpose());
            json.writeStringField("die", roll.die().name());
            json.writeArrayFieldStart("values");
            for (int value : roll.values()) {
                number(roll.die().number(value));
            }
            json.writeEndArray();
            json.writeStringField("source", roll.source().toString());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void working(List<Resolution.Line> lines) throws IOException {
        json.writeArrayFieldStart("working");
        for (Resolution.Line line : lines) {
            json.writeStartObject();
            if (!line.side().isEmpty()) {
                json.writeStringField("side", line.side());
            }
            json.writeStringField("what", line.what());
            json.writeFieldName("value");
            number(line.value());
            if (!line.note().isEmpty()) {
                json.writeStringField("note", line.note());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void outcome(Outcome outcome) throws IOException {
        json.writeObjectFieldStart("outcome");
        json.writeStringField("code", outcome.code().name());
        json.writeStringField("text", outcome.text());
        json.writeFieldName("passed");
        switch (outcome.code().verdict()) {
            case PASSED -> json.writeBoolean(true);
            case FAILED -> json.writeBoolean(false);
            case NONE -> json.writeNull();
        }
        json.writeObjectFieldStart("numbers");
        for (Map.Entry<String, Number> entry : outcome.numbers().entrySet()) {
            json.writeFieldName(entry.getKey());
            number(entry.getValue());
        }
        json.writeEndObject();
        json.writeArrayFieldStart("effects");
        for (Effect effect : outcome.effects()) {
            json.writeStartObject();
            json.writeStringField("side", effect.side());
            json.writeStringField("effect", effect.kind().name());
            if (effect.amount().isPresent()) {
                json.writeFieldName("amount");
                number(effect.amount().get());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
        texts("next", outcome.next());
        json.writeEndObject();
    }

    private void tables(Tables tables) throws IOException {
        json.writeStringField("tables", tables.name());
        if (!tables.houseKeys().isEmpty()) {
            json.writeObjectFieldStart("house");
            for (Map.Entry<String, String> key : tables.houseKeys().entrySet()) {
                json.writeStringField(key.getKey(), key.getValue());
            }
            json.writeEndObject();
        }
    }

    private void chance(Chance chance) throws IOException {
        json.writeStringField("ways", chance.ways().toString());
        json.writeStringField("of", chance.of().toString());
        json.writeNumberField("p", chance.rounded(DECIMALS));
    }

    private void distribution(String name, Distribution distribution) throws IOException {
        json.writeStartObject();
        json.writeStringField("number", name);
        json.writeNumberField("mean", distribution.mean().setScale(DECIMALS, java.math.RoundingMode.HALF_UP));
        json.writeNumberField("spread", distribution.spread().setScale(DECIMALS, java.math.RoundingMode.HALF_UP));
        json.writeArrayFieldStart("values");
        Map<BigDecimal, Chance> atLeast = distribution.atLeast();
        for (Map.Entry<BigDecimal, Chance> entry : distribution.values().entrySet()) {
            json.writeStartObject();
            json.writeNumberField("value", entry.getKey());
            chance(entry.getValue());
            json.writeStringField(
                    "at-least",
                    atLeast.getOrDefault(entry.getKey(), Chance.NONE).ways().toString());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void optional(String name, Optional<String> text) throws IOException {
        if (text.isPresent()) {
            json.writeStringField(name, text.get());
        } else {
            json.writeNullField(name);
        }
    }

    private void texts(String name, List<String> texts) throws IOException {
        json.writeArrayFieldStart(name);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }

    private void line(Body body) {
        try {
            json.writeStartObject();
            body.write();
            json.writeEndObject();
            json.writeRaw('\n');
            json.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The fields of one object. */
    @FunctionalInterface
    private interface Body {
        void write() throws IOException;
    }
}
