package grognard.cli.command;

/**
 * Marks a command beside which no other line of a batch may run: it, or a subcommand, changes files or may need most of
 * the memory.
 */
public interface RunsAlone {}
