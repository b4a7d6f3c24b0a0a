package grognard.render;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Chance;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.odds.SweepCell;
import grognard.record.PlayedJson;
import grognard.record.Version;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes JSON, one object a line, keys always in the contract's order. */
public final class JsonLines {

    private static final int DECIMALS = 4;

    private final Writer out;
    private final JsonGenerator json;
    private final String version = Version.text();

    public JsonLines(Writer out) {
        this.out = out;
        this.json = JsonText.into(out);
    }

    /** The odds of a resolution. */
    public void odds(Resolver resolver, Tables tables, Situation situation, Odds odds) {
        line(() -> {
            head(tables, resolver);
            inputs(situation.inputs());
            odds(odds);
            tables(tables, tables.used(resolver, situation));
            json.writeStringField("version", version);
        });
    }

    /** The odds in one cell of a sweep; a cell that is not possible has no outcomes, and says why. */
    public void cell(Resolver resolver, Tables tables, SweepCell cell) {
        if (cell.answer().isPresent()) {
            SweepCell.Answer answer = cell.answer().get();
            odds(resolver, tables, answer.situation(), answer.odds());
            return;
        }
        line(() -> {
            head(tables, resolver);
            inputs(Situation.inputs(resolver.description(), cell.typed(), tables));
            json.writeArrayFieldStart("outcomes");
            json.writeEndArray();
            json.writeBooleanField("exact", true);
            json.writeStringField("refused", cell.refusal());
            tables(tables, tables.used(resolver.description().packTables()));
            json.writeStringField("version", version);
        });
    }

    /** Two situations: the second, and how many points the first has over it, stand inside the object of the first. */
    void versus(PlainOdds first, PlainOdds second) {
        Resolver resolver = first.asked().resolver();
        line(() -> {
            head(first.asked().tables(), resolver);
            inputs(first.situation().inputs());
            odds(first.odds());
            json.writeObjectFieldStart("vs");
            inputs(second.situation().inputs());
            odds(second.odds());
            tables(second.asked().tables(), second.used());
            json.writeEndObject();
            json.writeArrayFieldStart("difference");
            for (String code : new VersusOdds(first, second).codesOfBoth()) {
                List<String> one = List.of(code);
                json.writeStartObject();
                json.writeStringField("code", code);
                json.writeNumberField(
                        "points",
                        first.odds().chance(one).pointsOver(second.odds().chance(one), DECIMALS));
                json.writeEndObject();
            }
            json.writeEndArray();
            tables(first.asked().tables(), first.used());
            json.writeStringField("version", version);
        });
    }

    /** The points that each option is worth stand inside the object of the situation. */
    void why(WhyOdds why, Map<String, List<String>> codes) {
        PlainOdds with = why.with();
        line(() -> {
            head(with.asked().tables(), with.asked().resolver());
            inputs(with.situation().inputs());
            odds(with.odds());
            json.writeArrayFieldStart("why");
            for (Map.Entry<String, Optional<Odds>> without : why.without().entrySet()) {
                json.writeStartObject();
                json.writeStringField("input", without.getKey());
                json.writeObjectFieldStart("points");
                if (without.getValue().isPresent()) {
                    for (Map.Entry<String, List<String>> code : codes.entrySet()) {
                        json.writeNumberField(
                                code.getKey(),
                                why.points(code.getValue(), without.getValue().get()));
                    }
                }
                json.writeEndObject();
                json.writeEndObject();
            }
            json.writeEndArray();
            tables(with.asked().tables(), with.used());
            json.writeStringField("version", version);
        });
    }

    /** The value that was looked for, with its odds; null where none reaches the chance. */
    void sought(SoughtOdds sought) {
        OddsQuestion asked = sought.asked();
        line(() -> {
            head(asked.tables(), asked.resolver());
            json.writeStringField("parameter", sought.axis().parameter().name());
            json.writeStringField("of", String.join(",", sought.of()));
            json.writeNumberField("least", sought.least());
            json.writeFieldName("value");
            if (sought.found().isEmpty()) {
                json.writeNull();
            } else {
                SweepCell.Answer answer = sought.found().get().answer().orElseThrow();
                value(answer.situation()
                        .inputs()
                        .getOrDefault(sought.axis().parameter().name(), "none"));
                json.writeNumberField("p", answer.odds().chance(sought.of()).rounded(DECIMALS));
            }
            tables(asked.tables(), asked.used(sought.sweep()));
            json.writeStringField("version", version);
        });
    }

    /** The chances of a plan. */
    void plan(PlanView plan) {
        line(() -> {
            json.writeNumberField("schema", PlayedJson.SCHEMA);
            json.writeStringField("ruleset", plan.forecast().ruleset());
            new PlanJson(json).write(plan);
            tables(plan.tables(), plan.used());
            json.writeStringField("version", version);
        });
    }

    /** Two plans: the second, and how many points the first has over it, stand inside the object of the first. */
    void plans(VersusPlans plans) {
        line(() -> {
            json.writeNumberField("schema", PlayedJson.SCHEMA);
            json.writeStringField("ruleset", plans.first().forecast().ruleset());
            new PlanJson(json).write(plans.first());
            json.writeObjectFieldStart("vs");
            new PlanJson(json).write(plans.second());
            json.writeEndObject();
            if (plans.points(DECIMALS).isPresent()) {
                json.writeObjectFieldStart("difference");
                json.writeNumberField("points", plans.points(DECIMALS).get());
                json.writeEndObject();
            }
            tables(plans.first().tables(), plans.first().used());
            json.writeStringField("version", version);
        });
    }

    private void odds(Odds odds) throws IOException {
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

    private void head(Tables tables, Resolver resolver) throws IOException {
        json.writeNumberField("schema", PlayedJson.SCHEMA);
        json.writeStringField("ruleset", tables.ruleset().name());
        json.writeStringField("resolver", resolver.description().name());
    }

    private void inputs(Map<String, Object> inputs) throws IOException {
        json.writeObjectFieldStart("inputs");
        for (Map.Entry<String, Object> input : inputs.entrySet()) {
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

    private void tables(Tables tables, TablesUsed used) throws IOException {
        json.writeStringField("tables", used.pack());
        if (!used.standIns().isEmpty()) {
            json.writeArrayFieldStart("stand-in");
            for (String file : used.standIns()) {
                json.writeString(file);
            }
            json.writeEndArray();
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
        json.writeNumberField("mean", distribution.mean().setScale(DECIMALS, java.math.RoundingMode.HALF_UP));
        json.writeNumberField("spread", distribution.spread().setScale(DECIMALS, java.math.RoundingMode.HALF_UP));
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
