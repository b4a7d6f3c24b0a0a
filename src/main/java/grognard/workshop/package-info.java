/**
 * The workshop: rulesets written as folders of TOML and CSV. A folder becomes resolvers that describe themselves like
 * built-in ones, so no other package distinguishes the two. docs/workshop-format.md is the reference of the format.
 */
@NullMarked
package grognard.workshop;

import org.jspecify.annotations.NullMarked;
