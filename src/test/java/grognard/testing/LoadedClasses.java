package grognard.testing;

import grognard.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Which classes a program of its own loads for lines, one after the other. */
public final class LoadedClasses {

    private static final String LOADED = "[class,load] ";

    private LoadedClasses() {}

    /** Plays the lines given, words with tabs between, and throws away what they print. */
    public static void main(String[] lines) {
        for (String line : lines) {
            Main.run(
                    InputStream.nullInputStream(),
                    new ByteArrayOutputStream(),
                    new ByteArrayOutputStream(),
                    Map.of("GROGNARD_TTY", "", "XDG_CONFIG_HOME", "/nowhere"),
                    line.split("\t", -1));
        }
    }

    /** The classes' names in the order in which they are loaded. */
    public static List<String> of(List<String> lines) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                LoadedClasses.class.getName()));
        for (String line : lines) {
            command.add(
                    String.join("\t", ShellWords.split(line))); // here, so that the program starts no patterns for it
        }
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IllegalStateException(out);
            }
            return out.lines()
                    .filter(line -> line.contains(LOADED))
                    .map(line -> line.substring(line.indexOf(LOADED) + LOADED.length()))
                    .map(line -> line.substring(0, (line + " ").indexOf(' ')))
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
