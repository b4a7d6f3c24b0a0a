package grognard.cli.command;

import grognard.repl.CommandNode;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Tells the prompt's Tab completion what a positional parameter takes. Without it, nothing is offered. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Completes {
    CommandNode.Kind value();
}
