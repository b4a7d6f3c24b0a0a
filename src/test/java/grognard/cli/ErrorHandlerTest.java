package grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.environment.Environment;
import grognard.cli.environment.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;

/** Whatever is not counted beforehand: the memory that Java has is named, and nobody sees an internal error. */
class ErrorHandlerTest {

    private static String said(IntSupplier work) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Environment environment =
                new Environment(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, Map.of(), () -> 0);
        assertThat(new ErrorHandler(environment).runProgram(work)).isEqualTo(ExitCode.COULD_NOT.code());
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void memoryThatRunsOutIsToldInWords() {
        assertThat(said(() -> {
                    throw new OutOfMemoryError("Java heap space");
                }))
                .startsWith("grognard: out of memory: this takes more than the ")
                .contains(" MB that Java may use here")
                .doesNotContain("internal error");
    }

    @Test
    void memoryThatRunsOutInAnotherThreadIsToldAlike() {
        assertThat(said(() -> {
                    throw new IllegalStateException(new OutOfMemoryError("Java heap space"));
                }))
                .startsWith("grognard: out of memory: ")
                .doesNotContain("internal error");
    }
}
