package grognard.game.folder;

import grognard.game.referee.DueCollector;
import grognard.game.referee.Duty;
import grognard.game.referee.EventContext;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.unit.Field;
import grognard.game.unit.Fields;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.workshop.FolderRuleset;
import grognard.workshop.game.FieldChange;
import grognard.workshop.game.UnitFields;
import grognard.workshop.game.UnitReader;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The referee of a ruleset in a folder, made from {@code [unit.FIELD]} and {@code [effect.NAME]} of its {@code ruleset.toml}. */
public final class FolderReferee extends Referee {

    private static final String START = "start";
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private final UnitFields declared;
    private final Optional<UnitFields.Field> strength;
    private final Map<String, Duty> duties = new LinkedHashMap<>();

    public FolderReferee(FolderRuleset ruleset, Tables tables) {
        super(ruleset, tables, fields(ruleset.units()));
        this.declared = ruleset.units();
        this.strength = declared.strength();
        for (String resolver : ruleset.resolvers()) {
            play(resolver, this::declare);
            Description description = ruleset.resolver(resolver).description();
            if (description.steps().isEmpty()) { // the steps of a chain are played themselves
                duties.put(resolver, duty(resolver, description.summary()));
            }
        }
        ruleset.effects()
                .forEach((effect, changes) -> effect(effect, (unit, scene) -> {
                    Unit now = unit;
                    for (FieldChange change : changes) {
                        now = changed(now, change, scene);
                    }
                    return now;
                }));
        count("whole", words(), (side, units) -> sum(side, units, FolderReferee::startOf));
        count("strength", words(), (side, units) -> sum(side, units, unit -> unit.isGone() ? 0 : strengthOf(unit)));
        count("lost", words() + " lost", (side, units) -> sum(side, units, this::lossOf));
        count("unsteady", "gone", (side, units) -> sum(side, units, unit -> unit.isGone() ? 1 : 0));
    }

    private static Fields fields(UnitFields declared) {
        Fields.Builder fields = Fields.builder();
        Optional<UnitFields.Field> strength = declared.strength();
        for (UnitFields.Field field : declared.fields()) {
            fields.units(field(field));
            boolean strong = strength.equals(Optional.of(field));
            if (strong || field.isHalved()) {
                fields.units(number(startName(field, strength), field.kind())
                        .byDefault(unit -> (Number) unit.get(field.name())));
            }
        }
        return fields.units(Field.words(Unit.STATE, List.of("ready", "gone")).byDefault("ready"), Field.word(Unit.WHY))
                .build();
    }

    /** The field that remembers with how much a unit began. */
    private static String startName(UnitFields.Field field, Optional<UnitFields.Field> strength) {
        return strength.equals(Optional.of(field)) ? START : UnitReader.START_PREFIX + field.name();
    }

    private static Field<?> field(UnitFields.Field declared) {
        Type<?> kind = declared.kind();
        String fallback = declared.fallback().map(Object::toString).orElse("");
        if (kind instanceof Type.Word choice) {
            return completed(Field.words(declared.name(), choice.choices()), declared, fallback);
        }
        if (kind instanceof Type.Flag) {
            Field<Boolean> flag = Field.flag(declared.name());
            return fallback.equals("true") ? flag.byDefault(true) : flag;
        }
        Field<Number> number = number(declared.name(), kind);
        return completed(number, declared, fallback.isEmpty() ? null : Field.plain(new BigDecimal(fallback)));
    }

    private static <T> Field<T> completed(Field<T> field, UnitFields.Field declared, @Nullable T fallback) {
        Field<T> complete = fallback == null || fallback.equals("") ? field : field.byDefault(fallback);
        return declared.required() ? complete.required() : complete.maybeEmpty();
    }

    private static Field<Number> number(String name, Type<?> kind) {
        if (kind instanceof Type.Whole whole) {
            return Field.wholeNumber(name, whole.least(), whole.most());
        }
        Type.Decimal decimal = (Type.Decimal) kind;
        return Field.decimal(name, decimal.least(), decimal.most());
    }

