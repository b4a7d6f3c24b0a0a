package grognard.game;

import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.Outcome;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a record changes, in this order: what was typed, effects, marks, follow-ups. All that it changes, field by field
 * and no more, is its {@code changes}.
 */
final class Consequences {

    /** So often at most does one thing follow from another. */
    private static final int MOST_ROUNDS = 20;

    private static final String HALF = "half";

    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private final GameRules rules;
    private final GameState before;
    private final Units since;
    private Units units;

    Consequences(GameRules rules, GameState before) {
        this(rules, before, before.units());
    }

    /** @param since the units with which things are compared to find what has become too few */
    Consequences(GameRules rules, GameState before, Units since) {
        this.rules = rules;
        this.before = before;
        this.since = since;
        this.units = before.units();
    }

    /** What follows at once, even where the rest waits: fields that are worked out from others. */
    Consequences following() {
        units = new Following(rules, before).of(units);
        return this;
    }

    /** As things stand already. */
    Consequences to(Units now) {
        units = now;
        return this;
    }

    /** All but what is held back, and nothing that would follow from that. */
    Consequences without(List<Change> held) {
        for (Change change : held) {
            units = units.with(units.get(change.unit()).with(change.field(), change.from()));
        }
        return following();
    }

    /** What was typed holds first. */
    Consequences set(List<Change> sets) {
        for (Change change : sets) {
            units = units.with(units.get(change.unit()).with(change.field(), change.to()));
        }
        return this;
    }

    /** What was held back holds now, and what follows from it; a unit that is gone is gone. */
    Consequences held(List<Change> changes) {
        for (Change change : changes) {
            Unit unit = units.get(change.unit());
            boolean late = before.units().get(change.unit()).isGone();
            units = late ? units : units.with(unit.with(change.field(), change.to()));
        }
        return followUps();
    }

    Consequences effects(List<Effect> effects, Roles roles, Description description) {
        for (Effect effect : effects) {
            List<Alteration> alterations = rules.altering(effect.kind().changes());
            Optional<Unit> unit =
                    alterations.isEmpty() ? Optional.empty() : roles.unit(effect.side(), description, units);
            if (unit.isEmpty()) {
                continue;
            }
            BigDecimal amount = effect.amount()
                    .map(number -> new BigDecimal(number.toString()))
                    .orElse(null);
            Unit now = unit.get();
            for (Alteration alteration : alterations) {
                now = alteration.on(now, amount, word -> meaning(word, effect.side(), roles, description));
            }
            units = units.with(now);
        }
        return this;
    }

    private @org.jspecify.annotations.Nullable String meaning(
            String word, String role, Roles roles, Description description) {
        return switch (word) {
            case "enemy" ->
                roles.enemyOf(role, description, units).map(Unit::name).orElse(null);
            case "turn" -> String.valueOf(before.turn());
            default -> throw new IllegalStateException(word);
        };
    }

    /** What playing the resolver does to its roles. */
    Consequences marks(Outcome outcome, Map<String, Object> inputs, Roles roles, Description description) {
        List<Mark> marks = rules.marks(description.marks());
        for (Mark mark : marks) {
            if (mark.role().equals(Mark.NOBODY)
                    && mark.codes().contains(outcome.code().name())) {
                return this;
            }
        }
        for (Mark mark : marks) {
            Optional<Unit> unit = mark.applies(outcome.code().name(), inputs)
                    ? roles.unit(mark.role(), description, units)
                    : Optional.empty();
            if (unit.isPresent()) {
                units = units.with(mark.on(unit.get(), before.turn()));
            }
        }
        return this;
    }

    /** What follows from what happened, until nothing more does. */
    Consequences followUps() {
        goneAt();
        rulesOfThumb();
        units = new Following(rules, before).of(units);
        return this;
    }

    @SuppressWarnings("ReferenceEquality") // the same one: nothing has changed of it
    private void goneAt() {
        for (Unit unit : units) {
            Unit was = since.find(unit.name()).orElse(unit);
            for (Field field : unit == was ? List.<Field>of() : unit.fields().of(unit)) {
                if (!field.goneAt().isEmpty() && unit.exactly(field.name()).compareTo(was.exactly(field.name())) != 0) {
                    gone(unit, was.exactly(field.name()), field);
                }
            }
        }
    }

    private void rulesOfThumb() {
        boolean more = true;
        for (int round = 0; more && round < MOST_ROUNDS; round++) {
            more = false;
            for (Unit unit : units) {
                for (GameRules.FollowUp rule : rules.followUps()) {
                    Unit now = units.get(unit.name());
                    if (rule.when().holds(now, units)) {
                        units = units.with(rule.then().on(now, null, word -> null));
                        more = true;
                    }
                }
            }
        }
    }

    /** {@code half}: half of the start lost, or of what that field says it began with ({@code half:start-men}); {@code 0}: none left; {@code routed by morale}: a resolver says so. */
    private void gone(Unit unit, BigDecimal was, Field field) {
        BigDecimal now = unit.exactly(field.name());
        String at = field.goneAt();
        boolean half = at.startsWith(HALF);
        BigDecimal start = unit.exactly(at.length() > HALF.length() ? at.substring(HALF.length() + 1) : "start");
        boolean asked = at.indexOf(' ') > 0;
        boolean gone = half
                ? start.subtract(now).compareTo(start.divide(TWO, 0, RoundingMode.CEILING)) >= 0
                : asked ? new Following(rules, before).says(unit, at, units) : reaches(was, now, new BigDecimal(at));
        if (gone && field.fits().holds(unit, units)) {
            units = units.with(Alteration.gone(units.get(unit.name()), asked ? "off" : "dead"));
        }
    }

    /** From above, as men do, or from below, as hits do. */
    private static boolean reaches(BigDecimal was, BigDecimal now, BigDecimal at) {
        return now.compareTo(at) == 0 || (was.compareTo(at) > 0) != (now.compareTo(at) > 0);
    }

    /** Everything that is no longer as it was, unit by unit and field by field. */
    @SuppressWarnings("ReferenceEquality") // the same one: nothing has changed of it
    List<Change> changes() {
        List<Change> changes = new ArrayList<>();
        for (Unit unit : units) {
            Unit was = before.units().find(unit.name()).orElse(null);
            if (unit != was) {
                unit.addChanges(was, changes);
            }
        }
        return changes;
    }

    Units units() {
        return units;
    }
}
