/** Shooting: weapons and ranges, targets and saves, skirmishers against skirmishers, guns against walls. */
@NullMarked
package grognard.rules.paperboys.fire;

import org.jspecify.annotations.NullMarked;
