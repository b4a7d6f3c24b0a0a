package grognard.cli.command;

import grognard.cli.environment.Environment;
import grognard.cli.session.Session;
import grognard.line.CommonOption;
import grognard.render.page.LineWrapper;
import grognard.render.page.TextPage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Writes the help of a command in the layout of {@link ResolverHelp}: summary, examples, then subcommands, parameters
 * and options from picocli's model.
 */
public final class CommandHelp {

    private static final String OPTIONS = "Options";

    /** The headings of options, in order: the command's own options come first. */
    private static final List<String> HEADINGS = List.of(OPTIONS, "Dice", "Rules", "Output");

    /** Longest value label that stays in the first column; a longer list of choices would push the help text aside. */
    private static final int LONGEST_LABEL = 40;

    private final CommandSpec spec;
    private final TextPage page;

    private CommandHelp(CommandSpec spec, TextPage page) {
        this.spec = spec;
        this.page = page;
    }

    /** Returns the help page as text for the terminal's width. */
    public static String of(CommandSpec spec, Session session) {
        Environment environment = session.environment();
        TextPage page = new TextPage(environment.style(), environment.width());
        new CommandHelp(spec, page).write();
        StringBuilder text = new StringBuilder(page.text());
        if (spec.userObject() instanceof ContextualHelp help) {
            for (String line : help.moreHelp()) {
                text.append(LineWrapper.text(line + "\n", environment.textWidth()));
            }
        }
        return text.toString();
    }

    /** Returns the command's name as typed after the program's: {@code journal verify}. */
    public static String name(CommandSpec spec) {
        CommandSpec parent = spec.parent();
        return parent == null || parent.parent() == null ? spec.name() : name(parent) + " " + spec.name();
    }

    /** The summary of a command in one line. */
    public static String summary(CommandSpec spec) {
        return String.join(" ", spec.usageMessage().header());
    }

    /**
     * Returns example lines without the program's name. One that starts with a blank is a comment on the line before
     * it.
     */
    static List<String> examples(CommandSpec spec) {
        if (spec.userObject() instanceof ContextualHelp help && !help.examples().isEmpty()) {
            return help.examples();
        }
        return List.of(spec.usageMessage().customSynopsis());
    }

    /** Returns the label of a positional parameter: {@code [MUSTER…]}, with brackets if it may be left out. */
    static String label(PositionalParamSpec parameter) {
        String label = parameter.paramLabel() + (parameter.isMultiValue() ? "…" : "");
        return parameter.required() ? label : "[" + label + "]";
    }

    private void write() {
        page.heading(1, name(spec) + ": " + summary(spec));
        writeExamples();
        writeSubcommands();
        writeParameters();
        writeOptions();
        for (String line : spec.usageMessage().footer()) {
            page.prose(line);
        }
    }

    private void writeExamples() {
        List<String> lines = new ArrayList<>();
        for (String example : examples(spec)) {
            boolean isComment = example.startsWith(" ");
            lines.add((isComment ? "         " : "grognard ") + example);
        }
        page.commands(lines);
    }

    private void writeSubcommands() {
        List<List<String>> rows = new ArrayList<>();
        for (CommandLine subcommand : spec.subcommands().values()) {
            rows.add(row(synopsis(subcommand.getCommandSpec()), summary(subcommand.getCommandSpec())));
        }
        page.terms(rows);
    }

    private void writeParameters() {
        List<List<String>> rows = spec.positionalParameters().stream()
                .map(parameter -> row(label(parameter), meaning(parameter)))
                .toList();
        if (!rows.isEmpty()) {
            page.heading(3, "Usage: " + synopsis(spec) + (spec.options().size() > 1 ? " [options]" : ""));
            page.terms(rows);
        }
    }

    private static String synopsis(CommandSpec spec) {
        List<String> words = new ArrayList<>(List.of("grognard", name(spec)));
        for (PositionalParamSpec parameter : spec.positionalParameters()) {
            words.add(label(parameter));
        }
        return String.join(" ", words);
    }

    private void writeOptions() {
        for (String heading : HEADINGS) {
            List<List<String>> rows = spec.options().stream()
                    .filter(option -> !option.usageHelp() && heading(option).equals(heading))
                    .map(option -> optionRow(option))
                    .toList();
            if (!rows.isEmpty()) {
                page.heading(3, heading);
                page.terms(rows);
            }
        }
    }

    private static String heading(OptionSpec option) {
        Optional<CommonOption> common = CommonOptions.find(option);
        return common.isPresent() ? common.get().heading() : OPTIONS;
    }

    /**
     * Returns the row of an option. A long list of choices goes into the second column, where lines may break between
     * them.
     */
    private static List<String> optionRow(OptionSpec option) {
        String names = String.join(", ", option.names());
        if (option.arity().max() == 0) {
            return row(names, meaning(option));
        }
        String label = option.paramLabel();
        return label.length() > LONGEST_LABEL && label.indexOf('|') >= 0
                ? row(names + "=WORD", meaning(option) + ": " + label.replace("|", ", "))
                : row(names + "=" + label, meaning(option));
    }

    private static String meaning(ArgSpec arg) {
        return String.join(" ", Arrays.asList(arg.description()));
    }

    private static List<String> row(String term, String meaning) {
        return meaning.isEmpty() ? List.of(term) : List.of(term, meaning);
    }
}
