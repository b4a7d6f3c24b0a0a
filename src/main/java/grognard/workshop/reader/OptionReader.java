package grognard.workshop.reader;

import grognard.rules.Parameter;
import grognard.rules.Type;
import grognard.toml.TomlTable;
import grognard.toml.TomlValue;
import grognard.workshop.folder.ReservedNames;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.folder.TypeReader;
import grognard.workshop.game.UnitFields;
import grognard.workshop.resolver.Amount;
import grognard.workshop.resolver.ConditionCheck;
import grognard.workshop.resolver.FolderOption;
import grognard.workshop.resolver.ModifierKey;
import grognard.workshop.resolver.Shape;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the options of a resolver in two passes: first their names and types, then their numbers and conditions, which may refer
 * to any option of the resolver.
 */
public final class OptionReader {

    /** The TOML keys of an option in every shape; those of {@link ModifierKey} come on top. */
    public static final List<String> KEYS =
            List.of("choices", "whole", "decimal", "default", "required", "side", "only-with", "not-with", "help");

    private static final String BOTH = "both";

    private final Shape shape;
    private final TomlSection resolver;
    private final ResolverFiles files;
    private final UnitFields unit;
    private final List<OptionDraft> drafts = new ArrayList<>();

    /** @param unit the fields of a game's units, which fill options of the same name */
    public OptionReader(Shape shape, TomlSection resolver, ResolverFiles files, UnitFields unit) {
        this.unit = unit;
        this.shape = shape;
        this.resolver = resolver;
        this.files = files;
    }

    /** First pass: names, types and defaults. The first side's options come first; an option of both sides makes two. */
    public List<OptionDraft> drafts() {
        Map<String, TomlSection> sections = resolver.sections("option");
        List<OptionDraft> secondSide = new ArrayList<>();
        for (Map.Entry<String, TomlSection> option : sections.entrySet()) {
            draft(option.getKey(), option.getValue(), secondSide);
        }
        drafts.addAll(secondSide);
        for (OptionDraft draft : drafts) {
            checkName(draft);
        }
        return drafts;
    }

    /**
     * Reads one option.
     *
     * @param secondSide receives the second side's half, which is listed after all options of the first side
     */
    private void draft(String name, TomlSection section, List<OptionDraft> secondSide) {
        List<String> keys = new ArrayList<>(KEYS);
        for (ModifierKey key : ModifierKey.of(shape)) {
            keys.add(key.word());
        }
        if (shape == Shape.POOL || shape == Shape.TEST) {
            keys.add("again");
        }
        section.only(keys);
        if (!TomlSection.isName(name, false)) {
            section.problem(section.position(), "option " + name + ": expected " + TomlSection.nameExpected(false));
            return;
        }
        if (ReservedNames.OPTIONS.contains(name)) {
            section.problem(
                    section.position(),
                    "option " + name + ": expected another name, every resolver has one of that name");
        }
        Type<?> kind = TypeReader.type(section);
        Optional<TomlValue> given = section.value("default");
        Object fallback = given.isEmpty() ? null : TypeReader.value(section, "default", given.get(), kind);
        boolean required = section.bool("required");
        if (kind instanceof Type.Flag && (required || Boolean.TRUE.equals(fallback))) {
            String key = required ? "required" : "default";
            section.problem(section.positionOf(key), key + ": expected none, a flag is off until it is given");
        }
        String help = section.text("help").orElse(name.replace('-', ' '));
        String prefix = shape.prefix();
        List<String> words = new ArrayList<>(shape.sides());
        if (shape.hasTwoSides()) {
            words.add(BOTH);
        }
        String side = section.oneOf("side", words).orElse("");
        boolean hasSecondPrefix = !prefix.isEmpty() && name.startsWith(prefix);
        if (hasSecondPrefix && !side.isEmpty() && !side.equals(shape.sides().get(1))) {
            section.problem(
                    section.valuePosition("side"),
                    "side " + side + ": expected " + shape.sides().get(1) + ", as the name says, or none");
        }
        boolean both = side.equals(BOTH) && !hasSecondPrefix;
        boolean second = hasSecondPrefix
                || (shape.hasTwoSides() && side.equals(shape.sides().get(1)));
        String base = hasSecondPrefix ? name.substring(prefix.length()) : name;
        if (!second) {
            FolderOption option = option(parameter(name, kind, fallback, help), base, 0, false, required);
            drafts.add(new OptionDraft(option, section));
        }
        if (second || both) {
            FolderOption option = option(parameter(prefix + base, kind, fallback, help), base, 1, both, required);
            secondSide.add(new OptionDraft(option, section));
        }
        if (both && (shape == Shape.POOL || shape == Shape.CHART)) {
            checkReversible(section);
        }
    }

