/**
 * Reports on a finished or running battle, built from its journal: the events by turn or label, the luck of both sides, the
 * turning points, the roll of honour, and the units' cards. This package only produces values; {@code render} formats them.
 */
@NullMarked
package grognard.story;

import org.jspecify.annotations.NullMarked;
