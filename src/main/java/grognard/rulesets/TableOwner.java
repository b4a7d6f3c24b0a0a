package grognard.rulesets;

import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Decides which rulesets the files of a folder of tables belong to. */
public final class TableOwner {

    private final Predicate<String> has;
    private final Function<String, String> start;

    /**
     * @param has whether the folder has a file of that name
     * @param start the first lines of a file, as far as its header
     */
    public TableOwner(Predicate<String> has, Function<String, String> start) {
        this.has = has;
        this.start = start;
    }

    /**
     * Returns whether the folder has tables of that ruleset; without any, the ruleset keeps its built-in tables. Files
     * whose names several rulesets share count for one of them only.
     */
    public boolean serves(Ruleset ruleset) {
        List<TableSpec> here = here(ruleset);
        if (here.isEmpty() || here.size() == PackReader.files(ruleset).size()) {
            return !here.isEmpty();
        }
        List<TableSpec> left = new ArrayList<>(here);
        for (String name : Rulesets.names()) {
            if (!name.equals(ruleset.name())) {
                List<TableSpec> theirs = here(Rulesets.named(name));
                boolean more = theirs.size() > here.size();
                left.removeIf(ours -> theirs.stream().anyMatch(spec -> takes(spec, ours, more)));
            }
        }
        return !left.isEmpty();
    }

    private List<TableSpec> here(Ruleset ruleset) {
        return PackReader.packSpecs(ruleset).stream()
                .filter(spec -> has.test(spec.file()))
                .toList();
    }

    /**
     * Returns whether a file that two rulesets could read belongs to the other one: by its header or, if both or
     * neither fit, by the number of files here.
     */
    private boolean takes(TableSpec theirs, TableSpec ours, boolean theyHaveMore) {
        if (!theirs.file().equals(ours.file())) {
            return false;
        }
        boolean isTheirs = isHeadedAs(theirs);
        return isTheirs == isHeadedAs(ours) ? theyHaveMore : isTheirs;
    }

    /** Returns whether the file's first line after comments is the header of that table. */
    private boolean isHeadedAs(TableSpec spec) {
        for (String line : start.apply(spec.file()).replace("\uFEFF", "").split("[\r\n]+", -1)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                return line.replace(" ", "").equals(String.join(",", spec.header()));
            }
        }
        return false;
    }
}
