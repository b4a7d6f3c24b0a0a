package grognard.cli.prompt;

import grognard.cli.session.Session;
import grognard.cli.settings.Settings;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.render.TextPage;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** Sets what holds until the player leaves, or shows it. */
public final class SetVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "set", "house keys, seed and format that hold until you leave")
            .examples("set", "set format quiet", "set seed salamanca")
            .operand(Operand.of("[KEY", Operand.Kind.SETTING, "what to set; nothing shows what is set"))
            .operand(Operand.of("VALUE]", Operand.Kind.SETTING_VALUE, "to what").andMore())
            .betweenLines()
            .build();

    private final Session session;

    public SetVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        List<String> words = call.words();
        if (words.size() == 1) {
            throw new BadInput("set " + words.get(0) + ": expected a value after it");
        }
        String key = words.isEmpty() ? "" : words.get(0);
        if (!words.isEmpty()) {
            String value = String.join(" ", words.subList(1, words.size()));
            session.preferences().settings().set(session.ruleset(), key, value);
        }
        show(session, key);
        return Exit.DONE;
    }

    /** Shows what is set, or only that key. */
    static void show(Session session, String only) {
        Ruleset ruleset = session.ruleset();
        List<List<String>> rows = new ArrayList<>();
        for (Settings.Key key : Settings.keys(ruleset)) {
            if (only.isEmpty() || key.name().equals(only)) {
                String value = session.preferences()
                        .settings()
                        .get(ruleset, key.name())
                        .orElse("-");
                rows.add(List.of(key.name(), SafeText.line(value), key.meaning() + " (" + key.takes() + ")"));
            }
        }
        TextPage page = new TextPage(session.world().style(), session.world().width());
        page.terms(rows);
        session.world().out().print(page.text());
    }
}
