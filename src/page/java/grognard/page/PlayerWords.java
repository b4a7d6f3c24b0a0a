package grognard.page;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.game.Game;
import grognard.game.ManualChanges;
import grognard.game.state.Phase;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.render.page.JacksonSetup;
import grognard.rules.Description;
import grognard.rules.Parameter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sentences of the referee for a player who taps and does not type. A line of the prompt that stands in a sentence, such as
 * {@code unit Duncan unlimbered}, becomes a key that plays it; an option's name becomes the name of its field.
 */
final class PlayerWords {

    /** Words for actions of the prompt; on the page, items and keys are tapped instead. */
    private static final Pattern PROMPT_ONLY =
            Pattern.compile(": next plays it, due drop strikes it out|; --force [^;]*$");

    private static final Pattern OPTION = Pattern.compile("--([a-z][a-z0-9-]*)");

    private static final Pattern QUOTED = Pattern.compile("'(?:--)?([a-z][a-z -]*)'");

    /** A unit that the sentence leaves open: {@code charge CHARGER}. */
    private static final Pattern PLACEHOLDER = Pattern.compile(" [A-Z][A-Z-]{2,}(?![\\w/])");

    /** A change of a unit, or a value of an option. */
    private static final Pattern WORD = Pattern.compile(" ([^\\s,;:()]+?)(?=[.,;:()]*(?:\\s|$))");

    private static final String SET = "unit ";
    private static final String PHASE = "phase ";

    private final Game game;
    private final List<String> names;

    /**
     * A part of a sentence.
     *
     * @param action what a tap on it does, as {@link GameDoor#act} knows it, or {@code play} or {@code fields}; empty if it
     *     is only text
     * @param args of the action; for {@code play} the resolver and its units
     * @param values for {@code play}: values by parameter
     */
    private record Part(String text, String action, List<String> args, Map<String, String> values, int end) {}

    PlayerWords(Game game) {
        this.game = game;
        this.names = game.state().units().list().stream()
                .map(Unit::name)
                .sorted(Comparator.comparing(String::length).reversed()) // 1/Foot Guards before 1/Foot
                .toList();
    }

    /** Whether a refusal says that it can be done all the same. */
    static boolean isForcible(String refusal) {
        return refusal.contains("; --force ");
    }

    /** The sentence as text alone, for places where nothing can be tapped. */
    String text(String sentence) {
        StringBuilder text = new StringBuilder();
        parts(sentence).forEach(part -> text.append(part.text));
        return text.toString();
    }

