package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.settings.FolderPack;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.workshop.OddsComparison;
import grognard.cli.world.Exit;
import grognard.cli.world.Patience;
import grognard.input.BadInput;
import grognard.line.Usual;
import grognard.odds.Progress;
import grognard.render.TableText;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.WholePack;
import grognard.rulesets.Rulesets;
import grognard.table.TableSpec;
import grognard.workshop.FolderRuleset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Says what a change does to the odds. */
final class WorkshopDiff implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "workshop diff", "what a change does, in points of exact odds")
            .examples(
                    "workshop diff skirmish skirmish-2",
                    "workshop diff skirmish skirmish-2 rally pips enemy",
                    "workshop diff napoleonic mytables   tables of a built-in ruleset")
            .operand(Operand.of("OLD", Operand.Kind.FILE, "a ruleset's folder, a folder of tables, or a ruleset"))
            .operand(Operand.of("NEW", Operand.Kind.FILE, "the same, changed"))
            .operand(Operand.of(
                            "[RESOLVER [PARAMETER…]]", Operand.Kind.WORD, "only that resolver, over these parameters")
                    .andMore())
            .valued("--top", "N", "how many changes of each resolver are shown (10)")
            .usual(Usual.NO_COLOR)
            .build();

    private static final int SHOWN = 10;

    private final Session session;

    WorkshopDiff(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        List<String> words = call.words();
        if (words.size() < 2) {
            throw new BadInput("workshop diff: expected OLD and NEW, two folders of rulesets or of tables");
        }
        Map<String, Tables> before = sides(words.get(0));
        Map<String, Tables> after = sides(words.get(1));
        if (before.isEmpty() && after.isEmpty()) {
            throw BadInput.value("workshop diff", words.get(1), "a ruleset, or tables of one");
        }
        boolean folders = before.containsKey("") || after.containsKey("");
        if (folders && !(before.containsKey("") && after.containsKey(""))) {
            throw BadInput.value("workshop diff", words.get(1), "two folders of rulesets, or two of tables");
        }
        List<String> only = words.subList(2, words.size());
        Set<String> names = new LinkedHashSet<>(before.keySet());
        names.addAll(after.keySet());
        StringBuilder page = new StringBuilder();
        try (Patience patience = new Patience(session.world(), "comparing odds")) {
            for (String name : names) {
                Tables old =
                        before.containsKey(name) ? before.get(name) : Tables.builtIn(Rulesets.named("ruleset", name));
                Tables now =
                        after.containsKey(name) ? after.get(name) : Tables.builtIn(Rulesets.named("ruleset", name));
                compare(old, now, only, shown(call), patience, page);
            }
        }
        session.world().out().print(page.toString());
        return Exit.DONE;
    }

    private static int shown(Call call) {
        String typed = call.text("--top").orElse(String.valueOf(SHOWN));
        if (!typed.matches("[1-9][0-9]{0,2}")) {
            throw BadInput.value("--top", typed, "a whole number from 1 to 999");
        }
        return Integer.parseInt(typed);
    }

    /** The rulesets that the word brings, by name; one that is a folder itself has none, so that two are compared. */
    private static Map<String, Tables> sides(String word) {
        Map<String, Tables> sides = new LinkedHashMap<>();
        if (Rulesets.names().contains(word)) {
            sides.put(word, Tables.builtIn(Rulesets.named("workshop diff", word)));
            return sides;
        }
        try {
            if (Files.isRegularFile(Path.of(word).resolve("ruleset.toml"))) {
                Ruleset ruleset = FolderRuleset.read(WorkshopVerb.folder("workshop diff", word));
                sides.put("", Tables.builtIn(ruleset));
                return sides;
            }
        } catch (InvalidPathException e) {
            throw BadInput.value("workshop diff", word, "the folder of a ruleset or of tables");
        }
        FolderPack pack = FolderPack.in("workshop diff", word);
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named("ruleset", name);
            if (pack.serves(ruleset)) {
                sides.put(name, WholePack.tables(ruleset, pack, Map.of()));
            }
        }
        return sides;
    }

    private void compare(Tables old, Tables now, List<String> only, int shown, Progress progress, StringBuilder page) {
        List<String> earlier = old.ruleset().resolvers();
        List<String> later = now.ruleset().resolvers();
        if (!only.isEmpty() && !later.contains(only.get(0))) {
            throw now.ruleset().unknown(only.get(0));
        }
        for (String name : earlier) {
            if (!later.contains(name) && only.isEmpty()) {
                page.append(name).append(": only in the old one\n");
            }
        }
        for (String name : later) {
            if (!only.isEmpty() && !name.equals(only.get(0))) {
                continue;
            }
            if (!earlier.contains(name)) {
                page.append(name).append(": only in the new one\n");
            } else if (sameTables(name, old, now)) {
                page.append(name).append(": its files are the same\n");
            } else {
                List<String> parameters = only.isEmpty() ? only : only.subList(1, only.size());
                write(name, OddsComparison.of(name, old, now, parameters, progress), shown, page);
            }
        }
    }

    /** Whether a resolver in Java reads the same numbers with both packs, and so need not be gone through. */
    private static boolean sameTables(String name, Tables old, Tables now) {
        if (now.ruleset() instanceof FolderRuleset later && old.ruleset() instanceof FolderRuleset earlier) {
            return later.filesOf(name).equals(earlier.filesOf(name));
        }
        for (TableSpec spec : now.ruleset().resolver(name).description().packTables()) {
            if (!old.get(spec).hasTheCellsOf(now.get(spec))) {
                return false;
            }
        }
        return true;
    }

    private void write(String name, OddsComparison.Report found, int shown, StringBuilder page) {
        page.append(name).append(": ");
        page.append(found.changed() == 0 ? "no change" : found.changed() + " changed");
        page.append(" in ").append(found.situations()).append(found.situations() == 1 ? " situation" : " situations");
        page.append(found.whole() ? "" : " (each pair of parameters, the others as by default)");
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
            page.append(new TableText(session.style(grognard.line.Options.NONE)).rows(rows));
        }
    }

    private static String percent(java.math.BigDecimal chance) {
        return chance.movePointRight(2).setScale(1, java.math.RoundingMode.HALF_UP) + " %";
    }
}
