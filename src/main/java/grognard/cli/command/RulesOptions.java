package grognard.cli.command;

import grognard.line.CommonOption;
import grognard.line.OptionValues;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * The options that choose the ruleset and its tables. Subcommands inherit them, so they may stand before or after one.
 */
public final class RulesOptions {

    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description = "use the tables in that folder",
            scope = ScopeType.INHERIT)
    private Optional<String> tables = Optional.empty();

    @Option(
            names = "--house",
            paramLabel = "KEY=VALUE",
            arity = "1",
            description = "play by a house rule; repeat for more",
            scope = ScopeType.INHERIT)
    private List<String> house = List.of();

    @Option(
            names = "--rules",
            paramLabel = "RULESET",
            description = "the ruleset, where none is named first",
            scope = ScopeType.INHERIT)
    private Optional<String> rules = Optional.empty();

    /** Adds these options to others of the same command. */
    public OptionValues addTo(OptionValues others) {
        OptionValues all = others.with(CommonOption.TABLES, tables).with(CommonOption.RULES, rules);
        for (String rule : house) {
            all = all.withHouse(rule);
        }
        return all;
    }
}
