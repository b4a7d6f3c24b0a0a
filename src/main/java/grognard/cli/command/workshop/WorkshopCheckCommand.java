package grognard.cli.command.workshop;

import grognard.cli.command.ColorOption;
import grognard.cli.command.Completes;
import grognard.cli.environment.ProgressIndicator;
import grognard.cli.session.Session;
import grognard.cli.settings.RulesetFiles;
import grognard.cli.workshop.CaseRunner;
import grognard.cli.workshop.Lint;
import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.repl.CommandNode;
import grognard.rules.PackReader;
import grognard.rulesets.Rulesets;
import grognard.table.BadTable;
import grognard.table.Problem;
import grognard.table.TableSpec;
import grognard.workshop.FolderRuleset;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks that a ruleset is complete and valid, plays its cases, and warns of what looks wrong. */
@Command(
        name = "check",
        header = "check a ruleset, play its cases, and warn of what looks wrong",
        customSynopsis = {"workshop check skirmish", "workshop check skirmish --strict"})
public final class WorkshopCheckCommand implements Runnable {

    @Parameters(paramLabel = "DIR", description = "the folder of the ruleset")
    @Completes(CommandNode.Kind.FILE)
    private String name = "";

    @Option(names = "--strict", description = "what looks wrong is wrong: exit 2")
    private boolean strict;

    @Mixin
    @SuppressWarnings("UnusedVariable") // accepted as by all commands that print text; this one has no colour
    private final ColorOption color = new ColorOption();

    private final Session session;

    public WorkshopCheckCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        RulesetFiles folder = WorkshopCommand.folder("workshop check", name);
        if (Rulesets.find(folder.name()).isPresent()) {
            throw BadInput.value(
                    "workshop check",
                    name,
                    "a folder of another name, since " + folder.name() + " is a ruleset of the program's");
        }
        FolderRuleset ruleset = FolderRuleset.read(folder);
        CaseRunner.Report cases = CaseRunner.play(ruleset, folder);
        StringBuilder text = new StringBuilder();
        text.append(SafeText.line(ruleset.name())).append(": ").append(SafeText.line(ruleset.title()));
        text.append(", complete: ").append(counted(ruleset.resolvers().size(), "resolver"));
        text.append(", ")
                .append(counted(PackReader.specs(ruleset).size(), "table"))
                .append('\n');
        if (cases.failures().isEmpty()) {
            text.append(
                            cases.count() == 0
                                    ? "No cases"
                                    : "Cases: " + cases.count() + (cases.count() == 1 ? " holds" : " hold"))
                    .append(cases.count() == 0 ? ": cases.csv would keep it right\n" : "\n");
        }
        List<Problem> warnings = cases.failures().isEmpty() ? warnings(ruleset, folder) : List.of();
        unread(ruleset, folder, text);
        if (!strict) {
            for (Problem warning : warnings) {
                text.append("Warning: ").append(warning).append('\n');
            }
        }
        session.out().print(text.toString());
        if (!cases.failures().isEmpty()) {
            throw new BadTable(cases.failures());
        }
        if (strict && !warnings.isEmpty()) {
            throw new BadTable(warnings);
        }
    }

    private List<Problem> warnings(FolderRuleset ruleset, RulesetFiles folder) {
        try (ProgressIndicator progress = new ProgressIndicator(session.environment(), "trying situations")) {
            return Lint.of(ruleset, folder, progress);
        }
    }

    private static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** Reports files that no part of the ruleset reads; they are probably misspelt. */
    private static void unread(FolderRuleset ruleset, RulesetFiles folder, StringBuilder text) {
        List<String> known = new ArrayList<>(List.of("ruleset.toml", "rulings.csv", "topics.md", CaseRunner.FILE));
        for (String resolver : ruleset.resolvers()) {
            known.add(resolver + ".toml");
        }
        for (TableSpec spec : PackReader.specs(ruleset)) {
            known.add(spec.file());
        }
        for (String file : folder.fileNames()) {
            if (!known.contains(file) && (file.endsWith(".csv") || file.endsWith(".toml"))) {
                text.append(SafeText.line(file))
                        .append(": read by nothing")
                        .append(Nearest.hint(file, known))
                        .append('\n');
            }
        }
    }
}
