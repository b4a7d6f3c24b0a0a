package grognard.batch;

/**
 * One line of a batch.
 *
 * @param number from 1, as an editor counts; comments and empty lines count too
 * @param content the line as typed, or the cells of a row
 * @param error reason why the line cannot be read at all; empty if it can
 */
public record BatchLine<T>(long number, T content, String error) {}
