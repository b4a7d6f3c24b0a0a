package grognard.page;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.game.Referees;
import grognard.game.referee.ResolverRules;
import grognard.input.BadInput;
import grognard.input.InputError;
import grognard.input.SafeText;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Tokenizer;
import grognard.render.page.JacksonSetup;
import grognard.rules.Description;
import grognard.rules.HouseKey;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.table.Keyword;
import grognard.table.Problem;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Descriptions as the page needs them to build its forms. */
final class DescriptionJson {

    private DescriptionJson() {}

    /** A name in words: {@code friend-routing} is "friend routing". */
    static String label(String name) {
        return name.replace('-', ' ');
    }

    /** A text with the names in it in words: {@code fell-back no → yes} is "fell back no → yes". */
    static String inBlanks(String text) {
        return text.replaceAll("([a-z])-([a-z])", "$1 $2");
    }

    static String rulesets(List<Ruleset> rulesets) {
        return JacksonSetup.of(json -> {
            json.writeStartArray();
            for (Ruleset ruleset : rulesets) {
                ResultJson.texts(json, "name", ruleset.name(), "title", ruleset.title());
            }
            json.writeEndArray();
        });
    }

    /** @param rulesets the ruleset that the folder is, or those that it has tables of */
    static String folder(String name, List<String> rulesets, PageLibrary library) {
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("name", name);
            json.writeBooleanField("tables", library.find(name).isEmpty());
            JacksonSetup.texts(json, "rulesets", rulesets);
            json.writeEndObject();
        });
    }

    /** The resolvers and house keys of one ruleset; the page asks only for the one in use, to be shown sooner. */
    static String ruleset(Ruleset ruleset) {
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("name", ruleset.name());
            json.writeStringField("title", ruleset.title());
            json.writeArrayFieldStart("resolvers");
            for (String resolver : ruleset.resolvers()) {
                String summary = ruleset.resolver(resolver).description().summary();
                ResultJson.texts(json, "name", resolver, "label", label(resolver), "summary", summary);
            }
            json.writeEndArray();
            json.writeArrayFieldStart("house");
            Tables tables = Tables.builtIn(ruleset);
            for (HouseKey<?> key : ruleset.house()) {
                json.writeStartObject();
                json.writeStringField("name", key.name());
                json.writeStringField("help", key.meaning());
                json.writeStringField("ruling", key.ruling());
                json.writeStringField("fallback", Keyword.text(key.fallback()));
                type(json, key.type(), tables);
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    static String resolver(Description description, Tables tables, LineReader reader) {
        Set<String> first = firstShown(description, reader);
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("name", description.name());
            json.writeStringField("label", label(description.name()));
            json.writeStringField("summary", description.summary());
            json.writeBooleanField("lookUp", description.isLookUp());
            json.writeBooleanField("dice", !description.dice().isEmpty());
            json.writeStringField("source", description.source());
            JacksonSetup.texts(json, "notes", description.notes());
            JacksonSetup.texts(json, "sides", sides(description));
            json.writeArrayFieldStart("parameters");
            for (Parameter<?> parameter : description.parameters()) {
                if (!(parameter.type() instanceof Type.Face)) { // the page asks for dice one by one
                    int side = side(description, parameter, tables);
                    String fallback = parameter.fallbackText().orElse("");
                    json.writeStartObject();
                    parameter(json, description, parameter, side, tables);
                    json.writeBooleanField("first", first.contains(parameter.name()));
                    json.writeBooleanField("required", parameter.isRequired());
                    json.writeStringField("fallback", fallback);
                    json.writeEndObject();
                }
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    /** The roles of both sides. */
    static List<String> sides(Description description) {
        List<String> roles = description.roles();
        if (roles.size() < 2) {
            return description.hasSides() ? List.of("attacker", "defender") : List.of();
        }
        return roles.subList(0, 2);
    }

    /** The side that a parameter belongs to, 0 or 1; -1 if it is of both or of neither. */
    static int side(Description description, Parameter<?> parameter, Tables tables) {
        if (description.hasSides()) {
            return switch (parameter.side()) {
                case ATTACKER -> 0;
                case DEFENDER -> 1;
                case NONE -> -1;
            };
        }
        List<String> sides = sides(description);
        if (sides.isEmpty()) {
            return -1;
        }
        ResolverRules rules = Referees.of(tables).rulesOf(description);
        return rules.roleOf(parameter).map(sides::indexOf).orElse(-1);
    }

    /**
     * The parameters that a player sees without opening the rest: required ones, those that can be typed without a name,
     * since they are used most, and flags of the examples.
     */
    static Set<String> firstShown(Description description, LineReader reader) {
        Set<String> first = new HashSet<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (parameter.isRequired() || description.bare().contains(parameter)) {
                first.add(parameter.name());
            }
        }
        for (String example : description.examples()) {
            for (String name : values(reader, example).keySet()) {
                if (description.parameter(name).filter(Parameter::isFlag).isPresent()) {
                    first.add(name);
                }
            }
        }
        return first;
    }

    /** The values of an example; none if it is a line for something else, such as odds over a range. */
    private static Map<String, String> values(LineReader reader, String example) {
        try {
            return reader.read(Tokenizer.of(example)).values();
        } catch (BadInput e) {
            return Map.of();
        }
    }

    /** Writes the members of a parameter that are the same everywhere. */
    static void parameter(JsonGenerator json, Description description, Parameter<?> parameter, int side, Tables tables)
            throws IOException {
        json.writeStringField("name", parameter.name());
        json.writeStringField("label", label(withoutSide(description, parameter, side)));
        json.writeStringField("help", PlayerWords.fieldNames(parameter.help()));
        json.writeNumberField("side", side);
        type(json, parameter.type(), tables);
    }

    /** The name without the side that the form shows already: {@code def-pips}, {@code target-pips}. */
    private static String withoutSide(Description description, Parameter<?> parameter, int side) {
        String prefix = side < 1
                ? ""
                : description.hasSides()
                        ? Parameter.DEFENDER_PREFIX
                        : sides(description).get(1) + "-";
        return parameter.name().startsWith(prefix) ? parameter.name().substring(prefix.length()) : parameter.name();
    }

    private static void type(JsonGenerator json, Type<?> type, Tables tables) throws IOException {
        if (type instanceof Type.Flag) {
            json.writeStringField("kind", "flag");
        } else if (type instanceof Type.Whole whole) {
            json.writeStringField("kind", "number");
            json.writeNumberField("least", whole.least());
            json.writeNumberField("most", whole.most());
            json.writeNumberField("places", 0);
        } else if (type instanceof Type.Decimal decimal) {
            json.writeStringField("kind", "number");
            json.writeNumberField("least", decimal.least());
            json.writeNumberField("most", decimal.most());
            json.writeNumberField("places", decimal.places());
        } else if (type instanceof Type.Rows rows) {
            json.writeStringField("kind", "rows");
            JacksonSetup.texts(json, "header", rows.header());
        } else {
            List<String> words = type.words(tables);
            json.writeStringField("kind", words.isEmpty() ? "text" : "choice");
            JacksonSetup.texts(json, "words", words);
        }
    }

    static String barred(Description description, Map<String, String> values) {
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            for (Parameter<?> parameter : description.parameters()) {
                Optional<String> reason = parameter.objection(values);
                if (reason.isPresent()) {
                    json.writeStringField(parameter.name(), reason.get());
                }
            }
            json.writeEndObject();
        });
    }

    static String lookup(List<String> words) {
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            JacksonSetup.texts(json, "asked", words);
            json.writeEndObject();
        });
    }

    static String line(Request request) {
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("ruleset", request.ruleset().name());
            json.writeStringField("resolver", request.resolver().description().name());
            json.writeObjectFieldStart("values");
            for (Map.Entry<String, String> value : request.values().entrySet()) {
                json.writeStringField(value.getKey(), value.getValue());
            }
            json.writeEndObject();
            json.writeEndObject();
        });
    }

    /** Everything that is wrong with the files of a folder, a line each. */
    static String problems(List<Problem> problems) {
        return JacksonSetup.of(json -> {
            String message = problems.stream()
                    .map(problem -> SafeText.line(problem.toString()))
                    .collect(Collectors.joining("\n"));
            json.writeStartObject();
            json.writeFieldName("error");
            ResultJson.texts(json, "message", message, "parameter", "");
            json.writeEndObject();
        });
    }

    /** @param parameter the name of the parameter that the error is about; may be empty */
    static String error(InputError error, String parameter) {
        return error(error, parameter, Optional.empty());
    }

    /** @param words of the game that was played; with them the error says what to tap */
    static String error(InputError error, String parameter, Optional<PlayerWords> words) {
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeObjectFieldStart("error");
            json.writeStringField("message", SafeText.line(error.placed()));
            json.writeStringField("parameter", parameter);
            json.writeStringField("value", error.value());
            json.writeStringField("expected", error.expected());
            json.writeStringField("hint", error.hint());
            if (words.isPresent()) {
                json.writeBooleanField("forcible", PlayerWords.isForcible(error.placed()));
                json.writeFieldName("says");
                words.get().write(json, error.expected().isEmpty() ? error.placed() : error.expected());
            }
            json.writeEndObject();
            json.writeEndObject();
        });
    }
}
