/**
 * The workshop: a ruleset as a folder of TOML and CSV. What is read here becomes resolvers that describe themselves like
 * those in Java; nobody else need know the difference. docs/workshop-format.md is the reference of the format.
 */
@NullMarked
package grognard.workshop;

import org.jspecify.annotations.NullMarked;
