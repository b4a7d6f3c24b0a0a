package grognard.workshop.reader;

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
    @SuppressWarnings("ReferenceEquality") // a draft is itself and no other, whatever is written in it
    private Optional<OptionDraft> other(OptionDraft draft, String name, grognard.toml.Position position) {
        for (OptionDraft other : drafts) {
            if (other.side() == draft.side() && other.base().equals(name) && other != draft) {
                return Optional.of(other);
            }
        }
        for (OptionDraft other : drafts) {
            if (other.name().equals(name) && other != draft) {
                return Optional.of(other);
            }
        }
        if (isOfOtherHalf(draft, name)) {
            return Optional.empty();
        }
        List<String> names = drafts.stream()
                .filter(other -> other.side() == draft.side() && other != draft)
                .map(other -> other.base())
                .toList();
        draft.section()
                .problem(position, "option " + name + ": " + FolderProblems.oneOf(name, names, " of this " + shape));
        return Optional.empty();
    }

    /** Whether an option of both sides refers to one that only the other side has: that half simply has no condition. */
    private boolean isOfOtherHalf(OptionDraft draft, String name) {
        for (OptionDraft half : drafts) {
            for (OptionDraft other : drafts) {
                if (half.section() == draft.section()
                        && half.side() != draft.side()
                        && other.side() == half.side()
                        && other.base().equals(name)) {
                    return true;
                }
            }
        }
        return false;
    }
}
