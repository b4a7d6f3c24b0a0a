/** Many lines in one run, as the command line sees them. */
@NullMarked
package grognard.cli.batch;

import org.jspecify.annotations.NullMarked;
