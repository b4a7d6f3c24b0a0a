package grognard.cli.command.general;

import grognard.repl.Suggestion;
import java.util.List;
import java.util.Map;

/**
 * The words that a completion script offers.
 *
 * @param rulesets names of rulesets
 * @param commands commands that can start a line
 * @param general options that every resolver takes
 * @param odds options that {@code odds} takes with every resolver
 * @param shells values of {@code completion}
 * @param subcommands subcommands by the name of their command
 * @param resolvers resolvers by their ruleset: {@code paperboys}
 * @param options options by ruleset and resolver: {@code paperboys/contact}
 * @param values values by ruleset, resolver and option: {@code paperboys/contact/--arm}
 * @param bare values that need no option before them, by ruleset and resolver
 */
record CompletionWords(
        List<Suggestion> rulesets,
        List<Suggestion> commands,
        List<Suggestion> general,
        List<Suggestion> odds,
        List<Suggestion> shells,
        Map<String, List<Suggestion>> subcommands,
        Map<String, List<Suggestion>> resolvers,
        Map<String, List<Suggestion>> options,
        Map<String, List<Suggestion>> values,
        Map<String, List<Suggestion>> bare) {}
