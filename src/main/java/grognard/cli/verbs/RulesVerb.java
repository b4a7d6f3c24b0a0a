package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.line.Options;
import grognard.line.Usual;
import grognard.lookup.Catalogue;
import grognard.lookup.Entry;
import grognard.lookup.Lookup;
import grognard.lookup.RulePage;
import grognard.lookup.Search;
import grognard.render.JsonPage;
import grognard.render.PageWriter;
import grognard.render.TextPage;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks a rule up. */
public final class RulesVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("rules", "look a rule up by any word")
            .examples("rules", "rules contact", "rules honour canister", "rules PB-1")
            .operand(Operand.of("[RULESET] [WORD]", Operand.Kind.RULE, "what to look up; nothing lists everything")
                    .andMore())
            .usual(Usual.of(Usual.For.BOTH))
            .build();

    private final Session session;

    public RulesVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        Options options = call.options();
        List<String> words = new ArrayList<>(call.words());
        Optional<String> name = words.isEmpty() ? Optional.empty() : ruleset(words.get(0));
        boolean named = name.isPresent();
        Ruleset ruleset = named ? Rulesets.named("rules", name.get()) : session.ruleset();
        if (named) {
            words.remove(0);
        }
        PageWriter page = options.json()
                ? new JsonPage()
                : new TextPage(session.style(options), session.world().width());
        if (words.isEmpty()) {
            new RulePage(session.shelf().tables(ruleset, options), session.before(ruleset), page).contents();
            if (!named) {
                others(ruleset, page);
            }
        } else {
            look(words, named ? List.of(ruleset.name()) : Rulesets.names(), ruleset, options, page);
        }
        session.world().out().print(page.text());
        return Exit.DONE;
    }

    /** The ruleset that a word names; a long word may be misspelt. */
    private static Optional<String> ruleset(String word) {
        return Rulesets.names().contains(word) || word.length() < 5
                ? Rulesets.names().stream().filter(word::equals).findFirst()
                : Nearest.to(word, Rulesets.names());
    }

    private void others(Ruleset ruleset, PageWriter page) {
        page.heading(3, "Other rulesets");
        page.terms(Rulesets.names().stream()
                .filter(name -> !name.equals(ruleset.name()))
                .map(name -> List.of(
                        session.before() + "rules " + name,
                        Rulesets.named("ruleset", name).title()))
                .toList());
    }

    private void look(List<String> words, List<String> rulesets, Ruleset inUse, Options options, PageWriter page) {
        Search search = catalogue(rulesets, options);
        Lookup.Answer answer = new Lookup(search, inUse.name()).answer(words);
        if (answer.isEmpty()) {
            boolean everywhere = rulesets.size() > 1;
            String whose = everywhere ? "some ruleset" : inUse.name();
            String list = everywhere ? "rules" : "rules " + inUse.name();
            throw BadInput.value(
                    "rules",
                    String.join(" ", words),
                    "a word from the rules of " + whose + " ('" + list + "' lists what there is)");
        }
        if (answer.best().isPresent()) {
            Ruleset found = Rulesets.named("ruleset", answer.best().get().ruleset());
            Tables inForce = session.shelf().tables(found, options);
            Lookup.write(answer.best().get(), inForce, session.before(found), page);
        }
        if (!answer.others().isEmpty()) {
            page.heading(answer.best().isPresent() ? 3 : 1, answer.best().isPresent() ? "See also" : "Which one?");
            page.terms(answer.others().stream().map(this::line).toList());
        }
    }

    private Search catalogue(List<String> rulesets, Options options) {
        return Catalogue.of(rulesets.stream()
                .map(name -> Rulesets.named("ruleset", name))
                .filter(ruleset -> !ruleset.resolvers().isEmpty())
                .map(ruleset -> tables(ruleset, options))
                .toList());
    }

    /** The tables to search in; a player's pack for one ruleset need not have those of the others. */
    private Tables tables(Ruleset ruleset, Options options) {
        try {
            return session.shelf().tables(ruleset, options);
        } catch (BadInput e) {
            return Tables.builtIn(ruleset);
        }
    }

    private List<String> line(Entry entry) {
        return List.of(session.before() + "rules " + entry.ruleset() + " " + entry.name(), entry.summary());
    }
}
