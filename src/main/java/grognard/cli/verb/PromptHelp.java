package grognard.cli.verb;

import grognard.cli.session.Session;
import grognard.game.Units;
import grognard.line.Words;
import grognard.render.TextPage;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** What {@code help} says at the prompt: less than the shell's, since Tab says the rest. */
public final class PromptHelp {

    private PromptHelp() {}

    public static String text(Session session, Program program) {
        Ruleset ruleset = session.ruleset();
        TextPage page = new TextPage(session.world().style(), session.world().width());
        page.heading(1, ruleset.name() + ": " + ruleset.title());
        List<List<String>> resolvers = new ArrayList<>();
        for (String name : ruleset.resolvers()) {
            resolvers.add(List.of(name, ruleset.resolver(name).description().summary()));
        }
        page.terms(resolvers);
        if (!ruleset.resolvers().isEmpty()) {
            page.heading(2, "Try");
            page.commands(session.game().isPresent() ? inGame(session, ruleset) : examples(ruleset));
        }
        page.heading(2, "Also");
        page.terms(program.verbs().stream()
                .map(verb ->
                        List.of(verb.description().name(), verb.description().meaning()))
                .toList());
        page.heading(2, "Keys");
        page.terms(List.of(
                List.of("Tab", "complete, or list what can follow"),
                List.of("Enter", "on an empty line: the last command again, with fresh dice; in a game, what is due"),
                List.of("Up, Ctrl-R", "earlier lines; search them"),
                List.of("Ctrl-C, Ctrl-D", "clear the line; leave")));
        return page.text();
    }

    /** With units of the two sides, as a player would have them. */
    private static List<String> inGame(Session session, Ruleset ruleset) {
        Units units = session.gameFor("help").look().state().units();
        List<String> pair = new ArrayList<>();
        for (String side : units.sides()) {
            units.list().stream()
                    .filter(unit -> unit.side().equals(side) && !unit.isGone() && !unit.isOfficer())
                    .findFirst()
                    .ifPresent(unit -> pair.add(Words.join(List.of(unit.name()))));
        }
        String both = ruleset.resolvers().get(0) + " " + String.join(" ", pair);
        return List.of(both, "odds " + both, "next", "units", "end", "undo", "rules turn");
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
