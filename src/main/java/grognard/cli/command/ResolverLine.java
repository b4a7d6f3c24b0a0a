package grognard.cli.command;

import grognard.cli.environment.ExitCode;
import grognard.cli.run.RequestRunner;
import grognard.cli.session.Session;
import grognard.game.state.Due;
import grognard.game.unit.Field;
import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.line.CommonOption;
import grognard.line.Prefixes;
import grognard.line.Request;
import grognard.line.Token;
import grognard.lookup.Answer;
import grognard.render.page.LineWrapper;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs a line that names a resolver: finds the ruleset and the resolver, parses the rest once, and plays it or shows
 * its odds.
 */
public final class ResolverLine {

    private static final String RULES = CommonOption.RULES.longName();

    private final Session session;
    private final Program program;
    private final RequestRunner requests;

    public ResolverLine(Session session, Program program) {
        this.session = session;
        this.program = program;
        this.requests = new RequestRunner(session);
    }

    /**
     * Runs the line, or shows the help that it asks for, and returns the exit code. A ruleset without a resolver lists
     * its resolvers.
     *
     * @param purpose whether the line is played or its odds are computed
     */
    public int run(List<Token> typed, CommonOption.For purpose) {
        List<Token> line = rulesLast(typed);
        Ruleset ruleset = ruleset(line);
        int at = isRuleset(line.get(0)) ? 1 : 0;
        if (at == line.size() || CommonOption.isHelp(line.get(at).text())) {
            return purpose == CommonOption.For.PLAY ? list(ruleset) : missing(ruleset);
        }
        String name = resolver(ruleset, line.get(at), purpose);
        return run(requests.read(requests.reader(ruleset, name, purpose), line.subList(at + 1, line.size())));
    }

    /**
     * Plays a due entry of the game, or shows its odds.
     *
     * @param typed further values and options for its line
     */
    public int run(Due due, List<Token> typed, CommonOption.For purpose) {
        return run(requests.due(due, typed, purpose));
    }

    /** Plays a due entry and the other that happens at the same time. */
    public int run(Due due, Due atOnce, List<Token> typed) {
        return run(requests.due(due, typed, CommonOption.For.PLAY), Optional.of(atOnce));
    }

    private int run(Request request) {
        return run(request, Optional.empty());
    }

    private int run(Request request, Optional<Due> atOnce) {
        if (request.wantsHelp()) {
            String called = requests.typedName(
                    request.ruleset(), request.resolver().description().name(), request.purpose());
            session.out().print(ResolverHelp.of(request, called, session));
            return ExitCode.DONE.code();
        }
        return requests.run(request, atOnce).code();
    }

    /**
     * Moves {@code --rules} from before the resolver to the end of the line, as in {@code odds --rules honour fire}.
     */
    private static List<Token> rulesLast(List<Token> line) {
        String first = line.get(0).text();
        int many = first.equals(RULES) ? 2 : first.startsWith(RULES + "=") ? 1 : 0;
        if (many == 0 || line.size() <= many) {
            return line;
        }
        List<Token> rest = new ArrayList<>(line.subList(many, line.size()));
        rest.addAll(line.subList(0, many));
        return rest;
    }

    private boolean isRuleset(Token word) {
        // The resolvers in use first: then no folder need be searched for a ruleset of that name.
        return !session.ruleset().resolvers().contains(word.text())
                && session.library().find(word.text()).isPresent();
    }

    /** Returns the ruleset that is named first, or by {@code --rules} anywhere in the line, or else the one in use. */
    private Ruleset ruleset(List<Token> line) {
        if (line.get(0).is("roll")) {
            return Rulesets.named("dice");
        }
        if (isRuleset(line.get(0))) {
            return session.library().named("ruleset", line.get(0).text());
        }
        for (int i = 1; i < line.size(); i++) {
            String word = line.get(i).text();
            if (word.equals(RULES) && i + 1 < line.size()) {
                return session.library().named(RULES, line.get(i + 1).text());
            }
            if (word.startsWith(RULES + "=")) {
                return session.library().named(RULES, word.substring(RULES.length() + 1));
            }
        }
        return session.ruleset();
    }