    /** Refuses numbers in an option of both sides that cannot be counted with the opposite sign for the second side. */
    private void checkReversible(TomlSection section) {
        for (TomlTable.Entry entry : section.entries()) {
            for (ModifierKey key : ModifierKey.of(shape)) {
                if (key.word().equals(entry.key()) && !key.isReversible()) {
                    section.problem(
                            entry.position(),
                            key + ": expected only adds" + (shape == Shape.CHART ? " or shifts" : "")
                                    + " in an option of both sides, which share one throw");
                }
            }
        }
    }

    /** Reports two options of one name, and an option named like a word of {@code quality}, which can be typed as a flag. */
    @SuppressWarnings("ReferenceEquality") // drafts are compared by identity
    private void checkName(OptionDraft draft) {
        for (OptionDraft other : drafts) {
            if (other == draft) {
                return;
            }
            if (other.name().equals(draft.name())) {
                draft.section()
                        .problem(
                                draft.section().position(),
                                "option " + draft.name() + ": expected one of that name, there are two");
            }
            for (OptionDraft quality : List.of(draft, other)) {
                OptionDraft named = quality == draft ? other : draft;
                if (quality.base().equals("quality")
                        && quality.option().type() instanceof Type.Word choice
                        && quality.side() == named.side()
                        && choice.choices().contains(named.base())) {
                    quality.section()
                            .problem(
                                    quality.section().valuePosition("choices"),
                                    "choices " + named.base()
                                            + ": expected another word, a quality is an option too and there is one of that name");
                }
            }
        }
    }

    /** Second pass: numbers, conditions, and what a game fills in. */
    public List<FolderOption> options() {
        List<FolderOption> options = new ArrayList<>();
        for (OptionDraft draft : drafts) {
            Map<ModifierKey, Amount> does = new EnumMap<>(ModifierKey.class);
            for (ModifierKey key : ModifierKey.of(shape)) {
                if (draft.section().has(key.word())) {
                    amount(draft, key).ifPresent(amount -> does.put(key, amount));
                }
            }
            List<FolderOption.Condition> conditions = new ConditionReader(shape, drafts).conditions(draft);
            checkField(draft);
            options.add(draft.option().with(parameter(draft, conditions), does, again(draft), conditions));
        }
        return options;
    }

    /** Reports an option that the unit's field of the same name could not fill in a game. */
    private void checkField(OptionDraft draft) {
        Optional<UnitFields.Field> known = unit.field(draft.base());
        if (known.isEmpty()) {
            return;
        }
        UnitFields.Field field = known.get();
        if (!fills(field.kind(), draft.option().type())) {
            draft.section()
                    .problem(
                            draft.section().position(),
                            "option " + draft.name() + ": expected what [unit." + field.name() + "] can be, "
                                    + field.kind().expected() + ", since that fills it in a game");
        }
    }

    /**
     * Whether every value of the field is acceptable to the option. Ranges are not compared: a number out of range is
     * refused when it is filled in.
     */
    private static boolean fills(Type<?> field, Type<?> option) {
        if (field instanceof Type.Word some && option instanceof Type.Word all) {
            return all.choices().containsAll(some.choices());
        }
        return option.getClass() == field.getClass() || (field instanceof Type.Whole && option instanceof Type.Decimal);
    }

    /**
     * Reads {@code again}, which only a flag may have. In a test it is {@code true}, kept as a list with one entry.
     */
    private List<Integer> again(OptionDraft draft) {
        TomlSection section = draft.section();
        if (!section.has("again") || (shape != Shape.POOL && shape != Shape.TEST)) {
            return List.of();
        }
        if (!(draft.option().type() instanceof Type.Flag)) {
            section.problem(section.positionOf("again"), "again: expected it in a flag");
            return List.of();
        }
        if (shape == Shape.TEST) {
            return section.bool("again") ? List.of(0) : List.of();
        }
        return faces(section);
    }

