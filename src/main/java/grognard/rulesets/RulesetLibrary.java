package grognard.rulesets;

import grognard.input.BadInput;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The rulesets that a run of the program can find: built-in ones by name, folders by name or path. */
public final class RulesetLibrary {

    private final Folders folders;

    /** Finds rulesets in folders. A folder with errors is refused with {@link grognard.table.BadTable}, not passed over. */
    public interface Folders {

        /** The ruleset of that name in the folders of rulesets, or at that path if the word has a slash. */
        Optional<Ruleset> find(String word);

        /**
         * As {@link #find}, where the word can only be a ruleset: it may also name a folder in the current one.
         *
         * @param where the source of the word for the error message: {@code --rules}, {@code use}
         */
        Optional<Ruleset> meant(String where, String word);

        /** The names that {@link #find} accepts. */
        List<String> names();
    }

    public RulesetLibrary(Folders folders) {
        this.folders = folders;
    }

    /** A library without folders. */
    public static RulesetLibrary builtIn() {
        return new RulesetLibrary(new Folders() {
            @Override
            public Optional<Ruleset> find(String word) {
                return Optional.empty();
            }

            @Override
            public Optional<Ruleset> meant(String where, String word) {
                return Optional.empty();
            }

            @Override
            public List<String> names() {
                return List.of();
            }
        });
    }

    /** The ruleset that the word names, if it names one. */
    public Optional<Ruleset> find(String word) {
        Optional<Ruleset> inJava = Rulesets.find(word);
        return inJava.isPresent() ? inJava : folders.find(word);
    }

    /**
     * The ruleset of that name, or in that folder.
     *
     * @param where the source of the word for the error message: {@code --rules}, {@code GROGNARD_RULES}
     * @throws BadInput if there is none
     */
    public Ruleset named(String where, String word) {
        Optional<Ruleset> found = Rulesets.find(word);
        if (found.isEmpty()) {
            found = folders.meant(where, word);
        }
        if (found.isEmpty()) {
            throw BadInput.oneOf(where, word, names());
        }
        return found.get();
    }

    /** Whether the word names a ruleset, and one without errors. */
    public boolean isKnown(String word) {
        try {
            return Rulesets.find(word).isPresent()
                    || folders.meant("ruleset", word).isPresent();
        } catch (BadInput e) {
            return false;
        }
    }

    /** All names that can be typed, built-in rulesets first. */
    public List<String> names() {
        return Stream.concat(Rulesets.names().stream(), folders.names().stream())
                .distinct()
                .toList();
    }

    /** As {@link #all()}, with the ruleset in use, which may come from a path and have no name here. */
    public List<Ruleset> all(Ruleset inUse) {
        List<Ruleset> all = all();
        if (all.stream().noneMatch(one -> one.name().equals(inUse.name()))) {
            all.add(inUse);
        }
        return all;
    }

    /** All rulesets without errors, for lists and completion, which a broken folder must not prevent. */
    public List<Ruleset> all() {
        List<Ruleset> all = new ArrayList<>();
        for (String name : names()) {
            try {
                find(name).ifPresent(all::add);
            } catch (BadInput e) {
                // reported when the player asks for this folder by name
            }
        }
        return all;
    }
}
