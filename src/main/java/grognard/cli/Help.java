package grognard.cli;

import grognard.render.Style;
import grognard.render.TextPage;
import grognard.render.Wrapping;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** What {@code --help} says. Examples come first: at the table they are what is looked for. */
final class Help {

    /** What options are listed under, in this order. */
    private static final List<String> HEADINGS =
            List.of("Situation", "Attacker", "Defender", "Dice", "Rules", "Output");

    private static final int LONGEST_LABEL = 40;

    /** What to type first, and what it does. */
    static final List<List<String>> EXAMPLES = List.of(
            List.of("grognard contact --att 4 --pips 1 --elite", "resolve, with the audit of every die"),
            List.of("grognard odds contact --pips 1 --elite", "exact chances of the same"),
            List.of("grognard odds contact --pips 0..6", "by pips; 'odds --help' says more"),
            List.of("grognard roll 3d6+1", "plain dice"),
            List.of("grognard rules contact", "look a rule up"),
            List.of("grognard sheet paperboys", "the quick-reference sheet"),
            List.of("grognard contact --att 4 --log game.jsonl", "put it on record, dice and all"),
            List.of("grognard journal verify game.jsonl", "prove that the dice were honest"),
            List.of("grognard", "the prompt; 'help' there says more"));

    private Help() {}

    /** An empty command with its help texts; options are for the caller to add. */
    static CommandSpec forResolver(Session session, Ruleset ruleset, Resolver resolver, String before) {
        Description description = resolver.description();
        boolean named = !ruleset.name().equals("dice")
                && !ruleset.name().equals(session.ruleset().name());
        String typed = before + (named ? ruleset.name() + " " : "") + description.name();
        CommandSpec spec = command("grognard " + typed);
        List<String> header = new ArrayList<>();
        header.add(typed + ": " + (before.isEmpty() ? "" : "exact chances: ") + description.summary());
        header.add("");
        for (String example : description.examples()) {
            String line = "  grognard " + (typed + " " + example).strip();
            header.addAll(
                    Wrapping.text(line, session.world().width() - 1).lines().toList());
        }
        if (!before.isEmpty()) {
            header.add("  A parameter that takes a number or a choice takes several too: 0..6 or a,b,c.");
        }
        header.add("");
        List<String> footer = new ArrayList<>();
        if (!description.dice().isEmpty() && before.isEmpty()) {
            footer.add("");
            footer.add("Dice, in this order: " + String.join("; ", description.dice()) + ".");
        }
        if (!description.codes().isEmpty()) { // those of the cards are their orders, too many to list
            footer.add("");
            footer.add("Outcomes:");
        }
        for (Code code : description.codes()) {
            footer.add("  " + code.name() + verdict(code));
        }
        footer.add("");
        footer.add(
                before.isEmpty()
                        ? "Exit: 0 resolved, 1 could not, 2 bad input; with --exit-status 10 when the test was failed."
                        : "Exit: 0 worked out, 1 could not, 2 bad input, 130 interrupted.");
        spec.usageMessage().header(escaped(header)).footer(escaped(footer));
        return spec;
    }

    /** A bare command with the settings that all of ours share. */
    static CommandSpec command(String name) {
        CommandSpec spec = CommandSpec.create().name(name);
        UsageMessageSpec usage = spec.usageMessage();
        usage.abbreviateSynopsis(true).sortOptions(false).sortSynopsis(false);
        return spec;
    }

    private static String verdict(Code code) {
        return switch (code.verdict()) {
            case PASSED -> " (passed)";
            case FAILED -> " (failed)";
            case NONE -> "";
        };
    }

    /** picocli reads help texts as formats; a percent sign of ours is just that. */
    private static String[] escaped(List<String> lines) {
        return lines.stream().map(line -> line.replace("%", "%%")).toArray(String[]::new);
    }

