package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.line.Words;
import grognard.render.TextPage;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Keeps the player's own words for beginnings of lines, or lists them. */
public final class AliasVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "alias", "your own word for the beginning of a line, kept in your settings")
            .examples(
                    "alias                              all that there are",
                    "alias volley='fire --weapon musket'",
                    "volley 20 8                        fire --weapon musket 20 8",
                    "alias volley=                      forgets it")
            .operand(Operand.of("[NAME=LINE]", Operand.Kind.WORD, "a word, and what it stands for; nothing forgets it")
                    .andMore())
            .writes()
            .build();

    private final Session session;
    private final Program program;

    public AliasVerb(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    /** What follows the equals sign is a line, and read as one. */
    @Override
    public Exit run(List<Word> words, World world) {
        if (words.isEmpty()) {
            return list();
        }
        Word first = words.get(0);
        int equals = first.text().indexOf('=');
        if (Usual.isHelp(first.text())) {
            return Verb.super.run(words, world);
        }
        if (equals < 1) {
            throw BadInput.value("alias", first.text(), "NAME='LINE'").at(first.column());
        }
        String name = name(first.text().substring(0, equals), first);
        List<String> line = new ArrayList<>(Words.texts(Words.of(first.text().substring(equals + 1))));
        line.addAll(Words.texts(words.subList(1, words.size())));
        if (line.isEmpty()) {
            session.preferences().forgetAlias(name);
            return list();
        }
        if (!isKnown(line.get(0))) {
            throw BadInput.value("alias " + name, line.get(0), "a resolver, a ruleset or a command first")
                    .at(first.column());
        }
        session.preferences().alias(name, Words.join(line));
        return list();
    }

    private String name(String name, Word word) {
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

    /** Whether a line can begin with it, whatever ruleset is in use. */
    private boolean isKnown(String word) {
        return Rulesets.find(word).isPresent()
                || Rulesets.names().stream()
                        .anyMatch(name ->
                                Rulesets.named("ruleset", name).resolvers().contains(word))
                || program.verbs().stream()
                        .anyMatch(verb -> verb.description().name().equals(word))
                || word.equals("quit")
                || word.equals("grognard");
    }

    private Exit list() {
        TextPage page = new TextPage(session.world().style(), session.world().width());
        List<List<String>> rows = new ArrayList<>();
        for (Map.Entry<String, String> alias : session.preferences().aliases().entrySet()) {
            rows.add(List.of(alias.getKey(), SafeText.line(alias.getValue())));
        }
        if (rows.isEmpty()) {
            session.world().out().print("No alias yet; alias volley='fire --weapon musket' makes one.\n");
        } else {
            page.terms(rows);
            session.world().out().print(page.text());
        }
        return Exit.DONE;
    }

    @Override
    public Exit run(Call call) {
        throw new IllegalStateException("alias reads its words as a line");
    }
}
