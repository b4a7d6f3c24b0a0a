package grognard.cli;

import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.Visible;
import grognard.render.Wrapping;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** What can be done with a journal. */
final class JournalVerb {

    private static final List<String> VERBS = List.of("show", "verify", "seal", "reveal", "stats");

    private final Session session;

    JournalVerb(Session session) {
        this.session = session;
    }

    int run(List<String> words) {
        String name = words.isEmpty() ? "" : words.get(0);
        List<String> rest = words.isEmpty() ? words : words.subList(1, words.size());
        World world = session.world();
        return switch (name) {
            case "show" -> new JournalShow(session).run(rest, world);
            case "verify" -> new JournalVerify(session).run(rest, world);
            case "seal" -> new JournalSeal(session).run(rest, world);
            case "reveal" -> new JournalReveal(session).run(rest, world);
            case "stats" -> new JournalStats(session).run(rest, world);
            case "", "-h", "--help" -> {
                world.out().print(Wrapping.text(help(), world.textWidth()));
                yield Verb.DONE;
            }
            default ->
                throw new BadInput("journal " + Visible.shortened(name) + ": expected one of "
                        + String.join(", ", VERBS) + Nearest.hint(name, VERBS));
        };
    }

    private static String help() {
        return """
                journal: games on record

                  grognard contact --att 4 --log game.jsonl      put a resolution on record
                  grognard journal show game.jsonl               what is on record; --label, --rules, --resolver,
                                                                 --format text|json|csv|md
                  grognard journal verify game.jsonl             chain, dice and outcomes, from the first record
                  grognard journal seal game.jsonl               commit to a secret seed before the game; then
                  grognard journal seal game.jsonl --salt TEXT   your opponent's salt
                  grognard journal reveal game.jsonl             open the seed after the game
                  grognard journal stats game.jsonl              what each label rolled against expectation

                Exit: 0 done, 1 could not, 2 bad input, 3 a record does not verify.
                """;
    }

    /** A command that takes a journal. */
    static CommandSpec spec(String name, String... header) {
        CommandSpec spec = Help.command("grognard journal " + name);
        spec.usageMessage().header(header);
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(String.class)
                .paramLabel("FILE")
                .description("the journal; without it GROGNARD_LOG or the setting log")
                .build());
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this help")
                .build());
        return spec;
    }

    static OptionSpec valued(String name, String label, String help) {
        return OptionSpec.builder(name)
                .type(String.class)
                .arity("1")
                .paramLabel(label)
                .description(help)
                .build();
    }

    static OptionSpec flag(String name, String help) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(help)
                .build();
    }

    /** The journal that the command names. */
    static String file(ParseResult parsed, Session session) {
        String typed = parsed.matchedPositionalValue(0, "");
        if (!typed.isEmpty()) {
            return typed;
        }
        return session.settings()
                .get("log")
                .or(() -> session.world().env("GROGNARD_LOG"))
                .or(() -> session.config().get("log"))
                .orElseThrow(() -> new BadInput("journal: expected a FILE"));
    }
}
