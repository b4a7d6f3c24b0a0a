package grognard.cli.command;

import grognard.cli.session.Session;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.page.TextPage;
import grognard.rules.Ruleset;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The help of the program: what to type first, how to call it, and the resolvers of each ruleset. */
public final class ProgramHelp {

    /** Example lines with what they do; the man page shows them too. */
    public static final List<List<String>> EXAMPLES = List.of(
            List.of("grognard contact --att 4 --pips 1 --elite", "resolve, with the audit of every die"),
            List.of("grognard odds contact --pips 1 --elite", "exact chances of the same"),
            List.of("grognard odds contact --pips 0..6", "by pips; 'odds --help' says more"),
            List.of("grognard roll 3d6+1", "plain dice"),
            List.of("grognard rules contact", "look a rule up"),
            List.of("grognard sheet paperboys", "the quick-reference sheet"),
            List.of("grognard contact --att 4 --log game.jsonl", "put it on record, dice and all"),
            List.of("grognard journal verify game.jsonl", "prove that the dice were honest"),
            List.of(
                    "grognard game new g.jsonl british.csv french.csv",
                    "units that are remembered; 'help game' says more"),
            List.of("grognard", "the prompt; 'help' there says more"));

    private ProgramHelp() {}

    public static String text(Session session, Program program) {
        StringBuilder text = new StringBuilder();
        text.append("grognard: dice and tables for historical miniatures games\n\n");
        TextPage examples = new TextPage(Style.PLAIN, session.environment().width());
        examples.terms(EXAMPLES);
        text.append(examples.text()).append('\n');
        text.append("Usage: grognard [RULESET] RESOLVER [options]\n");
        text.append("       grognard odds [RULESET] RESOLVER [options]\n");
        text.append("       grognard use RULESET           for calls that name no ruleset\n");
        text.append("       grognard RESOLVER --help       its options, dice and outcomes\n");
        text.append("       grognard COMMAND [options]     ")
                .append(commands(program))
                .append("\n\n");
        for (Ruleset ruleset : session.library().all(session.ruleset())) {
            boolean current = session.ruleset().name().equals(ruleset.name());
            text.append(ruleset.name()).append(current ? " (in use)" : "").append(": ");
            text.append(ruleset.title()).append('\n');
            text.append(list(ruleset)).append('\n');
        }
        text.append("Settings: --rules, GROGNARD_RULES, GROGNARD_TABLES, GROGNARD_LOG, NO_COLOR;\n");
        text.append("          GROGNARD_DEBUG=1 for stack traces.\n");
        text.append("Exit: 0 resolved, 1 could not, 2 bad input, 3 a record does not verify.\n");
        return LineWrapper.text(text.toString(), session.environment().width());
    }

    private static String commands(Program program) {
        return program.commands().entrySet().stream()
                .filter(command -> !(command.getValue() instanceof PromptOnly))
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
    }

    /** Returns the resolvers of a ruleset, a line each, with their summaries in a second column. */
    static String list(Ruleset ruleset) {
        int width = ruleset.resolvers().stream().mapToInt(String::length).max().orElse(0);
        StringBuilder text = new StringBuilder();
        for (String name : ruleset.resolvers()) {
            text.append("  ").append(name).append(" ".repeat(width - name.length() + 2));
            text.append(ruleset.resolver(name).description().summary()).append('\n');
        }
        return text.toString();
    }
}
