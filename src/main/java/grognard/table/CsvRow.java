package grognard.table;

import java.util.List;

/** A record of a CSV file, and the line that it begins in. */
public record CsvRow(long line, List<String> fields) {}
