/** Errors about typed lines and files as values, parsing of numbers, and safe display of foreign text. */
@NullMarked
package grognard.input;

import org.jspecify.annotations.NullMarked;
