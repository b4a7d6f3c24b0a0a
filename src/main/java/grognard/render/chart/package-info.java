/** Charts of text and SVG: bars, shaded grids, curves, percentages. */
@NullMarked
package grognard.render.chart;

import org.jspecify.annotations.NullMarked;
