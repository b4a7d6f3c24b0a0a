/** The tests of one die against the pips: rally, recovery, heavy casualties, friends routing, manoeuvres, officers. */
@NullMarked
package grognard.rules.paperboys.morale;

import org.jspecify.annotations.NullMarked;
