package grognard.page;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.game.DueCheck;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.RoleReader;
import grognard.game.referee.Question;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.state.Due;
import grognard.game.state.Roles;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Token;
import grognard.play.GameResolution;
import grognard.play.UnitAnswer;
import grognard.render.page.JacksonSetup;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Situation;
import grognard.rules.Type;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The form of a resolution in a game: only what its units and the game do not fill in. */
final class GameForm {

    /** Begins what the prompt's questions say of an empty answer: {@code (Enter: none)}. */
    private static final String ENTER = " (Enter: ";

    private final PageGame open;
    private final PageGame.Wish wish;
    private final Optional<Due> due;
    private final Request request;
    private final GameAction action;
    private final ResolverRules rules;
    private final Description description;
    private Map<String, String> filled = new LinkedHashMap<>();

    /** The value that is still missing; empty if the line can be played. */
    private String missing = "";

    /** The option that {@link #missing} is about. */
    private String subject = "";

    GameForm(PageGame open, PageGame.Wish wish) {
        this.open = open;
        this.wish = wish;
        this.due = open.due(wish);
        this.request = open.request(wish, false);
        Game game = open.game();
        this.description = request.resolver().description();
        this.rules = game.referee().rulesOf(description);
        this.action = GameResolution.action(game, request);
    }

