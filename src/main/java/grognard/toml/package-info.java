/**
 * A strict parser of TOML 1.0 without dates, whose keys and values keep their line and column. It is our own, since no
 * library keeps the position of every key and starts fast enough: docs/adr/0011.
 */
@NullMarked
package grognard.toml;

import org.jspecify.annotations.NullMarked;
