package grognard.story;

import grognard.game.Change;
import grognard.game.Game;
import grognard.game.Happening;
import grognard.input.BadInput;
import grognard.record.RecordEntry;
import grognard.rules.Description;
import grognard.rulesets.RulesCache;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns a journal record into an event of the story, with its participants, its changes and its luck. */
final class RecordSummary {

    /** Field values that mean that a unit has broken, in any ruleset. */
    private static final Set<String> BROKEN = Set.of("routing", "routed", "gone", "lost");

    private final LuckCalculator judge;
    private final RulesCache rules;

    RecordSummary(LuckCalculator judge, RulesCache rules) {
        this.judge = judge;
        this.rules = rules;
    }

    /** The event of a record in a journal without a game: no turn, no changes. */
    StoryEvent event(RecordEntry entry) {
        return event(entry, Optional.empty(), List.of(), List.of(), BigDecimal.ZERO);
    }

    /**
     * The event of a record in a game.
     *
     * @param before the game before the record, whose units have the sides and names that it refers to
     * @param swing how far the record moved the victory count in favour of the first side
     */
    StoryEvent event(RecordEntry entry, Happening happening, Game before, BigDecimal swing) {
        List<Change> shown = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        for (Change change : happening.changes()) {
            if (!before.rules().fields().isPassing(change.field())) {
                shown.add(change);
            }
            boolean breaks = change.to() != null && BROKEN.contains(change.to().toString());
            if (breaks && !broken.contains(change.unit())) {
                broken.add(change.unit());
            }
        }
        // The end of a turn resets so many fields that listing them would bury the events.
        boolean turns = happening.kind().equals(Happening.TURN);
        return event(entry, Optional.of(before), turns ? List.of() : shown, broken, swing);
    }

    private StoryEvent event(
            RecordEntry entry, Optional<Game> game, List<Change> changes, List<String> broken, BigDecimal swing) {
        int turn = game.map(now -> now.state().turn()).orElse(0);
        Map<String, Object> outcome = entry.object("outcome");
        Optional<Description> description = entry.isResolution() ? description(entry) : Optional.empty();
        Participants cast = description
                .map(known -> ParticipantFinder.of(
                        entry, known, game.map(now -> now.state().units()).orElse(null)))
                .orElse(new Participants("", "", List.of(), List.of(), Set.of()));
        int advantage = description.isPresent() ? judge.score(entry, cast).compareTo(OutcomeScore.EVEN) : 0;
        return new StoryEvent(
                entry.number(),
                turn,
                entry.kind(),
                entry.resolver(),
                entry.label().orElse(""),
                description
                        .map(known ->
                                known.roles().isEmpty() ? "" : known.roles().get(0))
                        .orElse(""),
                cast.units(),
                cast.others(),
                text(entry, outcome),
                hits(outcome),
                advantage,
                changes,
                broken,
                false,
                swing,
                description.isPresent() ? judge.luck(entry, cast, turn) : Optional.empty());
    }

    /** The resolver's description; empty if the ruleset is not available. The story then has the bare text of the record. */
    private Optional<Description> description(RecordEntry entry) {
        try {
            return Optional.of(rules.resolver(entry.ruleset(), entry.resolver()).description());
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    private static String text(RecordEntry entry, Map<String, Object> outcome) {
        if (entry.isResolution()) {
            return String.valueOf(outcome.getOrDefault("text", ""));
        }
        return switch (entry.kind()) {
            case Happening.NOTE -> entry.get("text");
            case Happening.UNDO, Happening.REDO ->
                RecordEntry.typed(entry.json().getOrDefault("of", ""));
            default -> "";
        };
    }

    /** The result of fire, under whichever of three names the ruleset counts it; 0 if under none. */
    private static int hits(Map<String, Object> outcome) {
        if (outcome.get("numbers") instanceof Map<?, ?> numbers) {
            for (String name : List.of("hits", "casualties", "bases")) {
                if (numbers.get(name) instanceof BigDecimal number) {
                    return number.intValue();
                }
            }
        }
        return 0;
    }
}
