package grognard.cli.settings;

import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.line.OptionValues;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.table.BuiltInPack;
import grognard.table.Pack;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the tables of rulesets, so that each line need not read them again: the built-in ones by ruleset, and the last
 * folder used.
 */
public final class TableCache {

    private final Preferences preferences;
    private final Map<String, Tables> builtIn = new HashMap<>();
    private String folderKey = "";
    private @Nullable Tables folderTables;

    public TableCache(Preferences preferences) {
        this.preferences = preferences;
    }

    /**
     * Returns the tables in force for that ruleset: built in, from the player's folder, or with house keys. A ruleset
     * in a folder has its own tables; {@code --tables} with it is refused.
     */
    public Tables tables(Ruleset ruleset, OptionValues options) {
        if (!preferences.changesTables(options)) {
            return builtIn(ruleset);
        }
        Map<String, String> house = preferences.house(ruleset, options);
        boolean isFolder = ruleset.digest().isPresent();
        if (isFolder && options.tables().isPresent()) {
            throw BadInput.value(
                    "--tables",
                    options.tables().get(),
                    "it with a ruleset of the program's: the tables of " + ruleset.name() + " are in its own folder");
        }
        Optional<FolderPack> folder = isFolder ? Optional.empty() : preferences.folder(options);
        if (folder.isPresent() && folder.get().serves(ruleset)) {
            return ofFolder(ruleset, folder.get(), house);
        }
        if (options.tables().isPresent() && folder.isPresent()) {
            return new Tables(ruleset, builtInInsteadOf(folder.get(), ruleset), house);
        }
        return house.isEmpty() ? builtIn(ruleset) : new Tables(ruleset, ruleset.builtIn(), house);
    }

    private Tables builtIn(Ruleset ruleset) {
        Tables tables = builtIn.get(ruleset.name());
        if (tables == null) {
            tables = Tables.builtIn(ruleset);
            builtIn.put(ruleset.name(), tables);
        }
        return tables;
    }

    /**
     * Returns the built-in tables with a remark that the requested folder has none for this ruleset; outcomes show it.
     */
    private static Pack builtInInsteadOf(FolderPack folder, Ruleset ruleset) {
        Pack pack = ruleset.builtIn();
        String why = SafeText.line(folder.name()) + " has no tables of " + ruleset.name();
        return new BuiltInPack(pack.name(), ruleset.name(), pack.remark().isEmpty() ? why : why + "; " + pack.remark());
    }

    /** Returns the folder's tables, read again only when a file or a house key has changed since the last line. */
    private Tables ofFolder(Ruleset ruleset, FolderPack pack, Map<String, String> house) {
        if (pack.name().equals(ruleset.builtIn().name())) {
            throw BadInput.value(
                    "--tables",
                    pack.folder().toString(),
                    "a folder of another name, since outcomes name the pack by it and that is the built-in one's");
        }
        String key = ruleset.name() + " " + pack.folder() + " " + house + " " + pack.stamp(ruleset);
        if (!key.equals(folderKey) || folderTables == null) {
            folderTables = PackReader.tables(ruleset, pack, house);
            folderKey = key;
        }
        return folderTables;
    }
}
