package grognard.cli.command.general;

import grognard.cli.command.LineCommand;
import grognard.cli.command.Program;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.line.OptionValues;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.render.page.TextPage;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Defines, removes or lists aliases: the player's own words for the start of a line. */
@Command(
        name = "alias",
        header = "your own word for the start of a line, kept in your settings",
        customSynopsis = {
            "alias          # all that there are",
            "alias volley='fire --weapon musket'",
            "volley 20 8    # fire --weapon musket 20 8",
            "alias volley=  # forgets it"
        })
public final class AliasCommand extends LineCommand implements RunsAlone {

    @Parameters(
            arity = "0..*",
            paramLabel = "NAME=LINE",
            description = "a word, and what it stands for; nothing forgets it")
    @SuppressWarnings("UnusedVariable") // for picocli's help
    private List<String> words = List.of();

    public AliasCommand(Session session, Program program) {
        super(session, program);
    }

    /** Sets an alias. The text after the equals sign is tokenized as a line; nothing after it removes the alias. */
    @Override
    public int run(List<Token> typed) {
        if (typed.isEmpty()) {
            return list();
        }
        Token first = typed.get(0);
        int equals = first.text().indexOf('=');
        if (equals < 1) {
            throw BadInput.value("alias", first.text(), "NAME='LINE'").at(first.column());
        }
        String name = name(first.text().substring(0, equals), first);
        List<String> line =
                new ArrayList<>(Tokenizer.texts(Tokenizer.of(first.text().substring(equals + 1))));
        line.addAll(Tokenizer.texts(typed.subList(1, typed.size())));
        if (line.isEmpty()) {
            session.preferences().removeAlias(name);
            return list();
        }
        if (!isKnown(line.get(0))) {
            throw BadInput.value("alias " + name, line.get(0), "a resolver, a ruleset or a command first")
                    .at(first.column());
        }
        session.preferences().alias(name, Tokenizer.join(line));
        return list();
    }

    /** Checks the name: letters, digits and hyphens, and no word that starts a line already. */
    private String name(String name, Token word) {
        if (isKnown(name)) {
            throw BadInput.value("alias", name, "a word that is no resolver, ruleset or command")
                    .at(word.column());
        }
        for (int i = 0; i < name.length(); i++) {
            boolean inside = i > 0 && (name.charAt(i) == '-' || Character.isDigit(name.charAt(i)));
            if (!Character.isLetter(name.charAt(i)) && !inside) {
                throw BadInput.value("alias", name, "a word of letters, digits and hyphens")
                        .at(word.column());
            }
        }
        return name;
    }

    /** Returns whether a line can start with the word with any built-in ruleset in use; an alias must not hide it. */
    private boolean isKnown(String word) {
        return Rulesets.find(word).isPresent()
                || Rulesets.names().stream()
                        .anyMatch(name -> Rulesets.named(name).resolvers().contains(word))
                || program.commands().containsKey(word)
                || word.equals("quit")
                || word.equals("grognard");
    }

    private int list() {
        TextPage page = session.page(OptionValues.NONE);
        List<List<String>> rows = session.preferences().aliases().entrySet().stream()
                .map(alias -> List.of(alias.getKey(), SafeText.line(alias.getValue())))
                .toList();
        if (rows.isEmpty()) {
            session.remarks().print("No alias yet; alias volley='fire --weapon musket' makes one.\n");
        } else {
            page.terms(rows);
            session.remarks().print(page.text());
        }
        return ExitCode.DONE.code();
    }
}
