package grognard.rulesets;

import grognard.input.BadInput;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import grognard.table.Pack;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the rulesets, resolvers and tables that records of a journal name, and keeps each for the following records. A missing
 * one is refused with {@link BadInput}.
 */
public final class RulesCache {

    private final RulesetLibrary library;
    private final Optional<Pack> pack;
    private final Map<String, Ruleset> rulesets = new HashMap<>();
    private final Map<String, Resolver> resolvers = new HashMap<>();
    private final Map<List<Object>, Tables> tables = new HashMap<>();

    /** @param pack the players' own tables, for records that were played with them */
    public RulesCache(RulesetLibrary library, Optional<Pack> pack) {
        this.library = library;
        this.pack = pack;
    }

    /** Whether the players' own tables are available. */
    public boolean hasOwnTables() {
        return pack.isPresent();
    }

    /** The ruleset of that name. */
    public Ruleset ruleset(String name) {
        Ruleset found = rulesets.get(name);
        if (found == null) {
            if (!library.isKnown(name)) {
                throw new BadInput("is of ruleset " + name
                        + ", which is not known here (if it is a folder, grognard --rules DIR … says where)");
            }
            found = library.named("ruleset", name);
            rulesets.put(name, found);
        }
        return found;
    }

    /** The resolver of that name in that ruleset. */
    public Resolver resolver(String rulesetName, String name) {
        Ruleset ruleset = ruleset(rulesetName);
        String key = ruleset.name() + " " + name;
        Resolver found = resolvers.get(key);
        if (found == null) {
            if (!ruleset.resolvers().contains(name)) {
                throw new BadInput("is of resolver " + name + ", which " + ruleset.name() + " does not have");
            }
            found = ruleset.resolver(name);
            resolvers.put(key, found);
        }
        return found;
    }

    /**
     * The tables of that name with those house rules.
     *
     * @param name as in the record: the ruleset's built-in tables or the name of the pack
     */
    public Tables tables(String rulesetName, String name, Map<String, String> house) {
        Ruleset ruleset = ruleset(rulesetName);
        List<Object> key = List.of(ruleset.name(), name, house);
        Tables found = tables.get(key);
        if (found == null) {
            boolean builtIn = name.equals(ruleset.builtIn().name()) || name.equals(TablesUsed.BUILT_IN);
            Pack used = builtIn
                    ? ruleset.builtIn()
                    : pack.filter(folder -> folder.name().equals(name))
                            .orElseThrow(() -> new BadInput("was played with the tables '" + name
                                    + "', which are not available: give their folder with --tables DIR"));
            found = new Tables(ruleset, used, house);
            tables.put(key, found);
        }
        return found;
    }

    /**
     * The tables of a game.
     *
     * @param own whether it is played with the players' own tables, which are used if they are available
     */
    public Tables ofGame(String rulesetName, boolean own, Map<String, String> house) {
        Ruleset ruleset = ruleset(rulesetName);
        String name =
                own && pack.isPresent() ? pack.get().name() : ruleset.builtIn().name();
        return tables(rulesetName, name, house);
    }
}
