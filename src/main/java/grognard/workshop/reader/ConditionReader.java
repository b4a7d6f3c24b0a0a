package grognard.workshop.reader;

import grognard.toml.Position;
import grognard.toml.TomlTable;
import grognard.toml.TomlValue;
import grognard.workshop.folder.FolderProblems;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.folder.TypeReader;
import grognard.workshop.resolver.FolderOption;
import grognard.workshop.resolver.Shape;
import grognard.workshop.value.PlayState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code only-with} and {@code not-with} of an option. */
final class ConditionReader {

    private final Shape shape;
    private final List<OptionDraft> drafts;

    ConditionReader(Shape shape, List<OptionDraft> drafts) {
        this.shape = shape;
        this.drafts = drafts;
    }

    /** Reads all conditions of an option. */
    List<FolderOption.Condition> conditions(OptionDraft draft) {
        List<FolderOption.Condition> conditions = new ArrayList<>();
        TomlSection section = draft.section();
        if (section.has("only-with")) {
            Optional<TomlSection> with = section.section("only-with");
            if (with.isPresent()) {
                onlyWith(draft, with.get(), conditions);
            }
        }
        for (TomlValue item : section.items("not-with")) {
            if (item instanceof TomlValue.Text text) {
                other(draft, text.text(), item.position())
                        .ifPresent(other -> conditions.add(new FolderOption.Condition(other.name(), List.of())));
            } else {
                section.problem(item.position(), "not-with: expected names of options in quotes");
            }
        }
        return conditions;
    }

    /** Reads {@code only-with}: a table of options, each with the values of which it must have one. */
    private void onlyWith(OptionDraft draft, TomlSection with, List<FolderOption.Condition> conditions) {
        for (TomlTable.Entry entry : with.entries()) {
            Optional<OptionDraft> other = other(draft, entry.key(), entry.position());
            List<Object> values = new ArrayList<>();
            if (other.isPresent()) {
                for (TomlValue item : with.items(entry.key())) {
                    Object value = TypeReader.value(
                            with, entry.key(), item, other.get().option().type());
                    if (value != null) {
                        values.add(PlayState.plain(value));
                    }
                }
            }
            if (other.isPresent() && !values.isEmpty()) {
                conditions.add(new FolderOption.Condition(other.get().name(), values));
            } else if (other.isPresent() && with.items(entry.key()).isEmpty()) {
                with.problem(entry.value().position(), "only-with " + entry.key() + ": expected values in the list");
            }
        }
    }

    /** Finds the option of that name on the same side or, failing that, by its full name. */
    @SuppressWarnings("ReferenceEquality") // drafts are compared by identity
    private Optional<OptionDraft> other(OptionDraft draft, String name, Position position) {
        List<OptionDraft> others =
                drafts.stream().filter(other -> other != draft).toList();
        List<OptionDraft> ofSide =
                others.stream().filter(other -> other.side() == draft.side()).toList();
        Optional<OptionDraft> found = ofSide.stream()
                .filter(other -> other.base().equals(name))
                .findFirst()
                .or(() -> others.stream()
                        .filter(other -> other.name().equals(name))
                        .findFirst());
        if (found.isPresent() || isOfOtherHalf(draft, name)) {
            return found;
        }
        List<String> names = ofSide.stream().map(OptionDraft::base).toList();
        draft.section()
                .problem(position, "option " + name + ": " + FolderProblems.oneOf(name, names, " of this " + shape));
        return Optional.empty();
    }

    /** Whether an option of both sides refers to one that only the other side has: that half simply has no condition. */
    private boolean isOfOtherHalf(OptionDraft draft, String name) {
        boolean ofBothSides =
                drafts.stream().anyMatch(half -> half.section() == draft.section() && half.side() != draft.side());
        return ofBothSides
                && drafts.stream()
                        .anyMatch(other ->
                                other.side() != draft.side() && other.base().equals(name));
    }
}
