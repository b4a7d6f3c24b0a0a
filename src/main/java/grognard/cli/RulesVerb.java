package grognard.cli;

import grognard.input.BadInput;
import grognard.lookup.RulePage;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
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
                        "rules: look a rule up",
                        "",
                        "  grognard rules",
                        "  grognard rules contact",
                        "  grognard rules PB-1",
                        "");
        spec.addPositional(PositionalParamSpec.builder()
                .index("0..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel("[RULESET] [RESOLVER|RULING]")
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
        Ruleset ruleset = session.ruleset();
        if (!words.isEmpty() && Rulesets.names().contains(words.get(0))) {
            ruleset = Rulesets.named("rules", words.remove(0));
        }
        RulePage page = new RulePage(session.tables(ruleset, options), session.style(options));
        Output out = session.world().out();
        if (words.isEmpty()) {
            out.print(page.contents());
        } else if (words.size() > 1) {
            throw BadInput.value("rules", words.get(1), "one resolver or ruling at a time");
        } else {
            out.print(page.about(words.get(0)));
        }
        return DONE;
    }
}
