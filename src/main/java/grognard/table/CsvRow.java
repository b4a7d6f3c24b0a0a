package grognard.table;

import java.util.List;

/**
 * A record of a CSV file.
 *
 * @param line the line that it begins in, from 1; a quoted field may span several
 */
public record CsvRow(long line, List<String> fields) {}
