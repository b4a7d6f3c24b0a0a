package grognard.workshop.game;

import grognard.rules.EffectKind;
import grognard.rules.Type;
import grognard.table.NamedRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Computes the losses that effects cause, for reports of a battle. Built-in rulesets list them in {@code harm.csv}. */
public record EffectCosts(UnitFields unit, Map<EffectKind, List<FieldChange>> effects) {

    /** Cost of each effect to a unit, for the summary of a battle: strength, hits towards its end, or all of it. */
    public List<NamedRow> rows() {
        List<NamedRow> rows = new ArrayList<>();
        effects.forEach((effect, changes) ->
                changes.forEach(change -> harm(effect.name(), change).ifPresent(rows::add)));
        return rows;
    }

    /**
     * Cost of one change of an effect; empty if it does not bring the unit nearer to being gone. A change for
     * the better costs a negative number.
     */
    private Optional<NamedRow> harm(String effect, FieldChange change) {
        if (change.kind() == FieldChange.Kind.REMOVE) {
            return Optional.of(
                    cost(effect, unit.strength().map(EffectCosts::most).orElse(1), false));
        }
        Optional<UnitFields.Field> field = unit.field(change.field());
        boolean counts = field.isPresent() && !field.get().goneAt().isEmpty() && change.kind() != FieldChange.Kind.SET;
        if (!counts) {
            return Optional.empty();
        }
        int many = change.isByAmount() ? 1 : new BigDecimal(change.value()).intValue();
        boolean worse = (change.kind() == FieldChange.Kind.ADD) == field.get().rises();
        return Optional.of(cost(effect, worse ? many : -many, change.isByAmount()));
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
        return field.kind() instanceof Type.Whole whole ? whole.most() : 1;
    }
}
