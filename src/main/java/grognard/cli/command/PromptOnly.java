package grognard.cli.command;

/** Marks a command that depends on earlier lines, and so works only at the prompt and in piped lines. */
public interface PromptOnly {}
