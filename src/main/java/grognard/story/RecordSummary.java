package grognard.story;

import grognard.game.Game;
import grognard.game.state.GameEvent;
import grognard.game.state.OtherEvent;
import grognard.game.unit.Change;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.input.RegexReplacer;
import grognard.record.RecordEntry;
import grognard.rules.Description;
import grognard.rulesets.RulesCache;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Turns a journal record into an event of the story, with its participants, its changes and its luck. */
final class RecordSummary {

    /** Field values that mean that a unit has broken, in any ruleset. */
    private static final Set<String> BROKEN = Set.of("routing", "routed", "gone", "lost");

    /** Effects that mean that a unit had the worst of a fight, in any ruleset. */
    private static final Set<String> BEATEN =
            Set.of("rout", "fall-back", "fall-back-cm", "withdraw", "retire", "surrender", "picked-up", "remove");

    /** Resolvers of a round of combat, in all rulesets: an outcome by which one falls due leaves the fight open. */
    private static final Set<String> ROUNDS = Set.of("fight", "combat", "melee");

    /** The resolver of a charge, in all rulesets that have one. */
    static final String CHARGE = "charge";

    private final LuckCalculator luckCalculator;
    private final RulesCache rules;

    RecordSummary(LuckCalculator luckCalculator, RulesCache rules) {
        this.luckCalculator = luckCalculator;
        this.rules = rules;
    }

    /** The event of a record in a journal without a game: no turn, no changes. */
    StoryEvent event(RecordEntry entry) {
        return event(entry, Optional.empty(), Impact.NONE, "");
    }

    /**
     * The event of a record in a game.
     *
     * @param before the game before the record, whose units have the sides and names that it refers to
     * @param swing how far the record moved the victory count in favour of the first side
     * @param cost the change of the victory count of the side that it changed most
     */
    StoryEvent event(RecordEntry entry, GameEvent event, Game before, BigDecimal swing, BigDecimal cost) {
        Impact impact = impact(event.changes(), before, swing, cost);
        // The end of a turn resets so many fields that listing them would bury the events.
        Impact shown = event instanceof OtherEvent.TurnTurned
                ? new Impact(List.of(), impact.broken(), impact.why(), impact.swing(), impact.cost())
                : impact;
        return event(entry, Optional.of(before), shown, event.upshot().verdict());
    }

    /** The impact of changes on a game: those worth showing, and the units that they break. */
    static Impact impact(List<Change> changes, Game before, BigDecimal swing, BigDecimal cost) {
        List<Change> shown = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        Map<String, String> why = new LinkedHashMap<>();
        for (Change change : changes) {
            if (change.field().equals(Unit.WHY) && change.to() != null) {
                why.put(change.unit(), change.to().toString());
            }
            if (!before.referee().fields().isPassing(change.field())) {
                shown.add(change);
            }
            if (isBroken(change.to()) && !broken.contains(change.unit())) {
                broken.add(change.unit());
            }
        }
        return new Impact(shown, broken, why, swing, cost);
    }

    /** Whether a value of a field means that a unit has broken. */
    static boolean isBroken(@Nullable Object value) {
        return value != null && BROKEN.contains(value.toString());
    }

    private StoryEvent event(RecordEntry entry, Optional<Game> game, Impact impact, String verdict) {
        int turn = game.map(now -> now.state().turn()).orElse(0);
        Map<String, Object> outcome = entry.object("outcome");
        Optional<Description> description = entry.isResolution() ? description(entry) : Optional.empty();
        Participants cast = description
                .map(known -> ParticipantFinder.of(
                        entry, known, game.map(now -> now.state().units()).orElse(null)))
                .orElse(captured(entry));
        int advantage =
                description.isPresent() ? luckCalculator.score(entry, cast).compareTo(OutcomeScore.EVEN) : 0;
        return new StoryEvent(
                entry.number(),
                turn,
                entry.kind(),
                entry.resolver(),
                entry.label().orElse(""),
                description.map(known -> role(known, cast)).orElse(""),
                outcome.get("code") instanceof String code ? code : "",
                new StoryEvent.Cast(cast.units(), cast.others(), support(entry, cast), beaten(entry), goesOn(outcome)),
                text(entry, outcome),
                told(entry, outcome),
                hits(outcome),
                advantage,
                impact,
                verdict,
                false,
                description.isPresent() ? luckCalculator.luck(entry, cast, turn) : Optional.empty());
    }

