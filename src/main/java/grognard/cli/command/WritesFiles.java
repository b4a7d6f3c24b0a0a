package grognard.cli.command;

/** Marks a command that changes files, itself or in a subcommand. In a batch no other line runs at the same time. */
public interface WritesFiles {}
