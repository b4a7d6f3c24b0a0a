package grognard.repl;

/** A word that could be typed next, and what it means. */
public record Suggestion(String word, String meaning) {}
