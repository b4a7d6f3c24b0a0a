package grognard.toml;

/**
 * Where something stands in its file, both from 1.
 *
 * @param column in characters
 */
public record Place(int line, int column) {}
