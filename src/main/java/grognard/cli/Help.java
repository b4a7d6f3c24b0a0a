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

    /** What to type first, and what it does. */
    static final List<List<String>> EXAMPLES = List.of(
            List.of("grognard contact --att 4 --pips 1 --elite", "resolve, with the audit of every die"),
            List.of("grognard odds contact --pips 1 --elite", "exact chances of the same"),
            List.of("grognard roll 3d6+1", "plain dice"),
            List.of("grognard rules contact", "look a rule up"),
            List.of("grognard sheet paperboys", "the quick-reference sheet"),
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
        header.add("");
        List<String> footer = new ArrayList<>();
        if (!description.dice().isEmpty()) {
            footer.add("");
            footer.add("Dice, in this order: " + String.join("; ", description.dice()) + ".");
        }
        footer.add("");
        footer.add("Outcomes:");
        for (Code code : description.codes()) {
            footer.add("  " + code.name() + verdict(code));
        }
        footer.add("");
        footer.add("Exit: 0 resolved, 1 could not, 2 bad input; with --exit-status 10 when the test was failed.");
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
                        .add(option);
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
        text.append(
                "Settings: --rules, GROGNARD_RULES, GROGNARD_TABLES, NO_COLOR; GROGNARD_DEBUG=1 for stack traces.\n");
        text.append("Exit: 0 resolved, 1 could not, 2 bad input, 3 a record does not verify.\n");
        return Wrapping.text(text.toString(), session.world().width());
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
