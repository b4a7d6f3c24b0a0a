package grognard.cli;

import grognard.input.BadInput;
import grognard.input.Visible;
import grognard.render.TextOutput;
import grognard.render.TextPage;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The words that make sense only between lines: {@code last}, {@code set} and {@code unset}. */
final class AtPrompt implements Verb {

    /** What can be typed between lines beside the program's verbs. */
    static final List<String> WORDS = List.of("again", "last", "set", "unset");

    private final Session session;
    private final String word;

    AtPrompt(Session session, String word) {
        this.session = session;
        this.word = word;
    }

    /** Whether the word is about lines and so is not itself a line that {@code again} would repeat. */
    static boolean isAboutLines(String word) {
        return WORDS.contains(word) || word.equals("use") || word.equals("help");
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Help.command("grognard " + word);
        List<String> header = new ArrayList<>(List.of(word + ": " + Verbs.meaning(word), ""));
        switch (word) {
            case "set" -> header.addAll(List.of("  set", "  set format quiet", "  set seed salamanca"));
            case "unset" -> header.add("  unset seed");
            default -> header.add("  " + word);
        }
        header.add("");
        spec.usageMessage().header(header.toArray(String[]::new));
        spec.addPositional(PositionalParamSpec.builder()
                .index("0..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(word.equals("set") ? "[KEY VALUE]" : word.equals("unset") ? "KEY" : "")
                .hidden(word.equals("last"))
                .build());
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this help")
                .build());
        return spec;
    }

    @Override
    public int run(ParseResult parsed) {
        List<String> words = parsed.matchedPositionals().isEmpty()
                ? List.of()
                : parsed.matchedPositionals().get(0).getValue();
        Ruleset ruleset = session.ruleset();
        switch (word) {
            case "last" -> last(words);
            case "unset" -> {
                if (words.size() != 1) {
                    throw new BadInput("unset: expected one key");
                }
                session.settings().unset(ruleset, words.get(0));
                show(ruleset, words.get(0));
            }
            default -> {
                if (words.size() == 1) {
                    throw new BadInput("set " + words.get(0) + ": expected a value after it");
                }
                if (!words.isEmpty()) {
                    session.settings().set(ruleset, words.get(0), String.join(" ", words.subList(1, words.size())));
                }
                show(ruleset, words.isEmpty() ? "" : words.get(0));
            }
        }
        return DONE;
    }

    private void last(List<String> words) {
        if (!words.isEmpty()) {
            throw BadInput.value("last", words.get(0), "nothing more");
        }
        World world = session.world();
        TextOutput text = new TextOutput(world.style(), world.textWidth());
        world.out().print(session.lastAudit(text::full));
    }

    /** Shows what is set, or only that key. */
    private void show(Ruleset ruleset, String only) {
        List<List<String>> rows = new ArrayList<>();
        for (Settings.Key key : Settings.keys(ruleset)) {
            if (only.isEmpty() || key.name().equals(only)) {
                String value = session.settings().get(ruleset, key.name()).orElse("-");
                rows.add(List.of(key.name(), Visible.text(value), key.meaning() + " (" + key.takes() + ")"));
            }
        }
        TextPage page = new TextPage(session.world().style(), session.world().width());
        page.terms(rows);
        session.world().out().print(page.text());
    }
}
