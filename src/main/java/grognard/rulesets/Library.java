package grognard.rulesets;

import grognard.input.BadInput;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rulesets that a run of the program can find: those in Java by name, those in folders by name or path. */
public final class Library {

    private final Folders folders;

    /** Finds rulesets that are folders. One that is there and is not whole is refused. */
    public interface Folders {

        /** The ruleset that the word names, or the path leads to, if it does. */
        Optional<Ruleset> find(String word);

        /**
         * The same where nothing else can be meant.
         *
         * @param where who named it: {@code --rules}, {@code use}
         */
        Optional<Ruleset> meant(String where, String word);

        /** Their names. */
        List<String> names();
    }

    public Library(Folders folders) {
        this.folders = folders;
    }

    /** Only what is in Java. */
    public static Library builtIn() {
        return new Library(new Folders() {
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
     * The ruleset of that name, or in that folder; any other word is refused.
     *
     * @param where who named it: {@code --rules}, {@code GROGNARD_RULES}
     */
    public Ruleset named(String where, String word) {
        Optional<Ruleset> found = Rulesets.find(word);
        if (found.isEmpty()) {
            found = folders.meant(where, word);
        }
        if (found.isEmpty()) {
            throw BadInput.value(where, word, "one of " + String.join(", ", names()), names());
        }
        return found.get();
    }

    /** Whether the word leads to a ruleset that is whole. */
    public boolean isKnown(String word) {
        try {
            return Rulesets.find(word).isPresent()
                    || folders.meant("ruleset", word).isPresent();
        } catch (BadInput e) {
            return false;
        }
    }

    /** All names that can be typed: those in Java first. */
    public List<String> names() {
        List<String> names = new ArrayList<>(Rulesets.names());
        for (String name : folders.names()) {
            if (!names.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }

    /** The same, and the one in use, which may be in a folder that no name leads to. */
    public List<Ruleset> all(Ruleset inUse) {
        List<Ruleset> all = all();
        for (Ruleset one : all) {
            if (one.name().equals(inUse.name())) {
                return all;
            }
        }
        all.add(inUse);
        return all;
    }

    /** Those that are whole, for lists that nobody wants to see refused. */
    public List<Ruleset> all() {
        List<Ruleset> all = new ArrayList<>();
        for (String name : names()) {
            try {
                find(name).ifPresent(all::add);
            } catch (BadInput e) {
                // whoever asks for it by name is told what is wrong
            }
        }
        return all;
    }
}
