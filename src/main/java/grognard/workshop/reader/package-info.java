/**
 * Reads the TOML and CSV files of one resolver. A reader does not stop at the first problem: it adds it to the list and goes on
 * with a neutral value, and no resolver is made if the list has grown.
 */
@NullMarked
package grognard.workshop.reader;

import org.jspecify.annotations.NullMarked;
