/** Reads the TOML and CSV files of one resolver and reports everything that is wrong with them. */
@NullMarked
package grognard.workshop.reader;

import org.jspecify.annotations.NullMarked;
