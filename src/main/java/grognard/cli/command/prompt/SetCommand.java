package grognard.cli.command.prompt;

import grognard.cli.command.Completes;
import grognard.cli.command.PromptOnly;
import grognard.cli.session.Session;
import grognard.cli.settings.SessionSettings;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.line.OptionValues;
import grognard.render.page.TextPage;
import grognard.repl.CommandNode;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Changes a setting until the prompt or batch ends, or shows all settings. */
@Command(
        name = "set",
        header = "house keys, seed and format that hold until you leave",
        customSynopsis = {"set", "set format quiet", "set seed salamanca"})
public final class SetCommand implements Runnable, PromptOnly {

    @Parameters(index = "0", arity = "0..1", paramLabel = "KEY", description = "what to set; without it all is shown")
    @Completes(CommandNode.Kind.SETTING)
    private Optional<String> key = Optional.empty();

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "VALUE", description = "its value")
    @Completes(CommandNode.Kind.SETTING_VALUE)
    private List<String> value = List.of();

    private final Session session;

    public SetCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        if (key.isPresent() && value.isEmpty()) {
            throw new BadInput("set " + key.get() + ": expected a value after it");
        }
        if (key.isPresent()) {
            session.preferences().settings().set(session.ruleset(), key.get(), String.join(" ", value));
        }
        show(session, key.orElse(""));
    }

    /**
     * Prints the settings with their values and meanings.
     *
     * @param only a key; empty for all
     */
    static void show(Session session, String only) {
        Ruleset ruleset = session.ruleset();
        List<List<String>> rows = new ArrayList<>();
        for (SessionSettings.Key key : SessionSettings.keys(ruleset)) {
            if (only.isEmpty() || key.name().equals(only)) {
                String value = session.preferences()
                        .settings()
                        .get(ruleset, key.name())
                        .orElse("-");
                rows.add(List.of(key.name(), SafeText.line(value), key.meaning() + " (" + key.takes() + ")"));
            }
        }
        TextPage page = session.page(OptionValues.NONE);
        page.terms(rows);
        session.remarks().print(page.text());
    }
}
