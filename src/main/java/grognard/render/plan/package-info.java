/** Results of plans as text, CSV, JSON and SVG. */
@NullMarked
package grognard.render.plan;

import org.jspecify.annotations.NullMarked;
