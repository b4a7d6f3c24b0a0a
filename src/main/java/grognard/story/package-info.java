/**
 * The battle afterwards: what a journal says, told by turns or labels, with the luck of both sides and what decided it. It
 * reads records and makes values; how they look is for others.
 */
@NullMarked
package grognard.story;

import org.jspecify.annotations.NullMarked;
