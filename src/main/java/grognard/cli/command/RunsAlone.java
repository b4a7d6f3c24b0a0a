package grognard.cli.command;

/**
 * Marks a command beside which no other line of a batch runs: it changes files, itself or in a subcommand, or may need most
 * of the memory.
 */
public interface RunsAlone {}
