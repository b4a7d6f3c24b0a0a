package grognard.cli.command;

import grognard.repl.CommandNode;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Tells the prompt what to complete for a positional parameter. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Completes {
    CommandNode.Kind value();
}
