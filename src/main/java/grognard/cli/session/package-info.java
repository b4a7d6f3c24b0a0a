/** Requests are carried out here: played, counted, put on record. What holds from one line to the next is here too. */
@NullMarked
package grognard.cli.session;

import org.jspecify.annotations.NullMarked;
