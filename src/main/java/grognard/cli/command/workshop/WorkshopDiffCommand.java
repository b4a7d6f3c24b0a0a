package grognard.cli.command.workshop;

import grognard.cli.command.ColorOption;
import grognard.cli.command.Completes;
import grognard.cli.environment.PathName;
import grognard.cli.environment.ProgressIndicator;
import grognard.cli.session.Session;
import grognard.cli.settings.FolderPack;
import grognard.cli.workshop.OddsComparison;
import grognard.input.BadInput;
import grognard.odds.Progress;
import grognard.render.page.TableText;
import grognard.repl.CommandNode;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.table.TableSpec;
import grognard.workshop.FolderRuleset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares the odds of two versions of a ruleset or of its tables. */
@Command(
        name = "diff",
        header = "what a change does, in points of exact odds",
        customSynopsis = {
            "workshop diff skirmish skirmish-2",
            "workshop diff skirmish skirmish-2 rally pips enemy",
            "workshop diff napoleonic mytables  # tables of a built-in ruleset"
        })
public final class WorkshopDiffCommand implements Runnable {

    /** Most changes that {@code --top} may ask for. */
    private static final int MOST_SHOWN = 999;

    @Parameters(index = "0", paramLabel = "OLD", description = "a ruleset's folder, a folder of tables, or a ruleset")
    @Completes(CommandNode.Kind.FILE)
    private String old = "";

    @Parameters(index = "1", paramLabel = "NEW", description = "the same, changed")
    @Completes(CommandNode.Kind.FILE)
    private String changed = "";

    @Parameters(index = "2", arity = "0..1", paramLabel = "RESOLVER", description = "only that resolver")
    private Optional<String> only = Optional.empty();

    @Parameters(index = "3..*", arity = "0..*", paramLabel = "PARAMETER", description = "only over these parameters")
    private List<String> parameters = List.of();

    @Option(
            names = "--top",
            paramLabel = "N",
            defaultValue = "10",
            description = "how many changes of each resolver are shown (10)")
    private int shown;

    @Mixin
    private final ColorOption color = new ColorOption();

    private final Session session;

    public WorkshopDiffCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        if (shown < 1 || shown > MOST_SHOWN) {
            throw BadInput.value("--top", String.valueOf(shown), "a whole number from 1 to " + MOST_SHOWN);
        }
        Map<String, Tables> before = sides(old);
        Map<String, Tables> after = sides(changed);
        if (before.isEmpty() && after.isEmpty()) {
            throw BadInput.value("workshop diff", changed, "a ruleset, or tables of one");
        }
        boolean folders = before.containsKey("") || after.containsKey("");
        if (folders && !(before.containsKey("") && after.containsKey(""))) {
            throw BadInput.value("workshop diff", changed, "two folders of rulesets, or two of tables");
        }
        Set<String> names = new LinkedHashSet<>(before.keySet());
        names.addAll(after.keySet());
        StringBuilder page = new StringBuilder();
        try (ProgressIndicator progress = new ProgressIndicator(session.environment(), "comparing odds")) {
            for (String name : names) {
                compare(side(before, name), side(after, name), progress, page);
            }
        }
        session.out().print(page.toString());
    }

    /**
     * Returns the tables that the word stands for, by ruleset name. A ruleset's folder has the empty name, so that two
     * folders of different names are compared with each other.
     */
    private static Map<String, Tables> sides(String word) {
        Map<String, Tables> sides = new LinkedHashMap<>();
        if (Rulesets.names().contains(word)) {
            sides.put(word, Tables.builtIn(Rulesets.named(word)));
            return sides;
        }
        Path folder = PathName.path("workshop diff", word, "the folder of a ruleset or of tables");
        if (Files.isRegularFile(folder.resolve("ruleset.toml"))) {
            Ruleset ruleset = FolderRuleset.read(WorkshopCommand.folder("workshop diff", word));
            sides.put("", Tables.builtIn(ruleset));
            return sides;
        }
        FolderPack pack = FolderPack.in("workshop diff", word);
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named(name);
            if (pack.serves(ruleset)) {
                sides.put(name, PackReader.tables(ruleset, pack, Map.of()));
            }
        }
        return sides;
    }

    /** Returns the tables of one version; a pack without tables of the ruleset leaves it on the built-in ones. */
    private static Tables side(Map<String, Tables> tables, String name) {
        Tables own = tables.get(name);
        return own == null ? Tables.builtIn(Rulesets.named(name)) : own;
    }

    /** Compares two versions resolver by resolver and writes the differences. */
    private void compare(Tables was, Tables now, Progress progress, StringBuilder page) {
        List<String> earlier = was.ruleset().resolvers();
        List<String> later = now.ruleset().resolvers();
        if (only.isPresent() && !later.contains(only.get())) {
            throw now.ruleset().unknown(only.get());
        }
        for (String name : earlier) {
            if (!later.contains(name) && only.isEmpty()) {
                page.append(name).append(": only in the old one\n");
            }
        }
        for (String name : later) {
            if (only.isPresent() && !name.equals(only.get())) {
                continue;
            }
            if (!earlier.contains(name)) {
                page.append(name).append(": only in the new one\n");
            } else if (sameTables(name, was, now)) {
                page.append(name).append(": its files are the same\n");
            } else {
                write(name, OddsComparison.of(name, was, now, parameters, progress), page);
            }
        }
    }

    /**
     * Returns whether the resolver reads the same files or numbers in both versions, so that its odds need not be
     * computed.
     */
    private static boolean sameTables(String name, Tables was, Tables now) {
        if (now.ruleset() instanceof FolderRuleset later && was.ruleset() instanceof FolderRuleset earlier) {
            return later.filesOf(name).equals(earlier.filesOf(name));
        }
        for (TableSpec spec : now.ruleset().resolver(name).description().packTables()) {
            if (!was.get(spec).hasTheCellsOf(now.get(spec))) {
                return false;
            }
        }
        return true;
    }

    private void write(String name, OddsComparison.Report found, StringBuilder page) {
        page.append(name).append(": ");
        page.append(found.changed() == 0 ? "no change" : found.changed() + " changed");
        page.append(" in ").append(found.situations()).append(found.situations() == 1 ? " situation" : " situations");
        page.append(found.complete() ? "" : " (each pair of parameters, the others as by default)");
        page.append(found.single() == 0 ? "" : "; " + found.single() + " more that only one of them knows")
                .append('\n');
        List<List<String>> rows = new ArrayList<>();
        for (OddsComparison.Change change :
                found.changes().subList(0, Math.min(shown, found.changes().size()))) {
            rows.add(List.of(
                    (change.points().signum() > 0 ? "+" : "") + change.points(),
                    change.code(),
                    percent(change.before().rounded(4)) + " → "
                            + percent(change.after().rounded(4)),
                    change.situation().isEmpty() ? "(no options)" : change.situation()));
        }
        if (!rows.isEmpty()) {
            page.append(new TableText(session.style(color.options())).rows(rows));
        }
    }

    private static String percent(java.math.BigDecimal chance) {
        return chance.movePointRight(2).setScale(1, java.math.RoundingMode.HALF_UP) + " %";
    }
}
