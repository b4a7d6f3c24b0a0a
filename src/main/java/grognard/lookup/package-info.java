/** Rules pages, made from the same descriptions and tables that the resolvers use. */
@NullMarked
package grognard.lookup;

import org.jspecify.annotations.NullMarked;
