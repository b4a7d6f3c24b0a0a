package grognard.toml;

/**
 * Line and column of a key or value in its file, both counted from 1.
 *
 * @param column in UTF-16 units, so that a character beyond the basic plane counts twice
 */
public record Position(int line, int column) {}
