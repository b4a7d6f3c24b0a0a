package grognard.cli.command.general;

import grognard.cli.command.Completes;
import grognard.cli.command.OutputOptions;
import grognard.cli.command.RulesOptions;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.line.OptionValues;
import grognard.lookup.Sheet;
import grognard.render.page.HtmlPage;
import grognard.render.page.JsonPage;
import grognard.render.page.MarkdownPage;
import grognard.render.page.PageWriter;
import grognard.repl.CommandNode;
import grognard.rules.Ruleset;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the quick-reference sheet of a ruleset. */
@Command(
        name = "sheet",
        header = "the quick-reference sheet of a ruleset, from the tables in force",
        customSynopsis = {
            "sheet paperboys",
            "sheet honour --html > honour.html",
            "sheet napoleonic --tables my-tables --md"
        })
public final class SheetCommand implements Runnable {

    @Parameters(
            arity = "0..1",
            paramLabel = "RULESET",
            description = "one of paperboys, honour, acw, napoleonic, or your own; the one in use if left out")
    @Completes(CommandNode.Kind.RULESET)
    private Optional<String> name = Optional.empty();

    @Option(names = "--md", description = "in Markdown")
    private boolean markdown;

    @Option(names = "--html", description = "one self-contained page that prints on two sides of A4")
    private boolean html;

    @Mixin
    private final OutputOptions output = new OutputOptions();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    private final Session session;

    public SheetCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        OptionValues options = rules.addTo(output.options());
        Ruleset ruleset = session.library()
                .named("sheet", name.orElse(session.ruleset(options).name()));
        if ((markdown ? 1 : 0) + (html ? 1 : 0) + (options.json() ? 1 : 0) > 1) {
            throw new BadInput("--md, --html, --json: expected only one of them");
        }
        PageWriter page;
        if (options.json()) {
            page = new JsonPage();
        } else if (html) {
            page = HtmlPage.sheet();
        } else {
            page = markdown ? new MarkdownPage() : session.page(options);
        }
        new Sheet(session.tables(ruleset, options)).write(page);
        session.out().print(page.text());
    }
}