    String json() {
        boolean force = request.options().has(CommonOption.FORCE);
        Optional<BadInput> refusal = force || description.isLookUp() ? Optional.empty() : action.refusal();
        fill();
        PlayerWords words = new PlayerWords(open.game());
        List<Question.Asked> questions = refusal.isPresent() ? List.of() : action.openQuestions();
        List<String> doubts = refusal.isPresent() || description.isLookUp() ? List.of() : action.doubts();
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("resolver", description.name());
            json.writeStringField("label", DescriptionJson.label(description.name()));
            json.writeStringField("summary", description.summary());
            json.writeBooleanField("lookUp", open.isLookUp(request));
            json.writeBooleanField("dice", !description.dice().isEmpty());
            json.writeStringField("why", words.text(due.map(Due::why).orElse("")));
            JacksonSetup.texts(
                    json,
                    "conditions",
                    due.map(one -> open.game()
                                    .referee()
                                    .duties()
                                    .conditions(one, open.game().state().units()))
                            .orElse(List.of()));
            JacksonSetup.texts(
                    json, "units", due.map(one -> PageGame.units(one, wish)).orElse(wish.units()));
            whom(json);
            JacksonSetup.texts(json, "sides", DescriptionJson.sides(description));
            json.writeFieldName("forbidden");
            words.write(json, refusal.map(BadInput::getMessage).orElse(""));
            words.writeAll(json, "doubts", doubts);
            json.writeStringField("missing", missing);
            json.writeStringField("subject", subject);
            questions(json, questions);
            parameters(json, questions);
            unitOptions(json);
            further(json, refusal.isEmpty() && !force);
            pairs(json);
            json.writeFieldName("barred");
            json.writeRawValue(DescriptionJson.barred(description, filled));
            json.writeEndObject();
        });
    }

    /** The role that a due item leaves to the player, such as the target of a unit that must fire, and the units for it. */
    private void whom(JsonGenerator json) throws IOException {
        List<String> named = due.map(Due::units).orElse(List.of());
        boolean asks = !asked().isEmpty()
                && !named.isEmpty()
                && named.size() < description.roles().size();
        String role = asks ? description.roles().get(named.size()) : "";
        json.writeStringField("role", role);
        List<String> sides = named.stream()
                .map(name -> open.game().state().units().get(name).side())
                .toList();
        JacksonSetup.texts(
                json,
                "candidates",
                asks ? names(unit -> rules.isTakenBy(role, unit) && !sides.contains(unit.side())) : List.of());
    }

    /** Names of the units on the table that fit. */
    private List<String> names(Predicate<Unit> fits) {
        Units units = open.game().state().units();
        return units.where(unit -> units.isAtHand(unit) && fits.test(unit)).stream()
                .map(Unit::name)
                .toList();
    }

    /** Options that only the player knows, of a due item. */
    private List<String> asked() {
        return due.map(one -> one.asked().stream()
                        .filter(name -> !new DueCheck(open.game(), one).knows(name))
                        .toList())
                .orElse(List.of());
    }

    /** Fills in what the units know; what is missing or cannot be is told by the form, not as an error. */
    private void fill() {
        try {
            filled = filled(request);
            Situation.read(request.resolver(), filled, open.tables());
        } catch (BadInput e) {
            BadInput placed = request.placed(e);
            missing = placed.getMessage();
            String option = placed.error().subject();
            for (Parameter<?> parameter : description.parameters()) {
                subject = parameter.option().equals(option) ? parameter.name() : subject;
            }
            fillRest();
        }
    }

    /** Fills in the rest where one value that only the player knows is missing, such as the front rank of a column. */
    private void fillRest() {
        if (!filled.isEmpty() || subject.isEmpty()) {
            return;
        }
        Map<String, String> with = new LinkedHashMap<>(request.values());
        with.put(subject, "1");
        try {
            filled = filled(request.withValues(with));
            filled.remove(subject);
        } catch (BadInput e) {
            filled = new LinkedHashMap<>(request.values()); // more is missing than one value
        }
    }

    /** The values of a request with what its units fill in, whether the book allows it or not. */
    private Map<String, String> filled(Request one) {
        Roles roles = RoleReader.read(
                open.game(), description, one.names().stream().map(Token::text).toList());
        return new GameAction(open.game(), description, roles, one.values(), true).values();
    }

    private static void questions(JsonGenerator json, List<Question.Asked> questions) throws IOException {
        json.writeArrayFieldStart("questions");
        for (Question.Asked question : questions) {
            // On the page nothing is typed: a field that is left alone stands for the prompt's Enter.
            String words = question.words();
            int enter = words.indexOf(ENTER);
            int end = words.indexOf(')', enter + 1);
            boolean told = enter >= 0 && end >= 0;
            ResultJson.texts(
                    json,
                    "parameter",
                    question.parameter(),
                    "words",
                    told ? words.substring(0, enter) + words.substring(end + 1) : words,
                    "yes",
                    question.yes(),
                    "alone",
                    told ? words.substring(enter + ENTER.length(), end) : "");
        }
        json.writeEndArray();
    }

    private void parameters(JsonGenerator json, List<Question.Asked> questions) throws IOException {
        LineReader reader = new LineReader(request.ruleset(), request.resolver(), CommonOption.For.PLAY, "");
        Set<String> first = DescriptionJson.firstShown(description, reader);
        List<String> asked = asked();
        Set<String> known = due.map(one -> one.options().keySet()).orElse(Set.of());
        json.writeArrayFieldStart("parameters");
        for (Parameter<?> parameter : description.parameters()) {
            String name = parameter.name();
            // What a unit fills in is not asked for, also where it is the reason of a refusal: then the reason is told.
            boolean needed = asked.contains(name) || (name.equals(subject) && !filled.containsKey(name));
            boolean required = needed || (parameter.isRequired() && !filled.containsKey(name));
            boolean question =
                    questions.stream().anyMatch(one -> one.parameter().equals(name));
            boolean given = request.values().containsKey(name);
            boolean shown = required || question || given || rules.isOfTheMoment(name) || rules.isPart(name);
            boolean units =
                    rules.unitOptions().stream().anyMatch(one -> one.option().equals(name) && !one.isRows());
            if (!shown || units || known.contains(name) || parameter.type() instanceof Type.Face) {
                continue;
            }
            String fallback = given
                    ? parameter.fallbackText().orElse("")
                    : filled.getOrDefault(name, parameter.fallbackText().orElse(""));
            json.writeStartObject();
            DescriptionJson.parameter(json, description, parameter, side(parameter), open.tables());
            json.writeBooleanField("first", first.contains(name) || question || required || rules.isPart(name));
            json.writeBooleanField("required", required);
            json.writeStringField("fallback", fallback);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private int side(Parameter<?> parameter) {
        return DescriptionJson.side(description, parameter, open.tables());
    }

    /** Options that name further units, with the units that can be named. */
    private void unitOptions(JsonGenerator json) throws IOException {
        List<String> asked = asked();
        json.writeArrayFieldStart("unitOptions");
        for (UnitOption option : rules.unitOptions()) {
            if (option.isRows()) {
                continue;
            }
            String help = option.help().isEmpty()
                    ? description
                            .parameter(option.option())
                            .map(Parameter::help)
                            .orElse("")
                    : option.help();
            List<String> units = names(unit ->
                    rules.isTakenBy(option.role(), unit) && !wish.units().contains(unit.name()));
            json.writeStartObject();
            json.writeStringField("name", option.option());
            json.writeStringField("label", DescriptionJson.label(option.option()));
            json.writeStringField("help", PlayerWords.fieldNames(help));
            json.writeBooleanField("asked", asked.contains(option.option()));
            JacksonSetup.texts(json, "units", units);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** The question for further units, and the options that they go to. */
    private void further(JsonGenerator json, boolean asks) throws IOException {
        List<String> names = request.names().stream().map(Token::text).toList();
        Roles roles = RoleReader.read(open.game(), description, names);
        Optional<String> words = asks ? new UnitAnswer(open.game(), request, roles).question() : Optional.empty();
        json.writeStringField(
                "further",
                words.map(text -> text.replaceFirst(" \\([^()]*Enter: [^()]*\\)", ""))
                        .orElse(""));
        JacksonSetup.texts(
                json,
                "furtherOptions",
                rules.unitQuestion().map(ResolverRules.UnitQuestion::options).orElse(List.of()));
    }

    /** The values in force, by parameter name, for the odds. */
    private void pairs(JsonGenerator json) throws IOException {
        List<String> pairs = new ArrayList<>();
        filled.forEach((name, value) -> {
            for (String line : value.split("\n", -1)) {
                pairs.addAll(List.of(name, line));
            }
        });
        JacksonSetup.texts(json, "filled", pairs);
    }
}
