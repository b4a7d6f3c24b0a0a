package grognard.toml;

/**
 * A syntax error in a TOML file.
 *
 * @param what the error in words, with what was expected in its place
 */
public record TomlProblem(Position position, String what) {}
