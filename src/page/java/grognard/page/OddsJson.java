package grognard.page;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.line.Request;
import grognard.odds.Chance;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.render.chart.BinnedDistribution;
import grognard.render.chart.Percent;
import grognard.render.odds.SituationOdds;
import grognard.render.page.JacksonSetup;
import grognard.render.result.JsonLines;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;

/** Exact odds as the page shows them, and the line that {@code odds … --json} prints. */
final class OddsJson {

    /** Decimals of a share, the length of a bar. */
    private static final int DECIMALS = 6;

    private OddsJson() {}

    static String of(Request request, Tables tables) {
        Situation situation = Situation.read(request.resolver(), request.values(), tables);
        Odds odds = Odds.of(request.resolver(), tables, situation);
        StringWriter line = new StringWriter();
        new JsonLines(line, 0).odds(request.resolver(), tables, situation, odds);
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("record", line.toString());
            json.writeStringField("ways", Percent.waysInAll(odds.of(), false));
            json.writeArrayFieldStart("outcomes");
            for (Map.Entry<String, Chance> outcome : odds.outcomes().entrySet()) {
                json.writeStartObject();
                json.writeStringField("code", outcome.getKey());
                Code code = code(request.resolver().description(), outcome.getKey());
                json.writeStringField("title", code.title());
                json.writeStringField("verdict", ResultJson.verdict(code));
                chance(json, "", outcome.getValue());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("numbers");
            for (Map.Entry<String, Distribution> number : odds.numbers().entrySet()) {
                boolean main = number.getKey().equals(odds.mainNumber().orElse(""));
                number(json, number.getKey(), number.getValue(), main);
            }
            json.writeEndArray();
            json.writeStringField(
                    "tables", tables.used(request.resolver(), situation).line().orElse(""));
            json.writeEndObject();
        });
    }

    private static Code code(Description description, String name) {
        for (Code code : description.codes()) {
            if (code.name().equals(name)) {
                return code;
            }
        }
        return Code.of(name, ""); // the resolver makes codes of its own
    }

    private static void number(JsonGenerator json, String name, Distribution distribution, boolean main)
            throws IOException {
        json.writeStartObject();
        json.writeStringField("name", name);
        json.writeBooleanField("main", main);
        json.writeStringField("mean", SituationOdds.twoDecimals(distribution.mean()));
        json.writeStringField("spread", SituationOdds.twoDecimals(distribution.spread()));
        List<BinnedDistribution.Bin> bins = BinnedDistribution.binned(distribution);
        json.writeArrayFieldStart("values");
        for (BinnedDistribution.Bin bin : bins) {
            json.writeStartObject();
            json.writeStringField("value", bin.label());
            chance(json, "", bin.exactly());
            chance(json, "least-", bin.atLeast());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void chance(JsonGenerator json, String prefix, Chance chance) throws IOException {
        json.writeStringField(prefix + "percent", Percent.of(chance));
        json.writeNumberField(prefix + "share", chance.rounded(DECIMALS));
    }
}
