/** State that lasts from one line to the next: open journals and games, settings of a batch, the last result. */
@NullMarked
package grognard.cli.session;

import org.jspecify.annotations.NullMarked;
