package grognard.cli.command.general;

import grognard.cli.command.CommandHelp;
import grognard.cli.command.Program;
import grognard.cli.command.ProgramHelp;
import grognard.cli.command.PromptOnly;
import grognard.line.CommonOption;
import grognard.lookup.RulePage;
import grognard.render.page.ManPage;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The man pages: one of the program, and one of each ruleset with resolvers. */
final class Manual {

    private Manual() {}

    /** Returns the pages by file name, as roff text. */
    static Map<String, String> pages(Program program) {
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("grognard.1", program(program));
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named(name);
            if (!ruleset.resolvers().isEmpty()) {
                pages.put("grognard-" + name + ".1", ruleset(ruleset));
            }
        }
        return pages;
    }

    private static String program(Program program) {
        ManPage page = new ManPage("grognard", "dice and tables for historical miniatures games");
        page.heading(2, "Synopsis");
        page.commands(List.of(
                "grognard [RULESET] RESOLVER [options]",
                "grognard odds [RULESET] RESOLVER [options]",
                "grognard COMMAND [options]",
                "grognard"));
        page.heading(2, "Examples");
        page.terms(ProgramHelp.EXAMPLES);
        page.heading(2, "Description");
        page.prose("Resolves a test of a set of rules: the outcome, what to do on the table, and the audit of every die"
                + " and modifier. Options after --def are the defender's; their long forms, --def-pips and --att-pips, can stand"
                + " anywhere. Values need no option where the resolver says so: fire musket 20 8 column. At the"
                + " prompt, or where input and output are terminals, a unique prefix of an option or value is"
                + " enough; scripts must use full names. Without arguments it is a prompt with history and completion, or, where the input is no"
                + " terminal, runs the lines of its input.");
        page.heading(2, "Commands");
        page.terms(program.commandSpecs().stream()
                .filter(command -> !(command.userObject() instanceof PromptOnly))
                .map(command -> List.of(command.name(), CommandHelp.summary(command)))
                .toList());
        page.heading(2, "Options of every resolver");
        page.terms(generalOptions());
        page.heading(2, "Rulesets");
        page.terms(Rulesets.names().stream()
                .map(name -> List.of(name, Rulesets.named(name).title() + "; see grognard-" + name + "(1)"))
                .toList());
        page.heading(2, "Environment");
        page.terms(List.of(
                List.of("GROGNARD_RULES", "the ruleset where none is named"),
                List.of("GROGNARD_TABLES", "a folder of tables to use"),
                List.of("NO_COLOR", "no colour"),
                List.of("PAGER", "the pager for output that is longer than the window; else less -FRX"),
                List.of("COLUMNS", "the width of the window"),
                List.of("GROGNARD_DEBUG", "1 shows stack traces")));
        page.heading(2, "Files");
        page.terms(List.of(
                List.of(
                        "$XDG_CONFIG_HOME/grognard/config",
                        "settings: rules, tables, log, house.RULESET.KEY, alias.NAME"),
                List.of("$XDG_STATE_HOME/grognard/history", "the lines typed at the prompt")));
        page.heading(2, "Exit status");
        page.terms(List.of(
                List.of("0", "resolved"),
                List.of("1", "could not"),
                List.of("2", "bad usage or input"),
                List.of("3", "a record does not verify"),
                List.of("10", "the test was failed, with --exit-status")));
        return page.text();
    }

    private static List<List<String>> generalOptions() {
        return CommonOption.of(CommonOption.For.PLAY).stream()
                .map(option -> List.of(String.join(", ", option.names()), option.label(), option.help()))
                .toList();
    }

    private static String ruleset(Ruleset ruleset) {
        ManPage page = new ManPage("grognard-" + ruleset.name(), ruleset.title());
        page.heading(2, "Synopsis");
        page.commands(List.of("grognard " + ruleset.name() + " RESOLVER [options]"));
        new RulePage(Tables.builtIn(ruleset), "grognard " + ruleset.name() + " ", page).manual();
        page.heading(2, "See also");
        page.prose("grognard(1)");
        return page.text();
    }
}
