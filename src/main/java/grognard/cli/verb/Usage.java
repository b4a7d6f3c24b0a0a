package grognard.cli.verb;

import grognard.cli.world.World;
import grognard.render.Style;
import grognard.render.TextPage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** What {@code --help} says of any command. Examples come first: at the table they are what is looked for. */
final class Usage {

    /** What options are listed under, in this order. */
    private static final List<String> HEADINGS = List.of("", "Dice", "Rules", "Output");

    private static final int LONGEST_LABEL = 40;
    private static final int NARROWEST = 55;

    private Usage() {}

    /** A bare command with the settings that all of ours share. */
    static CommandSpec command(String name) {
        CommandSpec spec = CommandSpec.create().name(name);
        UsageMessageSpec usage = spec.usageMessage();
        usage.abbreviateSynopsis(true).sortOptions(false).sortSynopsis(false);
        return spec;
    }

    /** picocli reads help texts as formats; a percent sign of ours is just that. */
    static String[] escaped(List<String> lines) {
        return lines.stream().map(line -> line.replace("%", "%%")).toArray(String[]::new);
    }

    static String of(CommandLine line, World world) {
        line.setUsageHelpWidth(Math.max(NARROWEST, world.width()));
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, Usage::options);
        return line.getUsageMessage(
                world.style() == Style.PLAIN ? CommandLine.Help.Ansi.OFF : CommandLine.Help.Ansi.ON);
    }

    /** The subverbs with what a player might type of each. */
    static String ofSubverbs(Verb verb, World world) {
        TextPage page = new TextPage(Style.PLAIN, world.width());
        page.heading(1, verb.description().name() + ": " + verb.description().meaning());
        List<List<String>> rows = new ArrayList<>();
        for (Verb subverb : verb.subverbs()) {
            VerbDescription description = subverb.description();
            String labels = String.join(
                    " ", description.operands().stream().map(Operand::label).toList());
            rows.add(List.of("grognard " + (description.name() + " " + labels).strip(), description.meaning()));
        }
        page.terms(rows);
        verb.description().footer().forEach(page::prose);
        return page.text();
    }

    /** The options under headings; the verb's own come first. */
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
}
