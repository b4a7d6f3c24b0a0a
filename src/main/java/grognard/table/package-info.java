/** Tables as data: CSV files that are read whole, checked whole, and refused whole. */
@NullMarked
package grognard.table;

import org.jspecify.annotations.NullMarked;
