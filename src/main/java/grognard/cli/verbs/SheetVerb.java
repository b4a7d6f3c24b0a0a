package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.line.Options;
import grognard.line.Usual;
import grognard.lookup.Sheet;
import grognard.render.HtmlPage;
import grognard.render.JsonPage;
import grognard.render.MarkdownPage;
import grognard.render.PageWriter;
import grognard.render.TextPage;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;

/** Prints the quick-reference sheet of a ruleset. */
public final class SheetVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "sheet", "the quick-reference sheet of a ruleset, from the tables in force")
            .examples(
                    "sheet paperboys", "sheet honour --html > honour.html", "sheet napoleonic --tables my-tables --md")
            .operand(Operand.of(
                    "[RULESET]",
                    Operand.Kind.RULESET,
                    "one of " + String.join(", ", Rulesets.names()) + "; the one in use if left out"))
            .flag("--md", "in Markdown")
            .flag("--html", "one self-contained page that prints on two sides of A4")
            .usual(Usual.of(Usual.For.BOTH))
            .build();

    private final Session session;

    public SheetVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        Options options = call.options();
        String name = call.word().orElse(session.ruleset(options).name());
        Ruleset ruleset = session.library().named("sheet", name);
        boolean markdown = call.has("--md");
        boolean html = call.has("--html");
        if ((markdown ? 1 : 0) + (html ? 1 : 0) + (options.json() ? 1 : 0) > 1) {
            throw new BadInput("--md, --html, --json: expected only one of them");
        }
        PageWriter page;
        if (options.json()) {
            page = new JsonPage();
        } else if (html) {
            page = HtmlPage.sheet();
        } else {
            page = markdown
                    ? new MarkdownPage()
                    : new TextPage(session.style(options), session.world().width());
        }
        new Sheet(session.shelf().tables(ruleset, options)).write(page);
        session.world().out().print(page.text());
        return Exit.DONE;
    }
}
