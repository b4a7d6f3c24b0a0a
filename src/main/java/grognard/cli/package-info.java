/** The command line: picocli commands built from descriptions, errors turned into exit codes, files and environment. */
@NullMarked
package grognard.cli;

import org.jspecify.annotations.NullMarked;
