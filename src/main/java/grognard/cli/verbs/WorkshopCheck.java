package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.settings.RulesetPack;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.workshop.CaseRunner;
import grognard.cli.workshop.Lint;
import grognard.cli.world.Exit;
import grognard.cli.world.Patience;
import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.line.Usual;
import grognard.rules.WholePack;
import grognard.rulesets.Rulesets;
import grognard.table.BadTable;
import grognard.table.Problem;
import grognard.table.TableSpec;
import grognard.workshop.FolderRuleset;
import java.util.ArrayList;
import java.util.List;

/** Proves a ruleset whole, plays its cases, and says what looks wrong. */
final class WorkshopCheck implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "workshop check", "prove a ruleset whole, play its cases, and say what looks wrong")
            .examples("workshop check skirmish", "workshop check skirmish --strict")
            .operand(Operand.of("DIR", Operand.Kind.FILE, "the folder of the ruleset"))
            .flag("--strict", "what looks wrong is wrong: exit 2")
            .usual(Usual.NO_COLOR)
            .build();

    private final Session session;

    WorkshopCheck(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        if (call.words().isEmpty()) {
            throw new BadInput("workshop check: expected DIR, the folder of a ruleset");
        }
        RulesetPack folder = WorkshopVerb.folder("workshop check", call.words().get(0));
        if (Rulesets.find(folder.name()).isPresent()) {
            throw BadInput.value(
                    "workshop check",
                    call.words().get(0),
                    "a folder of another name, since " + folder.name() + " is a ruleset of the program's");
        }
        FolderRuleset ruleset = FolderRuleset.read(folder);
        CaseRunner.Report cases = CaseRunner.play(ruleset, folder);
        StringBuilder text = new StringBuilder();
        text.append(SafeText.line(ruleset.name())).append(": ").append(SafeText.line(ruleset.title()));
        text.append(", whole: ").append(counted(ruleset.resolvers().size(), "resolver"));
        text.append(", ")
                .append(counted(WholePack.specs(ruleset).size(), "table"))
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
        boolean strict = call.has("--strict");
        if (!strict) {
            for (Problem warning : warnings) {
                text.append("Warning: ").append(warning).append('\n');
            }
        }
        session.world().out().print(text.toString());
        if (!cases.failures().isEmpty()) {
            throw new BadTable(cases.failures());
        }
        if (strict && !warnings.isEmpty()) {
            throw new BadTable(warnings);
        }
        return Exit.DONE;
    }

    private List<Problem> warnings(FolderRuleset ruleset, RulesetPack folder) {
        try (Patience patience = new Patience(session.world(), "trying situations")) {
            return Lint.of(ruleset, folder, patience);
        }
    }

    private static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** Files that nothing reads are probably misspelt. */
    private static void unread(FolderRuleset ruleset, RulesetPack folder, StringBuilder text) {
        List<String> known = new ArrayList<>(List.of("ruleset.toml", "rulings.csv", "topics.md", CaseRunner.FILE));
        for (String resolver : ruleset.resolvers()) {
            known.add(resolver + ".toml");
        }
        for (TableSpec spec : WholePack.specs(ruleset)) {
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
