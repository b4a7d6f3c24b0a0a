/** Many lines in one run: reads them in chunks, shares the chunks out, and keeps the results in order. */
@NullMarked
package grognard.batch;

import org.jspecify.annotations.NullMarked;
