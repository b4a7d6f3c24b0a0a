package grognard.cli.command;

import grognard.cli.session.Session;
import grognard.line.OptionValues;
import grognard.render.page.TextPage;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The text of {@code help} at the prompt. Shorter than the shell's, since Tab completes the rest; in a game it shows
 * lines with the player's own units.
 */
public final class PromptHelp {

    private PromptHelp() {}

    public static String text(Session session, Program program) {
        Ruleset ruleset = session.ruleset();
        TextPage page = session.page(OptionValues.NONE);
        page.heading(1, ruleset.name() + ": " + ruleset.title());
        List<List<String>> resolvers = new ArrayList<>();
        Optional<GameExamples> game = GameExamples.of(session);
        for (String name : game.isPresent() ? GameExamples.played(ruleset) : ruleset.resolvers()) {
            if (session.resolves(name)) {
                resolvers.add(List.of(name, ruleset.resolver(name).description().summary()));
            }
        }
        page.terms(resolvers);
        if (!ruleset.resolvers().isEmpty()) {
            page.heading(2, "Try");
            page.commands(game.isPresent() ? inGame(game.get()) : examples(ruleset));
        }
        page.heading(2, "Also");
        page.terms(program.commandSpecs().stream()
                .map(command -> List.of(command.name(), CommandHelp.summary(command)))
                .toList());
        page.heading(2, "Keys");
        page.terms(List.of(
                List.of("Tab", "complete, or list what can follow"),
                List.of("Enter", "on an empty line: the last command again, with fresh dice; in a game, what is due"),
                List.of(
                        "? WORD",
                        "look a rule up, also while a question is open; units, turn and due answer then, too"),
                List.of("Up, Ctrl-R", "earlier lines; search them"),
                List.of("Ctrl-C, Ctrl-D", "clear the line; leave")));
        return page.text();
    }

    /** Returns lines that can be played in this game now, and the commands of every game. */
    private static List<String> inGame(GameExamples game) {
        List<String> lines = new ArrayList<>(game.lines());
        if (!lines.isEmpty()) {
            lines.add("odds " + lines.get(0));
        }
        lines.addAll(List.of("due", "next", "units", "end", "undo", "rules turn"));
        return lines;
    }

    private static List<String> examples(Ruleset ruleset) {
        String first = ruleset.resolvers().get(0);
        String options = ruleset.resolver(first).description().examples().stream()
                .findFirst()
                .orElse("");
        String line = (first + " " + options).strip();
        return List.of(line, "odds " + line, first + " --help", "rules " + first, "rules turn");
    }
}
