package grognard.cli.command;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A line that a player might type, which help shows before everything else. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@Repeatable(Example.List.class)
public @interface Example {

    /** The line without the program's name. */
    String value();

    /** Explains the line where it does not explain itself. */
    String meaning() default "";

    /** All examples of a command, in the order in which help shows them. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface List {
        Example[] value();
    }
}
