package grognard.cli.command;

/** Marks a command about earlier or later lines, which a call from the shell has not; batches take only {@code set} and {@code unset}. */
public interface PromptOnly {}
