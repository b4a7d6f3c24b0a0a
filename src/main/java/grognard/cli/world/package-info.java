/** What is outside the program: streams, terminal, environment, clock, files, and how a run ends. */
@NullMarked
package grognard.cli.world;

import org.jspecify.annotations.NullMarked;
