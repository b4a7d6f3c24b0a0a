/**
 * Runs many lines at once: reads them in chunks, runs the chunks on several threads, and keeps the results in order.
 * Knows nothing of resolvers; {@code cli.batch} supplies the worker.
 */
@NullMarked
package grognard.batch;

import org.jspecify.annotations.NullMarked;