    static String usage(CommandLine line, World world) {
        line.setUsageHelpWidth(Math.max(55, world.width()));
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, Help::options);
        return line.getUsageMessage(
                world.style() == Style.PLAIN ? CommandLine.Help.Ansi.OFF : CommandLine.Help.Ansi.ON);
    }

    /** The options under the headings that say whose they are; the resolver's own come first. */
    private static String options(CommandLine.Help help) {
        Map<String, List<OptionSpec>> groups = new LinkedHashMap<>();
        HEADINGS.forEach(heading -> groups.put(heading, new ArrayList<>()));
        for (OptionSpec option : help.commandSpec().options()) {
            if (!option.hidden()) {
                groups.computeIfAbsent(
                                Objects.requireNonNullElse(option.descriptionKey(), ""), key -> new ArrayList<>())
                        .add(shown(option));
            }
        }
        StringBuilder text = new StringBuilder();
        groups.values().removeIf(List::isEmpty);
        groups.forEach((group, options) -> {
            CommandLine.Help.Layout layout = help.createDefaultLayout(options, List.of(), help.colorScheme());
            layout.addOptions(options, help.parameterLabelRenderer());
            text.append(group.isEmpty() ? "" : group + "\n").append(layout);
        });
        return text.toString();
    }

    /** A long list of choices goes where it can be broken between two of them. */
    private static OptionSpec shown(OptionSpec option) {
        String choices = option.paramLabel();
        if (choices.length() <= LONGEST_LABEL || choices.indexOf('|') < 0) {
            return option;
        }
        return option.toBuilder()
                .paramLabel("WORD")
                .description(option.description()[0] + ": " + choices.replace("|", ", "))
                .build();
    }

    /** The first screen: how to call the program and what it knows. */
    static String root(Session session) {
        StringBuilder text = new StringBuilder();
        text.append("grognard: dice and tables for historical miniatures games\n\n");
        TextPage examples = new TextPage(Style.PLAIN, session.world().width());
        examples.terms(EXAMPLES);
        text.append(examples.text()).append('\n');
        text.append("Usage: grognard [RULESET] RESOLVER [options]\n");
        text.append("       grognard odds [RULESET] RESOLVER [options]\n");
        text.append("       grognard use RULESET           for calls that name no ruleset\n");
        text.append("       grognard RESOLVER --help       its options, dice and outcomes\n");
        text.append("       grognard COMMAND [options]     ")
                .append(String.join(", ", Cli.VERBS))
                .append("\n\n");
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named("ruleset", name);
            boolean current = session.ruleset().name().equals(name);
            text.append(name)
                    .append(current ? " (in use)" : "")
                    .append(": ")
                    .append(ruleset.title())
                    .append('\n');
            text.append(list(ruleset)).append('\n');
        }
        text.append("Settings: --rules, GROGNARD_RULES, GROGNARD_TABLES, GROGNARD_LOG, NO_COLOR;\n");
        text.append("          GROGNARD_DEBUG=1 for stack traces.\n");
        text.append("Exit: 0 resolved, 1 could not, 2 bad input, 3 a record does not verify.\n");
        return Wrapping.text(text.toString(), session.world().width());
    }

    /** What odds can do, whatever the resolver. */
    static String odds() {
        StringBuilder text = new StringBuilder();
        text.append("odds: the exact chances of every outcome, by counting every roll\n\n");
        text.append("  grognard odds contact --pips 1 --elite        of every outcome\n");
        text.append("  grognard odds contact --att 4 --pips 1        from here: a die is thrown\n");
        text.append("  grognard odds contact --pips 0..6             a table: outcomes by pips\n");
        text.append("  grognard odds contact --quality raw,trained,elite\n");
        text.append("  grognard odds contact --pips 0..6 --def-pips 0..6 --of defender-routs\n");
        text.append("                                                a grid: one outcome by two\n");
        text.append("  grognard odds contact --pips 1 --vs '--pips 3'\n");
        text.append("                                                two situations side by side\n");
        text.append("  grognard odds roll 3d6                        plain dice\n\n");
        text.append("Usage: grognard odds [RULESET] RESOLVER [options]\n\n");
        text.append("Options are the resolver's own; a number or choice may be 0..6, a,b,c or 0..2,5.\n");
        text.append("A range of decimals goes in steps of the last decimal typed: 0.40..0.50.\n");
        text.append("At most two ranges, at most 10000 cells; cells the rules do not know stay empty.\n\n");
        for (List<GeneralOptions.Option> some : List.of(GeneralOptions.ODDS, GeneralOptions.ALWAYS)) {
            for (GeneralOptions.Option option : some) {
                String typed = (option.name() + " " + option.label()).strip();
                text.append("  ").append(typed).append(" ".repeat(Math.max(1, 20 - typed.length())));
                text.append(option.help()).append('\n');
            }
        }
        return text.append("\nExit: 0 worked out, 1 could not, 2 bad input, 130 interrupted.\n")
                .toString();
    }

    /** The resolvers of a ruleset with what they answer. */
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
