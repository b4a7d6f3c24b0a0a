/**
 * CSV files of a folder whose rows are found by keys. A key column is an option of the player or a number of the throw; its cells
 * are conditions ({@code 4..5}, {@code yes}, empty for any), and the first row that fits counts.
 */
@NullMarked
package grognard.workshop.csv;

import org.jspecify.annotations.NullMarked;
