package grognard.workshop.game;

import grognard.rules.Description;
import grognard.rules.EffectKind;
import grognard.rules.GameRows;
import grognard.rules.Resolver;
import grognard.table.NamedRow;
import grognard.workshop.value.ValueKind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Converts the units and effects of {@code ruleset.toml} into the rows that built-in rulesets read from
 * {@code units.csv}, {@code game.csv} and {@code harm.csv}, so that a game need not know where a ruleset comes from.
 */
public final class FolderGame {

    /** The field that remembers the starting value of a unit's strength. */
    private static final String START = "start";

    private final UnitFields unit;
    private final List<EffectKind> effects;

    public FolderGame(UnitFields unit, List<EffectKind> effects) {
        this.unit = unit;
        this.effects = effects;
    }

    public GameRows rows(Map<String, Resolver> resolvers) {
        return new GameRows(units(), rules(resolvers), harm());
    }

    /** The fields of a unit, each followed by the field for its starting value if {@code gone-at} needs one. */
    private List<NamedRow> units() {
        List<NamedRow> rows = new ArrayList<>();
        Optional<UnitFields.Field> strength = unit.strength();
        for (UnitFields.Field field : unit.fields()) {
            String fallback = field.fallback().map(Object::toString).orElse("");
            boolean strong = strength.equals(Optional.of(field));
            String start = strong ? START : UnitReader.STARTS + field.name();
            String goneAt = field.isHalved() && !strong ? field.goneAt() + ":" + start : field.goneAt();
            rows.add(row(field.name(), field.kind(), fallback, field.required(), goneAt));
            if (strong || field.isHalved()) {
                rows.add(row(start, field.kind(), "=" + field.name(), false, ""));
            }
        }
        rows.add(NamedRow.of(
                "field", "state", "of", "unit", "kind", "choice", "values", "ready|gone", "default", "ready"));
        rows.add(NamedRow.of("field", "why", "of", "unit", "kind", "word"));
        return rows;
    }

    /** A field in the columns of {@code units.csv}. */
    private static NamedRow row(String name, ValueKind kind, String fallback, boolean required, String goneAt) {
        String word = "flag";
        String values = "";
        if (kind instanceof ValueKind.Choice choice) {
            word = "choice";
            values = String.join("|", choice.words());
        } else if (kind instanceof ValueKind.Whole whole) {
            word = "whole";
            values = whole.least() + ".." + whole.most();
        } else if (kind instanceof ValueKind.Decimal decimal) {
            word = "decimal";
            values = decimal.least() + ".." + decimal.most();
        }
        return NamedRow.of(
                "field",
                name,
                "of",
                "unit",
                "kind",
                word,
                "values",
                values,
                "default",
                fallback,
                "required",
                required ? "yes" : "",
                "gone-at",
                goneAt,
                "open",
                required ? "" : "yes");
    }

    /** A duty for what results name as next, and how an army's strength and losses are counted. */
    private List<NamedRow> rules(Map<String, Resolver> resolvers) {
        List<NamedRow> rows = new ArrayList<>();
        for (Resolver resolver : resolvers.values()) {
            Description description = resolver.description();
            if (description.steps().isEmpty()) { // a chain's steps are played themselves
                rows.add(NamedRow.of(
                        "what", "due", "resolver", description.name(), "from", "next", "why", description.summary()));
            }
        }
        Optional<UnitFields.Field> strength = unit.strength();
        String what = strength.map(UnitFields.Field::name).orElse("");
        String words = strength.isPresent() ? what : "units";
        rows.add(count("whole", "", strength.isPresent() ? "sum " + START : "count", words));
        rows.add(count("strength", "state!=gone", strength.isPresent() ? "sum " + what : "count", words));
        if (strength.isPresent()) {
            rows.add(count("lost", "state!=gone", "sum " + START + "-" + what, words));
        }
        rows.add(count("lost", "state=gone", strength.isPresent() ? "sum " + START : "count", words));
        rows.add(count("unsteady", "state=gone", "count", "gone"));
        return rows;
    }

    /** A count of {@code game.csv}: a sum over the units of an army that fulfil a condition. */
    private static NamedRow count(String name, String when, String then, String words) {
        return NamedRow.of("what", "count", "resolver", name, "when", when, "then", then, "why", words);
    }

    /** What each effect costs a unit, for the summary of a battle: strength, hits towards its end, or all of it. */
    private List<NamedRow> harm() {
        List<NamedRow> rows = new ArrayList<>();
        for (EffectKind effect : effects) {
            for (String change : effect.changes()) {
                harm(effect.name(), change).ifPresent(rows::add);
            }
        }
        return rows;
    }

    /**
     * What one change of an effect costs; empty if it does not bring the unit nearer to being gone. A change for
     * the better costs a negative number.
     */
    private Optional<NamedRow> harm(String effect, String change) {
        if (change.equals("gone")) {
            return Optional.of(
                    cost(effect, unit.strength().map(FolderGame::most).orElse(1), false));
        }
        String[] words = change.split(" ", -1);
        Optional<UnitFields.Field> field = unit.field(words[0]);
        boolean counts = field.isPresent() && !field.get().goneAt().isEmpty() && !words[1].equals("=");
        if (!counts) {
            return Optional.empty();
        }
        boolean each = words[2].equals("n");
        int many = each ? 1 : new BigDecimal(words[2]).intValue();
        boolean worse = words[1].equals("+") == field.get().rises();
        return Optional.of(cost(effect, worse ? many : -many, each));
    }

    /**
     * A row of {@code harm.csv}.
     *
     * @param each whether the losses are to be multiplied by the amount of the effect
     */
    private static NamedRow cost(String effect, int losses, boolean each) {
        return NamedRow.of("effect", effect, "losses", "" + losses, "nerve", "0", "each", each ? "yes" : "");
    }

    private static int most(UnitFields.Field field) {
        return field.kind() instanceof ValueKind.Whole whole ? whole.most() : 1;
    }
}
