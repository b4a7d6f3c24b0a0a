package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.settings.ExportedPack;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.rules.Ruleset;
import java.util.List;

/** Writes the built-in tables out, to be changed. */
final class TablesExport implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "tables export", "write the built-in tables to a folder, to be edited")
            .examples("tables export napoleonic mytables")
            .operand(Operand.of("RULESET", Operand.Kind.RULESET, "whose tables"))
            .operand(Operand.of("DIR", Operand.Kind.FILE, "the folder, made if it is not there"))
            .flag("--force", "replace files that are there")
            .writes()
            .build();

    private final Session session;

    TablesExport(Session session) {
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
            throw new BadInput("tables export: expected RULESET and DIR, e.g. tables export napoleonic mytables");
        }
        Ruleset ruleset = TablesVerb.ruleset(words.get(0));
        List<String> files = new ExportedPack(ruleset, words.get(1)).write(call.has("--force"));
        String folder = SafeText.line(words.get(1));
        StringBuilder text = new StringBuilder();
        text.append("Wrote ").append(files.size()).append(" tables of ").append(ruleset.name());
        text.append(" to ")
                .append(folder)
                .append(": ")
                .append(String.join(", ", files))
                .append('\n');
        text.append("Edit them, prove them with 'grognard tables check ").append(folder);
        text.append("' and play by them with --tables ").append(folder).append('\n');
        session.world().out().print(text.toString());
        return Exit.DONE;
    }
}
