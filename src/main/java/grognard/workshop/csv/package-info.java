/** CSV files whose rows are found by keys: options of the player and numbers of the throw. */
@NullMarked
package grognard.workshop.csv;

import org.jspecify.annotations.NullMarked;
