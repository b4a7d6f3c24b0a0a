/**
 * Parses lines for resolvers. Tokens with their columns become a {@link grognard.line.Request} once; all later stages work on
 * requests. The names of options are known to {@link grognard.line.OptionNames} alone.
 */
@NullMarked
package grognard.line;

import org.jspecify.annotations.NullMarked;