    /** The faces that {@code again} lists. */
    public static List<Integer> faces(TomlSection section) {
        List<Integer> faces = new ArrayList<>();
        for (TomlValue item : section.items("again")) {
            section.whole("again", item, 0, 999).ifPresent(faces::add);
        }
        if (section.has("again") && faces.isEmpty() && section.items("again").isEmpty()) {
            section.problem(section.valuePosition("again"), "again: expected faces in the list, such as [1]");
        }
        return faces;
    }

    /** Reads a NUMBER: a file, a table by choice, or a constant. */
    private Optional<Amount> amount(OptionDraft draft, ModifierKey key) {
        TomlSection section = draft.section();
        TomlValue value = section.value(key.word()).orElseThrow();
        if (value instanceof TomlValue.Text text && text.text().endsWith(".csv")) {
            return section.csv(key.word())
                    .flatMap(file -> files.numbers(file, key, draft.side()))
                    .map(table -> new Amount.ByFile(table, key.word(), draft.name()));
        }
        if (value instanceof TomlValue.Table) {
            return byChoice(draft, key);
        }
        if (draft.option().type() instanceof Type.Word choice) {
            section.problem(
                    value.position(),
                    key + ": expected { "
                            + (choice.choices().isEmpty()
                                    ? "choice"
                                    : choice.choices().get(0)) + " = n } or a file, since the option has choices");
            return Optional.empty();
        }
        return section.fraction(key.word(), value).map(number -> new Amount.Fixed(number, draft.name()));
    }

    /** Reads {@code { choice = n }}. */
    private static Optional<Amount> byChoice(OptionDraft draft, ModifierKey key) {
        TomlSection choices = draft.section().section(key.word()).orElseThrow();
        if (!(draft.option().type() instanceof Type.Word choice)) {
            choices.problem(choices.position(), key + ": expected a number or a file, since the option has no choices");
            return Optional.empty();
        }
        choices.only(choice.choices());
        Map<String, Rational> numbers = new LinkedHashMap<>();
        for (TomlTable.Entry entry : choices.entries()) {
            choices.fraction(entry.key(), entry.value()).ifPresent(number -> numbers.put(entry.key(), number));
        }
        return Optional.of(new Amount.ByChoice(numbers, draft.name()));
    }

    @SuppressWarnings("unchecked") // the default was read by the same type
    private static <T> Parameter<T> parameter(String name, Type<T> type, @Nullable Object fallback, String help) {
        Parameter<T> parameter = Parameter.of(name, type, help);
        if (type instanceof Type.Flag) {
            return parameter.orElse((T) Boolean.FALSE);
        }
        return fallback == null ? parameter : parameter.orElse((T) fallback);
    }

    /** Sets side and shorthands. Only {@code quality} may be typed by its words alone: {@code --elite}. */
    private FolderOption option(Parameter<?> plain, String base, int side, boolean second, boolean required) {
        Parameter<?> parameter = required ? plain.required() : plain;
        boolean sides = shape.prefix().equals(Parameter.DEFENDER_PREFIX);
        if (base.equals("quality") && (sides || side == 0)) {
            parameter = parameter.byItsWords();
        }
        if (sides) {
            parameter = side == 0 ? parameter.attackers() : parameter.namedForDefenders();
        }
        return new FolderOption(parameter, base, side, second, Map.of(), List.of(), List.of());
    }

    /** The option's parameter, which a game fills only where the conditions hold. */
    private Parameter<?> parameter(OptionDraft draft, List<FolderOption.Condition> conditions) {
        FolderOption option = draft.option();
        if (conditions.isEmpty()) {
            return option.parameter();
        }
        FolderOption conditional = option.with(option.parameter(), Map.of(), List.of(), conditions);
        List<FolderOption> all = drafts.stream().map(OptionDraft::option).toList();
        return option.parameter().beside((values, tables) -> ConditionCheck.allows(conditional, all, values));
    }
}
