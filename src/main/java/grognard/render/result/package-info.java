/** A single resolution as text, JSON, CSV or a line of chosen fields. */
@NullMarked
package grognard.render.result;

import org.jspecify.annotations.NullMarked;
