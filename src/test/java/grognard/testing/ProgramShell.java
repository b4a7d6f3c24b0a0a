package grognard.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A shell in a folder, with the program under test on its path. */
public final class ProgramShell {

    private final Path folder;

    public ProgramShell(Path folder) throws IOException {
        this.folder = folder;
        Path program = Files.createDirectory(folder.resolve("bin")).resolve("grognard");
        Files.writeString(
                program,
                "#!/bin/sh\nexec '" + ProcessHandle.current().info().command().orElseThrow()
                        + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '" + System.getProperty("java.class.path")
                        + "' grognard.Main \"$@\"\n");
        if (!program.toFile().setExecutable(true)) {
            throw new IOException(program + " cannot be made executable");
        }
    }

    /** Runs a command; what it printed, errors too, and its exit code. */
    public Run run(String command) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", "PATH=\"$PWD/bin:$PATH\"\n" + command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment()
                .keySet()
                .removeIf(name -> name.startsWith("GROGNARD") || name.equals("JAVA_TOOL_OPTIONS"));
        builder.environment().put("XDG_CONFIG_HOME", folder.toString());
        builder.environment().put("XDG_STATE_HOME", folder.toString());
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        if (!process.waitFor(5, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IOException("still running: " + command);
        }
        return new Run(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8), "");
    }
}
