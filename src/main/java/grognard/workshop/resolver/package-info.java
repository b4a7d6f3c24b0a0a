/** Resolvers made from a folder: the seven shapes and how each throws, sums up and decides. */
@NullMarked
package grognard.workshop.resolver;

import org.jspecify.annotations.NullMarked;
