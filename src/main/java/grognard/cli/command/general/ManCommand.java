package grognard.cli.command.general;

import grognard.cli.command.Completes;
import grognard.cli.command.OpensNoGame;
import grognard.cli.command.Program;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.AtomicFile;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.repl.CommandNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the man pages into a folder and prints their paths. */
@Command(
        name = "man",
        header = "write the man pages into a folder",
        customSynopsis = "man ~/.local/share/man/man1 && man grognard")
public final class ManCommand implements Runnable, OpensNoGame, RunsAlone {

    @Parameters(paramLabel = "DIR", description = "the folder, made if it is not there")
    @Completes(CommandNode.Kind.FILE)
    private String folder = "";

    private final Program program;
    private final Session session;

    public ManCommand(Session session, Program program) {
        this.program = program;
        this.session = session;
    }

    @Override
    public void run() {
        for (Map.Entry<String, String> page : Manual.pages(program).entrySet()) {
            Path file = write(folder, page.getKey(), page.getValue());
            session.out().print(SafeText.line(file.toString()) + "\n");
        }
    }

    private static Path write(String folder, String name, String text) {
        try {
            Path file = Path.of(folder).resolve(name);
            Files.createDirectories(Path.of(folder));
            AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
            return file;
        } catch (InvalidPathException e) {
            throw BadInput.value("man", folder, "a folder");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + name + " into " + folder, e);
        }
    }
}