    /** A field fills the option of its name, the second unit's the one with {@code def-} or {@code target-}. */
    private void declare(ResolverRules rules) {
        Description description = rules.description();
        for (Parameter<?> parameter :
                description.roles().isEmpty() ? List.<Parameter<?>>of() : description.parameters()) {
            for (UnitFields.Field field : declared.fields()) {
                int place = List.of(field.name(), "def-" + field.name(), "target-" + field.name())
                        .indexOf(parameter.name());
                if (place < 0 || Math.min(place, 1) >= description.roles().size()) {
                    continue;
                }
                String role = description.roles().get(Math.min(place, 1));
                if (field.isStrength()) {
                    rules.part(parameter.name(), role, number(field.name(), field.kind()));
                } else {
                    rules.fill(parameter.name(), role, field(field));
                }
            }
        }
        rules.undeclared().forEach(rules::moment);
    }

    private static Unit changed(Unit unit, FieldChange change, EffectScene scene) {
        if (change.kind() == FieldChange.Kind.REMOVE) {
            return unit.gone(Gone.DEAD);
        }
        Field<?> field = unit.fields().of(unit, change.field());
        BigDecimal amount = scene.amount();
        if (field == null || (change.isByAmount() && amount == null)) {
            return unit; // nobody knows how much
        }
        String value = change.isByAmount() && amount != null ? amount.toPlainString() : change.value();
        return switch (change.kind()) {
            case ADD -> field.add(unit, new BigDecimal(value));
            case SUBTRACT -> field.add(unit, new BigDecimal(value).negate());
            default ->
                unit.with(
                        field.name(),
                        field.isNumber() ? field.within(new BigDecimal(value)) : field.read(field.name(), value));
        };
    }

    @Override
    public Optional<Gone> gone(Unit now, Unit was) {
        for (UnitFields.Field field : declared.fields()) {
            BigDecimal before = was.exactly(field.name());
            BigDecimal left = now.exactly(field.name());
            if (field.goneAt().isEmpty() || left.compareTo(before) == 0) {
                continue;
            }
            if (field.isHalved()) {
                BigDecimal start = now.exactly(startName(field, strength));
                if (start.subtract(left).compareTo(start.divide(TWO, 0, RoundingMode.CEILING)) >= 0) {
                    return Optional.of(Gone.DEAD);
                }
            } else if (reaches(before, left, new BigDecimal(field.goneAt()))) {
                return Optional.of(Gone.DEAD);
            }
        }
        return Optional.empty();
    }

    /** Whether a number came to the limit or past it: from above, as men do, or from below, as hits do. */
    private static boolean reaches(BigDecimal was, BigDecimal now, BigDecimal at) {
        return now.compareTo(at) == 0 || (was.compareTo(at) > 0) != (now.compareTo(at) > 0);
    }

    @Override
    public void dueAfter(EventContext after, DueCollector due) {
        for (Next named : after.outcome().map(outcome -> outcome.next()).orElse(List.of())) {
            Next next = followUps().firstStep(named);
            Duty duty = duties.get(next.resolver());
            List<Unit> units = followUps().units(next, after);
            if (duty != null && !units.isEmpty()) {
                due.add(duty, units, followUps().known(next, after));
            }
        }
    }

    @Override
    public List<Field<?>> strengthFields() {
        List<Field<?>> fields = new ArrayList<>();
        for (UnitFields.Field field : declared.fields()) {
            if (!field.goneAt().isEmpty()) {
                fields.add(field(field));
            }
        }
        return fields;
    }

    private String words() {
        return strength.map(UnitFields.Field::name).orElse("units");
    }

    private static int startOf(Unit unit) {
        return unit.get(START) == null ? 1 : unit.number(START);
    }

    private int strengthOf(Unit unit) {
        return strength.map(field -> unit.number(field.name())).orElse(1);
    }

    private int lossOf(Unit unit) {
        return unit.isGone() ? startOf(unit) : strength.isPresent() ? startOf(unit) - strengthOf(unit) : 0;
    }
}
