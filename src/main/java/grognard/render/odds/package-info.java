/** Odds as text, CSV, JSON and SVG, one class for each question. */
@NullMarked
package grognard.render.odds;

import org.jspecify.annotations.NullMarked;
