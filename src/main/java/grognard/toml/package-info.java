/**
 * TOML 1.0, read strictly into values that know where they stand. A reader of our own, since none that there is keeps the
 * place of every key and starts fast enough: docs/adr/0010.
 */
@NullMarked
package grognard.toml;

import org.jspecify.annotations.NullMarked;
