/**
 * The parts that commands share: the options that several of them have, their place in picocli's command tree, help, and the
 * errors of parsing. The commands themselves are in the packages below.
 */
@NullMarked
package grognard.cli.command;

import org.jspecify.annotations.NullMarked;
