package grognard.render.result;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Chance;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.odds.SweepCell;
import grognard.record.PlayedJson;
import grognard.record.Version;
import grognard.render.page.JacksonSetup;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;

/** Writes JSON Lines: one object on each line, with its keys in the fixed order that scripts rely on. */
public final class JsonLines {

    /** Decimals of probabilities, means and percentage points. */
    public static final int DECIMALS = 4;

    private final JsonGenerator json;
    private final long batchLine;
    private final String version = Version.text();

    /**
     * Creates a writer.
     *
     * @param batchLine line of the batch that produces these objects, written as their last field; 0 outside a batch
     */
    public JsonLines(Writer out, long batchLine) {
        this.json = JacksonSetup.into(out);
        this.batchLine = batchLine;
    }

    /** Writes a line with the odds of a situation. */
    public void odds(Resolver resolver, Tables tables, Situation situation, Odds odds) {
        odds(resolver, tables, situation, odds, () -> {});
    }

    /** Writes a line with the odds of a situation, followed by the fields that {@code more} writes. */
    public void odds(Resolver resolver, Tables tables, Situation situation, Odds odds, Body more) {
        line(tables, tables.used(resolver, situation), () -> {
            head(tables, resolver);
            inputs(situation.inputs());
            odds(odds);
            more.write();
        });
    }

    /**
     * Writes a line with one cell of a sweep. If the rules exclude its situation, {@code outcomes} is empty and {@code refused}
     * has the reason.
     */
    public void cell(Resolver resolver, Tables tables, SweepCell cell) {
        if (cell.answer().isPresent()) {
            SweepCell.Answer answer = cell.answer().get();
            odds(resolver, tables, answer.situation(), answer.odds());
            return;
        }
        line(tables, tables.used(resolver.description().packTables()), () -> {
            head(tables, resolver);
            inputs(Situation.inputs(resolver.description(), cell.typed(), tables));
            json.writeArrayFieldStart("outcomes");
            json.writeEndArray();
            json.writeBooleanField("exact", true);
            json.writeStringField("refused", cell.refusal());
        });
    }

    /** Writes one object on its own line: the fields of the body, then the tables, the program's version and the batch line. */
    public void line(Tables tables, TablesUsed used, Body body) {
        try {
            json.writeStartObject();
            body.write();
            tables(tables, used);
            json.writeStringField("version", version);
            if (batchLine > 0) {
                json.writeNumberField("line", batchLine);
            }
            json.writeEndObject();
            json.writeRaw('\n');
            json.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the generator, for callers that write fields of their own. */
    public JsonGenerator json() {
        return json;
    }

    /** Writes the fields {@code outcomes}, {@code exact} and {@code numbers} into the current object. */
    public void odds(Odds odds) throws IOException {
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
    }

    /** Writes the first fields of a line, for output that belongs to no single resolver. */
    public void head(String ruleset) throws IOException {
        json.writeNumberField("schema", PlayedJson.SCHEMA);
        json.writeStringField("ruleset", ruleset);
    }

    /** Writes the first fields of a line. */
    public void head(Tables tables, Resolver resolver) throws IOException {
        head(tables.ruleset().name());
        json.writeStringField("resolver", resolver.description().name());
    }

    public void inputs(Map<String, Object> inputs) throws IOException {
        json.writeObjectFieldStart("inputs");
        for (Map.Entry<String, Object> input : inputs.entrySet()) {
            json.writeFieldName(input.getKey());
            value(input.getValue());
        }
        json.writeEndObject();
    }

    /** Writes a value of {@link Situation#inputs}: a number, a boolean, a list of these, or text. */
    public void value(Object value) throws IOException {
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

    /** Writes the name of the pack, its files that still hold made-up numbers, and the house keys; empty lists are left out. */
    public void tables(Tables tables, TablesUsed used) throws IOException {
        json.writeStringField("tables", used.pack());
        if (!used.standIns().isEmpty()) {
            JacksonSetup.texts(json, "stand-in", used.standIns());
        }
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
        json.writeNumberField("mean", distribution.mean().setScale(DECIMALS, RoundingMode.HALF_UP));
        json.writeNumberField("spread", distribution.spread().setScale(DECIMALS, RoundingMode.HALF_UP));
        boolean large = distribution.isLarge();
        if (large) {
            json.writeNumberField("binned", distribution.values().size());
        }
        json.writeArrayFieldStart("values");
        for (Distribution.Range range : distribution.ranges()) {
            json.writeStartObject();
            json.writeNumberField("value", range.from());
            if (large) {
                json.writeNumberField("to", range.to());
            }
            chance(range.exactly());
            json.writeStringField("at-least", range.atLeast().ways().toString());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    /** Writes the fields of one object. */
    @FunctionalInterface
    public interface Body {
        void write() throws IOException;
    }
}
