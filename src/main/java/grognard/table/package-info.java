/** Tables as data: CSV files that are checked completely when they are read, and used only if they have no error. */
@NullMarked
package grognard.table;

import org.jspecify.annotations.NullMarked;
