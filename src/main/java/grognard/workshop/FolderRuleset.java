package grognard.workshop;

import grognard.rules.EffectKind;
import grognard.rules.NumberNames;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.table.NamedRow;
import grognard.table.Pack;
import grognard.table.TableSpec;
import grognard.workshop.folder.FolderSnapshot;
import grognard.workshop.game.EffectCosts;
import grognard.workshop.game.FieldChange;
import grognard.workshop.game.UnitFields;
import grognard.workshop.resolver.ChainResolver;
import grognard.workshop.resolver.ChainStep;
import grognard.workshop.resolver.FolderResolver;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A ruleset that a player has written: a folder of TOML and CSV files, all of which have been read and checked. */
public final class FolderRuleset implements Ruleset {

    private final FolderSnapshot folder;
    private final String digest;
    private final String title;
    private final Map<String, Resolver> resolvers;
    private final List<String> names;
    private final List<Ruling> rulings;
    private final Map<EffectKind, List<FieldChange>> effects;
    private final UnitFields unit;

    /** @param folder with all files that were read; their digest goes into every record of a game */
    FolderRuleset(
            FolderSnapshot folder,
            String title,
            Map<String, Resolver> resolvers,
            List<Ruling> rulings,
            Map<EffectKind, List<FieldChange>> effects,
            UnitFields unit) {
        this.folder = folder;
        this.digest = folder.digest();
        this.title = title;
        this.resolvers = new LinkedHashMap<>(resolvers);
        this.names = List.copyOf(resolvers.keySet());
        this.rulings = List.copyOf(rulings);
        this.effects = Collections.unmodifiableMap(new LinkedHashMap<>(effects));
        this.unit = unit;
    }

    /**
     * Reads a folder.
     *
     * @throws grognard.table.BadTable with everything that is wrong with any of its files
     */
    public static FolderRuleset read(Pack folder) {
        return new RulesetReader(new FolderSnapshot(folder)).read();
    }

    @Override
    public Optional<String> digest() {
        return Optional.of(digest);
    }

    @Override
    public String name() {
        return folder.name();
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public List<String> resolvers() {
        return names;
    }

    @Override
    public Resolver resolver(String name) {
        Resolver resolver = resolvers.get(name);
        if (resolver == null) {
            throw unknown(name);
        }
        return resolver;
    }

    /** The numbers of the resolver's shape; a chain ends with those of any of its steps. */
    @Override
    public NumberNames numbers(String resolver) {
        Set<String> numbers = new LinkedHashSet<>();
        Resolver found = resolver(resolver);
        if (found instanceof ChainResolver chain) {
            chain.steps().forEach(step -> numbers.addAll(step.resolver().numbers()));
        } else if (found instanceof FolderResolver single) {
            numbers.addAll(single.numbers());
        }
        return new NumberNames(List.copyOf(numbers), false);
    }

    @Override
    public Pack builtIn() {
        return new OwnFiles(folder);
    }

    @Override
    public List<Ruling> rulings() {
        return rulings;
    }

    /** The text of the files that decide a resolver's outcome, by name, for {@code workshop diff}. */
    public Map<String, String> filesOf(String resolver) {
        Map<String, String> files = new LinkedHashMap<>();
        add(resolver + ".toml", files);
        Resolver found = resolver(resolver);
        if (found instanceof ChainResolver chain) {
            for (ChainStep step : chain.steps()) {
                add(step.name() + ".toml", files);
            }
        }
        for (TableSpec table : found.description().tables()) {
            add(table.file(), files);
        }
        return files;
    }

    private void add(String file, Map<String, String> files) {
        folder.file(file).ifPresent(bytes -> files.put(file, new String(bytes, StandardCharsets.UTF_8)));
    }

    /** The fields of units; none if no games can be played by this ruleset. */
    public UnitFields units() {
        return unit;
    }

    /** The effects, each with what it changes of a unit. */
    public Map<EffectKind, List<FieldChange>> effects() {
        return effects;
    }

    @Override
    public List<NamedRow> effectCosts() {
        return new EffectCosts(unit, effects).rows();
    }

    /** The fields that a plan can report: every unit has {@code state}, the folder declares the others. */
    @Override
    public List<String> unitFields() {
        List<String> fields = new ArrayList<>(List.of("state"));
        fields.addAll(unit.names());
        return fields;
    }

    /** Only {@code topics.md}. Other companion files belong to built-in rulesets; here a file of that name is a table. */
    @Override
    public Optional<byte[]> companion(String file) {
        return file.equals("topics.md") ? folder.file(file) : Optional.empty();
    }

    /** The folder's files as the ruleset's built-in tables, under the name that records use for those. */
    private record OwnFiles(Pack folder) implements Pack {
        @Override
        public String name() {
            return "built-in";
        }

        @Override
        public Optional<byte[]> file(String name) {
            return folder.file(name);
        }

        @Override
        public String place(String file) {
            return folder.place(file);
        }
    }
}
