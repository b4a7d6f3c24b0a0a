package grognard.cli.command;

/**
 * Marks a command about other lines, of which a call from the shell has none. Batches take only {@code set} and
 * {@code unset} of these.
 */
public interface PromptOnly {}
