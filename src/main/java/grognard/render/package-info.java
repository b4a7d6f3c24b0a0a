/** All that a person or a program reads: text, JSON, charts. */
@NullMarked
package grognard.render;

import org.jspecify.annotations.NullMarked;
