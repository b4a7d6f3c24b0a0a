package grognard.page;

import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rulesets.RulesCache;
import grognard.rulesets.RulesetLibrary;
import grognard.rulesets.Rulesets;
import grognard.rulesets.TableOwner;
import grognard.table.Pack;
import grognard.workshop.FolderRuleset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rulesets of the page: those of the program, and folders that the player opened, which are rulesets or packs of tables.
 * A folder is read and checked as the command line does it. The browser keeps the files and opens them at every start.
 */
final class PageLibrary implements RulesetLibrary.Folders {

    private static final String RULESET_FILE = "ruleset.toml";

    private final RulesetLibrary all = new RulesetLibrary(this);
    private final Map<String, Ruleset> rulesets = new LinkedHashMap<>();
    private final Map<String, Folder> packs = new LinkedHashMap<>();

    /** The files of a folder, by name. */
    private record Folder(String name, Map<String, byte[]> files) implements Pack {

        @Override
        public Optional<byte[]> file(String file) {
            return Optional.ofNullable(files.get(file));
        }

        @Override
        public List<String> fileNames() {
            return files.keySet().stream().sorted().toList();
        }

        @Override
        public String place(String file) {
            return name + "/" + file;
        }

        private String text(String file) {
            return file(file)
                    .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                    .orElse("");
        }

        boolean serves(Ruleset ruleset) {
            return new TableOwner(files::containsKey, this::text).serves(ruleset);
        }
    }

    /**
     * Opens a folder, in place of one of the same name.
     *
     * @param files name and content of each file in turn, a character a byte
     * @return the ruleset that it is, or those that it has tables of
     * @throws grognard.table.BadTable with everything that is wrong with any of its files
     */
    List<String> open(String name, String[] files) {
        if (name.isBlank() || !SafeText.isSafe(name) || name.indexOf('/') >= 0) {
            throw BadInput.value("folder", name, "a folder's name without control or invisible characters");
        }
        Map<String, byte[]> content = new LinkedHashMap<>();
        for (int i = 0; i + 1 < files.length; i += 2) {
            content.put(files[i], files[i + 1].getBytes(StandardCharsets.ISO_8859_1));
        }
        Folder folder = new Folder(name, content);
        return content.containsKey(RULESET_FILE) ? openRuleset(folder) : openTables(folder);
    }

    private List<String> openRuleset(Folder folder) {
        if (Rulesets.find(folder.name()).isPresent()) {
            throw BadInput.value(
                    "ruleset",
                    folder.name(),
                    "a folder of another name, since " + folder.name() + " is a ruleset of the program's");
        }
        Ruleset ruleset = FolderRuleset.read(folder);
        close(folder.name());
        rulesets.put(folder.name(), ruleset);
        return List.of(folder.name());
    }

    private List<String> openTables(Folder folder) {
        List<Ruleset> served = Rulesets.names().stream()
                .map(name -> Rulesets.named(name))
                .filter(folder::serves)
                .toList();
        if (served.isEmpty()) {
            throw BadInput.value("folder", folder.name(), "a " + RULESET_FILE + " in it, or tables of a ruleset");
        }
        for (Ruleset ruleset : served) {
            if (folder.name().equals(ruleset.builtIn().name())) {
                throw BadInput.value(
                        "--tables",
                        folder.name(),
                        "a folder of another name, since outcomes name the pack by it and that is the built-in one's");
            }
            PackReader.tables(ruleset, folder, Map.of());
        }
        close(folder.name());
        packs.put(folder.name(), folder);
        return served.stream().map(Ruleset::name).toList();
    }

    void close(String name) {
        rulesets.remove(name);
        packs.remove(name);
    }

    RulesetLibrary all() {
        return all;
    }

    Ruleset named(String name) {
        return all.named("ruleset", name);
    }

    /** The player's tables of that name, if they have some of the ruleset. */
    Optional<Pack> tables(String name, Ruleset ruleset) {
        Folder pack = packs.get(name);
        if (pack == null) {
            throw BadInput.value("--tables", name, "tables that were opened in the settings");
        }
        return pack.serves(ruleset) ? Optional.of(pack) : Optional.empty();
    }

    /**
     * What a journal is read by.
     *
     * @param folder the folder of the players' own tables, as the computer wrote it that began the game; empty if there is none
     */
    RulesCache cache(String folder) {
        String name = folder.substring(Math.max(folder.lastIndexOf('/'), folder.lastIndexOf('\\')) + 1);
        return new RulesCache(all, Optional.ofNullable(packs.get(name)));
    }

    @Override
    public Optional<Ruleset> find(String word) {
        return Optional.ofNullable(rulesets.get(word));
    }

    @Override
    public Optional<Ruleset> meant(String where, String word) {
        return find(word);
    }

    @Override
    public List<String> names() {
        return List.copyOf(rulesets.keySet());
    }
}
