/**
 * The door of the page for phones: text in, JSON out. TeaVM compiles it with everything that it calls into JavaScript, so
 * nothing here or below may use files, threads, reflection or formats that depend on a locale (docs/page.md). It sees every
 * package but {@code cli}, {@code repl} and {@code batch}.
 */
@NullMarked
package grognard.page;

import org.jspecify.annotations.NullMarked;
