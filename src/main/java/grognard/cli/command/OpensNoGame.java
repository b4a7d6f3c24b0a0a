package grognard.cli.command;

/** Marks a command for which {@code --game FILE} does not open the game: it needs none, or names the file itself. */
public interface OpensNoGame {}
