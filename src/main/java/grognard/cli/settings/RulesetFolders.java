package grognard.cli.settings;

import grognard.cli.environment.Environment;
import grognard.cli.environment.PathName;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.rules.Ruleset;
import grognard.rulesets.RulesetLibrary;
import grognard.rulesets.Rulesets;
import grognard.workshop.FolderRuleset;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds rulesets in folders: by path, or by name in the player's own folder and those of {@code GROGNARD_RULESETS}.
 * Each is read once in a run; {@code use} reads it again. Synchronized, since the workers of a batch share it.
 */
final class RulesetFolders implements RulesetLibrary.Folders {

    private static final String FILE = "ruleset.toml";
    private static final String EXPECTED = "a folder with a " + FILE + " in it";

    private final Environment environment;
    private final Map<String, Ruleset> read = new HashMap<>();

    RulesetFolders(Environment environment) {
        this.environment = environment;
    }

    @Override
    public synchronized Optional<Ruleset> find(String word) {
        Ruleset known = read.get(word);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<Path> folder = isPath(word) ? path(word) : inSearchFolders(word);
        return folder.map(path -> read(word, path));
    }

    @Override
    public synchronized Optional<Ruleset> meant(String where, String word) {
        Optional<Ruleset> found = find(word);
        if (found.isPresent()) {
            return found;
        }
        Optional<Path> folder = path(word);
        if (folder.isEmpty() && isPath(word)) {
            throw BadInput.value(where, word, EXPECTED);
        }
        return folder.map(path -> read(word, path));
    }

    /** Forgets a ruleset under all its names, so that it is read again. */
    synchronized void forget(String word) {
        Ruleset known = read.remove(word);
        if (known != null) {
            read.values().removeIf(ruleset -> ruleset == known);
        }
    }

    /** Returns the word in a form that works from any current folder: a name stays, a path becomes absolute. */
    String absoluteName(String word) {
        boolean named = Rulesets.find(word).isPresent()
                || (!isPath(word) && inSearchFolders(word).isPresent());
        return named ? word : Path.of(word).toAbsolutePath().normalize().toString();
    }

    /** Reads a ruleset and remembers it by the word and by its own name. A built-in ruleset's name is refused. */
    private Ruleset read(String word, Path folder) {
        RulesetFiles pack = RulesetFiles.of(folder);
        if (!SafeText.isSafe(pack.name())) {
            throw BadInput.value("ruleset", pack.name(), "a folder's name without control or invisible characters");
        }
        if (Rulesets.find(pack.name()).isPresent()) {
            throw BadInput.value(
                    "ruleset",
                    word,
                    "a folder of another name, since " + pack.name() + " is a ruleset of the program's");
        }
        Ruleset ruleset = FolderRuleset.read(pack);
        read.put(word, ruleset);
        read.put(ruleset.name(), ruleset);
        return ruleset;
    }

    private static boolean isPath(String word) {
        return word.indexOf('/') >= 0 || word.indexOf(File.separatorChar) >= 0 || word.equals(".") || word.equals("..");
    }

    private static Optional<Path> path(String word) {
        return PathName.path(word).flatMap(RulesetFolders::ruleset);
    }

    private static Optional<Path> ruleset(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE)) ? Optional.of(folder) : Optional.empty();
    }

    private Optional<Path> inSearchFolders(String name) {
        for (Path parent : PathName.path(name).isPresent() ? searchFolders() : List.<Path>of()) {
            Optional<Path> folder = ruleset(parent.resolve(name));
            if (folder.isPresent()) {
                return folder;
            }
        }
        return Optional.empty();
    }

    /** Returns the folders that are searched for rulesets by name, the player's own first. */
    private List<Path> searchFolders() {
        List<Path> searchFolders = new ArrayList<>();
        Optional<Path> own = environment.configFolder();
        if (own.isPresent()) {
            searchFolders.add(own.get().resolve("rulesets"));
        }
        Optional<String> more = environment.env("GROGNARD_RULESETS");
        for (String folder : more.isPresent() ? more.get().split(File.pathSeparator, -1) : new String[0]) {
            if (!folder.isEmpty()) {
                String expected = "folders, with " + File.pathSeparator + " between";
                searchFolders.add(PathName.path("GROGNARD_RULESETS", folder, expected));
            }
        }
        return searchFolders;
    }

    @Override
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (Path parent : searchFolders()) {
            if (!Files.isDirectory(parent)) {
                continue;
            }
            try (Stream<Path> folders = Files.list(parent)) {
                folders.filter(folder -> Files.isRegularFile(folder.resolve(FILE)))
                        .map(folder -> String.valueOf(folder.getFileName()))
                        .filter(name -> Rulesets.find(name).isEmpty() && SafeText.isSafe(name))
                        .sorted()
                        .forEach(names::add);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + parent, e);
            }
        }
        return names;
    }
}
