package grognard.cli;

import grognard.input.BadInput;
import grognard.input.Nearest;
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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Looks a rule up. */
final class RulesVerb implements Verb {

    private final Session session;

    RulesVerb(Session session) {
        this.session = session;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Help.command("grognard rules");
        spec.usageMessage()
                .header(
                        "rules: look a rule up by any word",
                        "",
                        "  grognard rules",
                        "  grognard rules contact",
                        "  grognard rules honour canister",
                        "  grognard rules PB-1",
                        "");
        spec.addPositional(PositionalParamSpec.builder()
                .index("0..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel("[RULESET] [WORD]")
                .description("what to look up; nothing lists everything")
                .build());
        GeneralOptions.addTo(spec, List.of());
        return spec;
    }

    @Override
    public int run(ParseResult parsed) {
        GeneralOptions options = GeneralOptions.of(parsed);
        List<String> words = parsed.matchedPositionals().isEmpty()
                ? new ArrayList<>()
                : new ArrayList<>(parsed.matchedPositionals().get(0).<List<String>>getValue());
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
            new RulePage(session.tables(ruleset, options), session.before(ruleset), page).contents();
            if (!named) {
                others(ruleset, page);
            }
        } else {
            look(words, named ? List.of(ruleset.name()) : Rulesets.names(), ruleset, options, page);
        }
        session.world().out().print(page.text());
        return DONE;
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
                        before() + "rules " + name,
                        Rulesets.named("ruleset", name).title()))
                .toList());
    }

    private void look(
            List<String> words, List<String> rulesets, Ruleset inUse, GeneralOptions options, PageWriter page) {
        Search search = session.search(rulesets, options, () -> catalogue(rulesets, options));
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
            Tables inForce = session.tables(found, options);
            Lookup.write(answer.best().get(), inForce, session.before(found), page);
        }
        if (!answer.others().isEmpty()) {
            page.heading(answer.best().isPresent() ? 3 : 1, answer.best().isPresent() ? "See also" : "Which one?");
            page.terms(answer.others().stream().map(this::line).toList());
        }
    }

    private Search catalogue(List<String> rulesets, GeneralOptions options) {
        return Catalogue.of(rulesets.stream()
                .map(name -> Rulesets.named("ruleset", name))
                .filter(ruleset -> !ruleset.resolvers().isEmpty())
                .map(ruleset -> tables(ruleset, options))
                .toList());
    }

    /** The tables to search in; a player's pack for one ruleset need not have those of the others. */
    private Tables tables(Ruleset ruleset, GeneralOptions options) {
        try {
            return session.tables(ruleset, options);
        } catch (BadInput e) {
            return Tables.builtIn(ruleset);
        }
    }

    private String before() {
        return session.isAtPrompt() ? "" : "grognard ";
    }

    private List<String> line(Entry entry) {
        return List.of(before() + "rules " + entry.ruleset() + " " + entry.name(), entry.summary());
    }
}
