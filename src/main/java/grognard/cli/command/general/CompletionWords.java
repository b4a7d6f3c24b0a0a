package grognard.cli.command.general;

import grognard.repl.Suggestion;
import java.util.List;
import java.util.Map;

/**
 * The words that a completion script offers, by the placeholder of the template that they go to.
 *
 * @param lists plain lists: RULESETS, COMMANDS, GENERAL (options of every resolver), ODDS (options of {@code odds}), SHELLS
 * @param cases lists by key: SUBCOMMANDS by command, RESOLVERS by ruleset, OPTIONS and BARE (values without an option) by
 *     {@code paperboys/contact}, VALUES by {@code paperboys/contact/--arm}
 */
record CompletionWords(Map<String, List<Suggestion>> lists, Map<String, Map<String, List<Suggestion>>> cases) {}
