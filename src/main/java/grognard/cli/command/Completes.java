package grognard.cli.command;

import grognard.repl.CommandNode;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares which words Tab completion at the prompt offers for a positional parameter. Without it, none are. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Completes {
    CommandNode.Kind value();
}