    /** Writes the sentence as an array of parts: texts, and objects with what a tap on them does. */
    void write(JsonGenerator json, String sentence) throws IOException {
        json.writeStartArray();
        for (Part part : parts(sentence)) {
            if (part.action.isEmpty()) {
                json.writeString(part.text);
                continue;
            }
            json.writeStartObject();
            json.writeStringField("text", part.text);
            json.writeStringField("action", part.action);
            JacksonSetup.texts(json, "args", part.args);
            json.writeObjectFieldStart("values");
            for (Map.Entry<String, String> value : part.values.entrySet()) {
                json.writeStringField(value.getKey(), value.getValue());
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    void writeAll(JsonGenerator json, String name, List<String> sentences) throws IOException {
        json.writeArrayFieldStart(name);
        for (String sentence : sentences) {
            write(json, sentence);
        }
        json.writeEndArray();
    }

    private List<Part> parts(String message) {
        String sentence = PROMPT_ONLY.matcher(message).replaceAll("");
        List<Part> parts = new ArrayList<>();
        int from = 0;
        for (int at = 0; at < sentence.length(); at++) {
            boolean starts = at == 0 || " (".indexOf(sentence.charAt(at - 1)) >= 0;
            Optional<Part> found = starts ? commandAt(sentence, at) : Optional.empty();
            if (found.isPresent()) {
                addText(parts, sentence.substring(from, at));
                parts.add(found.get());
                from = found.get().end;
                at = from - 1;
            }
        }
        addText(parts, sentence.substring(from));
        return parts;
    }

    private static void addText(List<Part> parts, String text) {
        if (!text.isEmpty()) {
            parts.add(text(fieldNames(text), 0));
        }
    }

    /** The text with the names of fields in place of options: {@code “in charge”} for {@code --in-charge}. */
    static String fieldNames(String text) {
        return inWords(OPTION, text);
    }

    /** The text with resolvers named as their keys are: {@code “counter charge”} for {@code 'counter-charge'}. */
    static String resolverNames(String text) {
        return fieldNames(inWords(QUOTED, text));
    }

    private static String inWords(Pattern name, String text) {
        StringBuilder plain = new StringBuilder();
        int from = 0;
        for (Matcher found = name.matcher(text); found.find(); from = found.end()) {
            plain.append(text, from, found.start());
            plain.append('“')
                    .append(DescriptionJson.label(found.group(1).replace(" --", " ")))
                    .append('”');
        }
        return plain.append(text.substring(from)).toString();
    }

    private static Part text(String text, int end) {
        return new Part(text, "", List.of(), Map.of(), end);
    }

    private Optional<Part> commandAt(String text, int at) {
        if (text.startsWith(SET, at)) {
            return setAt(text, at + SET.length());
        }
        if (text.startsWith(PHASE, at)) {
            return phaseAt(text, at + PHASE.length());
        }
        for (String resolver : game.referee().ruleset().resolvers()) {
            if (text.startsWith(resolver + " ", at)) {
                return playAt(resolver, text, at + resolver.length());
            }
        }
        return Optional.empty();
    }

    /** {@code prussia movement}, which begins that phase. */
    private Optional<Part> phaseAt(String text, int at) {
        for (Phase phase : game.referee().phases(game.state())) {
            String words = phase.words();
            if (text.startsWith(words, at)) {
                String label = DescriptionJson.label(GameJson.capital(words));
                return Optional.of(new Part(label, "phase", List.of(words), Map.of(), at + words.length()));
            }
        }
        return Optional.empty();
    }

    /** {@code Duncan unlimbered}; where the value is left to the player, a key that opens the unit's fields. */
    private Optional<Part> setAt(String text, int at) {
        Optional<String> name = nameAt(text, at);
        if (name.isEmpty()) {
            Matcher open = PLACEHOLDER.matcher(text).region(at - 1, text.length());
            return open.lookingAt() ? Optional.of(text("by hand for it,", open.end())) : Optional.empty();
        }
        Unit unit = game.state().units().get(name.get());
        List<String> changes = new ArrayList<>();
        int end = at + name.get().length();
        int said = end;
        for (Matcher word = WORD.matcher(text).region(end, text.length()); word.lookingAt(); ) {
            changes.add(word.group(1));
            if (!isChange(unit, changes)) {
                changes.remove(changes.size() - 1);
                said = word.group(1).indexOf('=') > 0 ? word.end() : end;
                break;
            }
            end = word.end();
            said = end;
            word.region(end, text.length());
        }
        if (changes.isEmpty()) {
            return Optional.of(new Part("by hand: " + unit.name(), "fields", List.of(unit.name()), Map.of(), said));
        }
        List<String> args = new ArrayList<>(List.of(unit.name()));
        args.addAll(changes);
        String label = unit.name() + ": "
                + String.join(", ", changes).replace('=', ' ').replace('-', ' ');
        return Optional.of(new Part(label, "set", args, Map.of(), end));
    }

    private boolean isChange(Unit unit, List<String> changes) {
        try {
            new ManualChanges(game).set(unit, changes);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    /** {@code Kahlden 1/Croats --blocked} after the name of a resolver. Without a unit it is only named. */
    private Optional<Part> playAt(String resolver, String text, int from) {
        Description description = game.referee().ruleset().resolver(resolver).description();
        List<String> units = new ArrayList<>();
        int end = from;
        boolean open = false;
        for (boolean more = true; more; ) {
            Optional<String> name = text.startsWith(" ", end) ? nameAt(text, end + 1) : Optional.empty();
            Matcher placeholder = PLACEHOLDER.matcher(text).region(end, text.length());
            more = name.isPresent() || placeholder.lookingAt();
            if (name.isPresent()) {
                units.add(name.get());
                end += 1 + name.get().length();
            } else if (more) {
                open = true;
                end = placeholder.end();
            }
        }
        if (end == from) {
            return Optional.empty();
        }
        StringBuilder label = new StringBuilder(DescriptionJson.label(GameJson.capital(resolver)));
        label.append(units.isEmpty() ? "" : " ").append(String.join(" → ", units));
        Map<String, String> values = new LinkedHashMap<>();
        Matcher option = OPTION.matcher(text);
        while (text.startsWith(" ", end)
                && option.region(end + 1, text.length()).lookingAt()
                && description.parameter(option.group(1)).isPresent()) {
            Parameter<?> parameter = description.parameter(option.group(1)).get();
            end = option.end();
            String value = "true";
            Matcher word = WORD.matcher(text).region(end, text.length());
            if (!parameter.isFlag() && word.lookingAt()) {
                value = word.group(1);
                end = word.end();
            }
            values.put(parameter.name(), value);
            label.append(", ").append(DescriptionJson.label(parameter.name()));
            label.append(parameter.isFlag() ? "" : " " + value);
        }
        if (units.isEmpty()) {
            return Optional.of(text('“' + label.toString() + '”', end));
        }
        List<String> args = new ArrayList<>(List.of(resolver));
        args.addAll(units);
        return Optional.of(new Part(label.toString(), open ? "choose" : "play", args, values, end));
    }

    private Optional<String> nameAt(String text, int at) {
        return names.stream()
                .filter(name -> text.startsWith(name, at)
                        && (at + name.length() == text.length()
                                || " ,;:.()".indexOf(text.charAt(at + name.length())) >= 0))
                .findFirst();
    }
}
