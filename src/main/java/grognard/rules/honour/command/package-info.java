/** Initiative, generals, units out of command, and which army has lost. */
@NullMarked
package grognard.rules.honour.command;

import org.jspecify.annotations.NullMarked;
