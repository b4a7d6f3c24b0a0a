package grognard.render.plan;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.plan.Forecast;
import grognard.render.page.JacksonSetup;
import grognard.render.result.JsonLines;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes the chances of a plan as JSON, with the keys in the fixed order that scripts rely on. */
final class PlanJson {

    private final JsonGenerator json;

    PlanJson(JsonGenerator json) {
        this.json = json;
    }

    /** Writes the fields of the plan into the current object. */
    void write(PlanView view) throws IOException {
        Forecast forecast = view.forecast();
        JacksonSetup.texts(json, "plan", forecast.plan().lines());
        json.writeStringField("of", forecast.of().toString());
        if (forecast.want().isPresent()) {
            BigInteger ways = forecast.want().get();
            json.writeObjectFieldStart("want");
            ways(ways);
            json.writeNumberField("p", view.chance(ways).rounded(JsonLines.DECIMALS));
            json.writeEndObject();
        }
        steps(forecast);
        left(forecast);
        units(forecast);
        json.writeBooleanField("exact", true);
    }

    /** Writes each step with the ways that reach it, its outcomes, and the reasons why it was skipped. */
    private void steps(Forecast forecast) throws IOException {
        json.writeArrayFieldStart("steps");
        for (Forecast.StepWays step : forecast.steps()) {
            json.writeStartObject();
            json.writeStringField("line", step.line());
            json.writeStringField("reached", step.reached().toString());
            ways("outcomes", "code", step.outcomes());
            ways("passed", "why", step.passed());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Writes an array with an object for each entry: its key, in a field of this name, and its ways. */
    private void ways(String name, String key, Map<String, BigInteger> all) throws IOException {
        json.writeArrayFieldStart(name);
        for (Map.Entry<String, BigInteger> one : all.entrySet()) {
            json.writeStartObject();
            json.writeStringField(key, one.getKey());
            ways(one.getValue());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Writes the duties that the plan leaves unplayed. */
    private void left(Forecast forecast) throws IOException {
        json.writeArrayFieldStart("left");
        for (Forecast.LeftWays left : forecast.left()) {
            json.writeStartObject();
            json.writeStringField("resolver", left.resolver());
            JacksonSetup.texts(json, "units", left.units());
            ways(left.ways());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Writes each field that the plan may change, with the ways of its values. */
    private void units(Forecast forecast) throws IOException {
        json.writeArrayFieldStart("units");
        for (Forecast.FieldWays field : forecast.units()) {
            json.writeStartObject();
            json.writeStringField("unit", field.unit());
            json.writeStringField("field", field.field());
            json.writeArrayFieldStart("values");
            for (Forecast.ValueWays value : field.values()) {
                json.writeStartObject();
                json.writeFieldName("value");
                value(value.value());
                ways(value.ways());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Writes the value of a field; null if the field has none. */
    private void value(@Nullable Object value) throws IOException {
        if (value instanceof Number number) {
            json.writeNumber(new BigDecimal(number.toString()));
        } else if (value instanceof Boolean flag) {
            json.writeBoolean(flag);
        } else if (value == null) {
            json.writeNull();
        } else {
            json.writeString(value.toString());
        }
    }

    /** Writes ways as text, since they may be larger than the integers of a JSON parser. */
    private void ways(BigInteger ways) throws IOException {
        json.writeStringField("ways", ways.toString());
    }
}
