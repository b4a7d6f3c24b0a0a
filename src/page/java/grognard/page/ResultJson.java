package grognard.page;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.dice.Die;
import grognard.dice.Roll;
import grognard.record.PlayedJson;
import grognard.record.RecordCaption;
import grognard.render.page.JacksonSetup;
import grognard.render.result.ResolutionText;
import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A resolution as the page shows it, and the line that {@code --json} prints. */
final class ResultJson {

    /** Dice with more faces are typed, not tapped. */
    private static final int MOST_KEYS = 20;

    private ResultJson() {}

    static String of(Played played, RecordCaption caption) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        new PlayedJson(line).write(played, caption);
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("record", line.toString(StandardCharsets.UTF_8));
            members(json, played, caption, side -> side);
            json.writeEndObject();
        });
    }

    /**
     * Writes the members of a resolution but for its record.
     *
     * @param who names a side of the resolution: by its role, or by its unit in a game
     */
    static void members(JsonGenerator json, Played played, RecordCaption caption, UnaryOperator<String> who)
            throws IOException {
        Outcome outcome = played.resolution().outcome();
        Ruleset ruleset = played.tables().ruleset();
        json.writeStringField("title", outcome.code().title());
        json.writeStringField("verdict", verdict(outcome.code()));
        json.writeStringField("text", PlayerWords.fieldNames(outcome.text()));
        JacksonSetup.texts(
                json,
                "numbers",
                ResolutionText.numbers(outcome).stream()
                        .map(DescriptionJson::inBlanks)
                        .toList());
        json.writeArrayFieldStart("effects");
        for (Effect effect : outcome.effects()) {
            texts(json, "side", who.apply(effect.side()), "text", effect.phrase());
        }
        json.writeEndArray();
        next(json, outcome.next(), ruleset);
        dice(json, played.rolls());
        working(json, played.resolution().working(), who);
        rulings(json, played.resolution().rulings(), ruleset);
        json.writeStringField(
                "tables",
                played.tables()
                        .used(played.resolver(), played.situation())
                        .line()
                        .orElse(""));
        json.writeStringField("seed", caption.seed().orElse(""));
    }

    /** The die that the player throws next: its purpose, its faces, and its place among the dice of this throw. */
    static String wanted(OnTheTable.Wanted wanted) {
        Die die = wanted.die();
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeObjectFieldStart("wanted");
            json.writeStringField("purpose", wanted.purpose());
            json.writeStringField("die", die.name());
            json.writeStringField("expected", die.expected());
            json.writeNumberField("dice", wanted.dice());
            json.writeNumberField("thrown", wanted.thrown());
            JacksonSetup.texts(json, "faces", faces(die));
            json.writeEndObject();
            json.writeEndObject();
        });
    }

    /** The different faces of a die; none if they are too many for keys. */
    private static List<String> faces(Die die) {
        List<String> faces = new ArrayList<>();
        for (int side = 0; side < die.sides() && die.sides() <= MOST_KEYS; side++) {
            String face = die.text(die.value(side));
            if (!faces.contains(face)) {
                faces.add(face);
            }
        }
        return faces;
    }

    static String verdict(Code code) {
        return code.verdict().name().toLowerCase(Locale.ROOT);
    }

    private static void next(JsonGenerator json, List<Next> all, Ruleset ruleset) throws IOException {
        json.writeArrayFieldStart("next");
        for (Next next : all) {
            json.writeStartObject();
            json.writeStringField("resolver", next.resolver());
            json.writeStringField("label", DescriptionJson.label(next.resolver()));
            json.writeStringField("whom", ResolutionText.whom(next, all, ruleset));
            json.writeObjectFieldStart("known");
            for (Map.Entry<String, String> known : next.known().entrySet()) {
                json.writeStringField(known.getKey(), known.getValue());
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void dice(JsonGenerator json, List<Roll> rolls) throws IOException {
        json.writeArrayFieldStart("dice");
        for (Roll roll : rolls) {
            json.writeStartObject();
            json.writeStringField("purpose", roll.purpose());
            json.writeStringField("die", roll.die().name());
            json.writeStringField("source", roll.source().toString());
            json.writeArrayFieldStart("faces");
            for (int value : roll.values()) {
                json.writeString(roll.die().text(value));
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void working(JsonGenerator json, List<Resolution.Line> working, UnaryOperator<String> who)
            throws IOException {
        json.writeArrayFieldStart("working");
        for (Resolution.Line line : working) {
            String value = line.modifier() ? Numbers.signed(line.value()) : Numbers.text(line.value());
            texts(json, "side", who.apply(line.side()), "what", line.what(), "value", value, "note", line.note());
        }
        json.writeEndArray();
    }

    private static void rulings(JsonGenerator json, List<String> ids, Ruleset ruleset) throws IOException {
        json.writeArrayFieldStart("rulings");
        for (Ruling ruling : ids.isEmpty() ? List.<Ruling>of() : ruleset.rulings()) {
            if (ids.contains(ruling.id())) {
                texts(json, "id", ruling.id(), "text", PlayerWords.fieldNames(ruling.text()));
            }
        }
        json.writeEndArray();
    }

    /** Writes an object of texts: names and values in turn. */
    static void texts(JsonGenerator json, String... members) throws IOException {
        json.writeStartObject();
        for (int i = 0; i < members.length; i += 2) {
            json.writeStringField(members[i], members[i + 1]);
        }
        json.writeEndObject();
    }
}
