package grognard.page;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.ManualChanges;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Phase;
import grognard.game.state.Roles;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Values;
import grognard.input.BadInput;
import grognard.play.GameResolution;
import grognard.render.page.JacksonSetup;
import grognard.rules.Description;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Actions open to a unit now: resolvers that take it, and changes made by hand. */
final class GameChoices {

    private final Game game;
    private final Referee referee;
    private final PlayerWords words;

    GameChoices(Game game) {
        this.game = game;
        this.referee = game.referee();
        this.words = new PlayerWords(game);
    }

    /**
     * A resolver that takes the unit.
     *
     * @param reason what forbids it; empty if nothing does
     * @param doubt what speaks against it now; empty if nothing does
     * @param alone whether it needs no second unit
     * @param inPhase whether it belongs to the phase in play, and the unit acts in it
     */
    private record Choice(ResolverRules rules, String reason, String doubt, boolean alone, boolean inPhase) {

        /** Actions of the phase come first, then those allowed at any time, forbidden ones last. */
        int rank() {
            if (!reason.isEmpty()) {
                return 4;
            }
            return inPhase ? 0 : !doubt.isEmpty() ? 3 : rules.description().isLookUp() ? 2 : 1;
        }
    }

    /** @param other a second unit, or empty */
    String of(String name, String other) {
        Unit unit = game.state().units().meant("unit", name);
        Optional<Unit> second = other.isEmpty()
                ? Optional.empty()
                : Optional.of(game.state().units().meant("unit", other));
        List<Choice> plays = new ArrayList<>();
        for (String resolver : referee.ruleset().resolvers()) {
            choice(referee.rulesOf(resolver), unit, second).ifPresent(plays::add);
        }
        plays.sort(Comparator.comparing(Choice::rank));
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeArrayFieldStart("plays");
            for (Choice choice : plays) {
                Description description = choice.rules.description();
                json.writeStartObject();
                json.writeStringField("resolver", description.name());
                json.writeStringField("label", DescriptionJson.label(description.name()));
                json.writeStringField("summary", description.summary());
                json.writeBooleanField("lookUp", description.isLookUp());
                json.writeBooleanField("alone", choice.alone);
                json.writeStringField("reason", choice.reason);
                json.writeStringField("doubt", choice.doubt);
                json.writeBooleanField("now", choice.rank() == 0);
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("acts");
            acts(json, unit, second);
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    private Optional<Choice> choice(ResolverRules rules, Unit unit, Optional<Unit> second) {
        Description description = rules.description();
        List<String> roles = description.roles();
        boolean takes = !roles.isEmpty()
                && description.steps().isEmpty()
                && GameResolution.isPlayed(description.name())
                && !rules.isCountingArmies()
                && rules.isTakenBy(roles.get(0), unit)
                && (!unit.isGone() || rules.isTakingGone());
        boolean fits = takes
                && (second.isEmpty()
                        || (roles.size() > 1
                                && rules.isTakenBy(roles.get(1), second.get())
                                && !second.get().side().equals(unit.side())));
        if (!fits) {
            return Optional.empty();
        }
        Map<String, String> named = new LinkedHashMap<>();
        named.put(roles.get(0), unit.name());
        second.ifPresent(one -> named.put(roles.get(1), one.name()));
        GameAction action = new GameAction(game, description, new Roles(named), Map.of(), false);
        Optional<BadInput> refusal = action.refusal();
        String doubt = refusal.isPresent() || description.isLookUp() ? "" : String.join(" ", action.doubts());
        boolean alone = roles.size() == 1 || second.isPresent() || description.isLookUp();
        boolean inPhase = game.state()
                .phase()
                .filter(phase -> rules.phases().contains(phase.name()) && referee.acts(unit, phase))
                .isPresent();
        String reason = words.text(refusal.map(BadInput::getMessage).orElse(""));
        return Optional.of(new Choice(rules, reason, words.text(doubt), alone, inPhase));
    }

    private void acts(JsonGenerator json, Unit unit, Optional<Unit> second) throws IOException {
        if (second.isPresent()) {
            Unit other = second.get();
            boolean own = unit.side().equals(other.side());
            if (own && unit.isOfficer() && !other.isOfficer()) {
                List<String> doubts = referee.doubts(unit, second, game.state());
                act(
                        json,
                        "attach",
                        List.of(unit.name(), other.name()),
                        "Joins " + other.name(),
                        doubts,
                        () -> new ManualChanges(game).attach(unit, other, false));
            } else if (!own && !unit.isOfficer() && !other.isOfficer()) {
                act(
                        json,
                        "capture",
                        List.of(other.name(), unit.name()),
                        "Captures " + other.name(),
                        List.of(),
                        () -> new ManualChanges(game).capture(other, unit, false));
            }
            return;
        }
        if (unit.isOfficer() && unit.get(Unit.WITH) != null) {
            List<String> doubts = referee.doubts(unit, Optional.empty(), game.state());
            act(
                    json,
                    "detach",
                    List.of(unit.name()),
                    "Leaves " + unit.text(Unit.WITH),
                    doubts,
                    () -> new ManualChanges(game).detach(unit, false));
        }
        if (!unit.isOfficer() && !unit.isGone() && referee.fields().names().contains(CommonFields.MOVED.name())) {
            act(
                    json,
                    "moved",
                    List.of(unit.name()),
                    "Has moved",
                    List.of(),
                    () -> new ManualChanges(game).moved(List.of(unit), false, false));
            if (referee.movedHalf(unit).isPresent()) {
                act(
                        json,
                        "moved",
                        List.of(PageGame.HALF, unit.name()),
                        "Has moved half its move or less",
                        List.of(),
                        () -> new ManualChanges(game).moved(List.of(unit), true, false));
            }
        }
        Optional<Field<?>> order = referee.orderField();
        if (order.isPresent() && !unit.isOfficer() && !unit.isGone()) {
            for (String word : order.get().choices()) {
                if (!word.equals(unit.text(order.get().name()))) {
                    act(
                            json,
                            "order",
                            List.of(word, unit.name()),
                            DescriptionJson.label(order.get().name() + " " + word),
                            List.of(),
                            () -> new ManualChanges(game).order(word, List.of(unit)));
                }
            }
        }
    }

    /** @param trial does it without recording anything; what it refuses is the reason why it cannot be done */
    private void act(
            JsonGenerator json, String action, List<String> args, String label, List<String> doubts, Runnable trial)
            throws IOException {
        String reason = "";
        try {
            trial.run();
        } catch (BadInput e) {
            reason = words.text(e.getMessage());
        }
        json.writeStartObject();
        json.writeStringField("action", action);
        JacksonSetup.texts(json, "args", args);
        json.writeStringField("label", label);
        json.writeStringField("reason", reason);
        json.writeStringField("doubt", String.join(" ", doubts));
        // Orders are given when the turn begins.
        boolean begins = game.state().phase().map(Phase::n).orElse(0) <= 1;
        json.writeBooleanField("usual", !action.equals("capture") && (!action.equals("order") || begins));
        json.writeEndObject();
    }

    /** The fields that players can set by hand. */
    static String fields(Game game, String name) {
        Unit unit = game.state().units().meant("unit", name);
        return JacksonSetup.of(json -> {
            json.writeStartArray();
            for (Field<?> field : unit.fields().of(unit)) {
                if (field.isDerived() || field.isHidden() || !field.fits(unit)) {
                    continue;
                }
                json.writeStartObject();
                json.writeStringField("name", field.name());
                json.writeStringField("label", DescriptionJson.label(field.name()));
                json.writeStringField("help", "");
                json.writeBooleanField("required", false);
                json.writeStringField("fallback", "");
                String value = unit.get(field.name()) == null ? "" : Values.text(unit.get(field.name()));
                json.writeStringField("value", value);
                kind(json, field, game);
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    private static void kind(JsonGenerator json, Field<?> field, Game game) throws IOException {
        List<String> words =
                field.name().equals(Unit.SIDE) ? game.state().units().sides() : field.choices();
        switch (field.kind()) {
            case FLAG -> {
                json.writeStringField("kind", "choice");
                JacksonSetup.texts(json, "words", List.of("yes", "no"));
            }
            case WHOLE -> {
                json.writeStringField("kind", "number");
                json.writeNumberField("least", field.within(Integer.MIN_VALUE).intValue());
                json.writeNumberField("most", field.within(Integer.MAX_VALUE).intValue());
                json.writeNumberField("places", 0);
            }
            default -> {
                json.writeStringField("kind", words.isEmpty() ? "text" : "choice");
                JacksonSetup.texts(json, "words", words);
            }
        }
    }
}
