package grognard.cli;

import grognard.input.BadInput;
import grognard.lookup.Sheet;
import grognard.render.HtmlPage;
import grognard.render.JsonPage;
import grognard.render.MarkdownPage;
import grognard.render.PageWriter;
import grognard.render.TextPage;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Prints the quick-reference sheet of a ruleset. */
final class SheetVerb implements Verb {

    private final Session session;

    SheetVerb(Session session) {
        this.session = session;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Help.command("grognard sheet");
        spec.usageMessage()
                .header(
                        "sheet: the quick-reference sheet of a ruleset, from the tables in force",
                        "",
                        "  grognard sheet paperboys",
                        "  grognard sheet honour --html > honour.html",
                        "  grognard sheet napoleonic --tables my-tables --md",
                        "");
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(String.class)
                .paramLabel("RULESET")
                .description("one of " + String.join(", ", Rulesets.names()) + "; the one in use if left out")
                .build());
        spec.addOption(flag("--md", "in Markdown"));
        spec.addOption(flag("--html", "one self-contained page that prints on two sides of A4"));
        GeneralOptions.addTo(spec, List.of());
        return spec;
    }

    private static OptionSpec flag(String name, String help) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(help)
                .build();
    }

    @Override
    public int run(ParseResult parsed) {
        GeneralOptions options = GeneralOptions.of(parsed);
        String name = parsed.matchedPositionalValue(0, session.ruleset().name());
        Ruleset ruleset = Rulesets.named("sheet", name);
        boolean markdown = parsed.hasMatchedOption("--md");
        boolean html = parsed.hasMatchedOption("--html");
        if ((markdown ? 1 : 0) + (html ? 1 : 0) + (options.json() ? 1 : 0) > 1) {
            throw new BadInput("--md, --html, --json: expected only one of them");
        }
        PageWriter page;
        if (options.json()) {
            page = new JsonPage();
        } else if (html) {
            page = new HtmlPage();
        } else {
            page = markdown
                    ? new MarkdownPage()
                    : new TextPage(session.style(options), session.world().width());
        }
        new Sheet(session.tables(ruleset, options)).write(page);
        session.world().out().print(page.text());
        return DONE;
    }
}