    /** Returns the resolver's full name; only at the prompt a unique prefix is enough. */
    private String resolver(Ruleset ruleset, Token word, CommonOption.For purpose) {
        String name = session.isAtPrompt()
                ? Prefixes.expandCommand(word.text(), ruleset.resolvers(), List.of())
                : word.text();
        if (!ruleset.resolvers().contains(name)) {
            throw unknown(ruleset, name, purpose).at(word.column());
        }
        return name;
    }

    private int list(Ruleset ruleset) {
        String text = ruleset.name() + ": " + ruleset.title() + "\n" + ProgramHelp.list(ruleset);
        session.out().print(LineWrapper.text(text, session.environment().textWidth()));
        return ExitCode.DONE.code();
    }

    private static int missing(Ruleset ruleset) {
        throw BadInput.of(ruleset.name(), "one of " + String.join(", ", ruleset.resolvers()));
    }

    /**
     * Explains an unknown first word. In order: a player's word for a resolver of this ruleset, a resolver of another
     * ruleset, a player's word for a command, the nearest known word, a look-up in the rules.
     */
    private BadInput unknown(Ruleset ruleset, String word, CommonOption.For purpose) {
        Optional<String> own = Synonyms.known(word, ruleset.resolvers());
        boolean inGame = session.game().isPresent(); // another ruleset's resolver is of no use there
        for (Ruleset other : inGame ? List.<Ruleset>of() : session.library().all()) {
            if (other.resolvers().contains(word)) {
                return new BadInput(
                        word + ": not in " + ruleset.name() + "; did you mean " + other.name() + " " + word + "?");
            }
        }
        boolean odds = purpose == CommonOption.For.ODDS; // commands have no odds
        List<String> commands = odds
                ? List.of()
                : program.commands().entrySet().stream()
                        .filter(command -> session.isAtPrompt() || !(command.getValue() instanceof PromptOnly))
                        .map(Map.Entry::getKey)
                        .filter(command -> !command.equals("order") || orders().isPresent())
                        .toList();
        Optional<String> meant = own.or(() -> Synonyms.known(word, commands));
        if (meant.isPresent()) {
            String example = switch (meant.get()) {
                case "unit" -> inGame ? " as in unit NAME FIELD=VALUE" : "";
                case "order" ->
                    orders().map(field -> " as in order " + field.choices().get(0) + " NAME")
                            .orElse("");
                default -> "";
            };
            return BadInput.about(word, SafeText.shortened(word) + ": did you mean " + meant.get() + "?" + example);
        }
        List<String> known = new ArrayList<>(ruleset.resolvers());
        known.addAll(session.library().names());
        known.addAll(commands);
        String typed = SafeText.shortened(word) + ": expected a resolver of " + ruleset.name();
        String near = Nearest.hint(word, known);
        boolean rule = near.isEmpty() && Answer.knows(ruleset, List.of(word));
        String hint = rule ? "; rules " + SafeText.shortened(word) + " looks it up" : near;
        // The full list only in a shell and without a suggestion: a misspelt word needs one word, and the prompt has
        // help.
        if (hint.isEmpty() && !session.isAtPrompt()) {
            typed += " (" + String.join(", ", ruleset.resolvers()) + ")";
            return BadInput.about(
                    word, typed + (odds ? " or a ruleset" : ", a ruleset or one of " + String.join(", ", commands)));
        }
        return BadInput.about(
                word,
                typed + (odds ? " or a ruleset" : ", a ruleset or a command") + hint + " ("
                        + (session.isAtPrompt() ? "help" : "--help") + " lists them)");
    }

    /** The field of orders, in a game of a ruleset that has them. */
    private Optional<Field<?>> orders() {
        return session.game().flatMap(game -> game.look().referee().orderField());
    }
}
