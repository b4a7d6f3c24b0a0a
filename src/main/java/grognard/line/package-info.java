/**
 * Lines that name a resolver, from words to a value: words with their columns become a {@link grognard.line.Request},
 * once, and whoever works on lines works on requests. How a parameter is spelt is known to {@link
 * grognard.line.Spelling} alone.
 */
@NullMarked
package grognard.line;

import org.jspecify.annotations.NullMarked;