    /** The captor and what it captured; nobody if the record is of another kind. */
    private static Participants captured(RecordEntry entry) {
        Map<String, Object> units = entry.kind().equals("capture") ? entry.object("units") : Map.of();
        List<String> captor = units.get("captor") instanceof String name ? List.of(name) : List.of();
        List<String> captured = units.get("captured") instanceof String name ? List.of(name) : List.of();
        return new Participants("", "", captor, captured, Set.of());
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
            case "note" -> entry.get("text");
            case "undo", "redo" -> RecordEntry.typed(entry.json().getOrDefault("of", ""));
            default -> "";
        };
    }

    /**
     * The acting unit's role. Units of both sides that a resolver calls by the same name fight hand to hand; who charges
     * attacks, although acw calls it only a unit.
     */
    private static String role(Description description, Participants cast) {
        String first = description.roles().isEmpty() ? "" : description.roles().get(0);
        boolean isMelee = !cast.others().isEmpty() && description.roles().size() < 2;
        return isMelee || description.name().equals(CHARGE) ? "attacker" : first;
    }

    /** Units that joined the acting one: {@code with}, {@code with-2} and so on of a record. */
    private static List<String> support(RecordEntry entry, Participants cast) {
        List<String> support = new ArrayList<>();
        entry.object("units").forEach((role, name) -> {
            boolean joins = role.matches("(with|support)(-\\d+)?");
            if (joins && name instanceof String unit && !cast.units().contains(unit)) {
                support.add(unit);
            }
        });
        return support;
    }

    /** The units on which an effect fell that means defeat; effects name a role or the unit itself. */
    private static List<String> beaten(RecordEntry entry) {
        Set<String> beaten = new LinkedHashSet<>();
        Map<String, Object> units = entry.object("units");
        for (Map<?, ?> effect : entry.effects()) {
            if (BEATEN.contains(String.valueOf(effect.get("effect")))) {
                String side = String.valueOf(effect.get("side"));
                Object unit = units.containsKey(side) ? units.get(side) : units.containsValue(side) ? side : null;
                if (unit instanceof String name) {
                    beaten.add(name);
                }
            }
        }
        return List.copyOf(beaten);
    }

    private static boolean goesOn(Map<String, Object> outcome) {
        return RecordEntry.objects(outcome.get("due")).stream()
                .anyMatch(due -> ROUNDS.contains(String.valueOf(due.get("resolver"))));
    }

    /** The first sentence of the outcome with names in place of roles, up to the first clause that names an option. */
    private static String told(RecordEntry entry, Map<String, Object> outcome) {
        String text = text(entry, outcome);
        if (!entry.isResolution()) {
            return text;
        }
        Map<String, String> names = new LinkedHashMap<>();
        entry.object("units").forEach((role, name) -> names.put(role, String.valueOf(name)));
        StringBuilder kept = new StringBuilder();
        for (String clause : text.strip().split("(?<=\\.) (?=[A-Z])", -1)[0].split("(?<=[:;,]) ", -1)) {
            if (clause.contains("--")) {
                break;
            }
            kept.append(clause).append(' ');
        }
        return named(kept.toString().strip(), names);
    }

    /** Puts names in place of roles: {@code The defender breaks} becomes {@code 45e breaks}. */
    private static String named(String told, Map<String, String> names) {
        // Longer roles first, and all in one pass, so that a name that looks like a role stays as it is.
        String roles = names.keySet().stream()
                .sorted(Comparator.comparing(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        String clause = told.endsWith(":") || told.endsWith(";") || told.endsWith(",")
                ? told.substring(0, told.length() - 1) + "."
                : told;
        Pattern named = Pattern.compile("\\b[Tt]he (" + roles + ")\\b");
        return names.isEmpty() ? clause : RegexReplacer.replaceAll(named, clause, found -> names.get(found.group(1)));
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
