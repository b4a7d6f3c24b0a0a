package grognard.cli.command.general;

import grognard.cli.command.Completes;
import grognard.cli.command.OpensNoGame;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.AtomicFile;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.repl.CommandNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the page for phones to a file, so that a player can send it to his phone. */
@Command(
        name = "page",
        header = "write the page for phones, one HTML file that needs no network",
        customSynopsis = "page grognard.html")
public final class PageCommand implements Runnable, OpensNoGame, RunsAlone {

    @Parameters(paramLabel = "FILE", description = "the file to write")
    @Completes(CommandNode.Kind.FILE)
    private String file = "";

    private final Session session;

    public PageCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        AtomicFile to = AtomicFile.named("page", file);
        Path page = find(System.getProperty("java.class.path", ""))
                .orElseThrow(() -> new BadInput(
                        "page: expected a build with the page, which this one lacks; mvn -Ppage package makes one"));
        try {
            AtomicFile.write(to.path(), Files.readAllBytes(page));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + to.path(), e);
        }
        session.out().print(SafeText.line(to.path().toString()) + "\n");
    }

    /** The page near the program's jar: in {@code page} beside {@code lib} where it is installed, in {@code target} in a clone. */
    static Optional<Path> find(String jar) {
        Path lib = jar.endsWith(".jar") ? Path.of(jar).toAbsolutePath().getParent() : null;
        Path home = lib == null ? null : lib.getParent();
        if (home == null) {
            return Optional.empty();
        }
        Path installed = home.resolve("page").resolve("grognard.html");
        Path built = home.resolve("grognard.html");
        return Files.isRegularFile(installed)
                ? Optional.of(installed)
                : Optional.of(built).filter(Files::isRegularFile);
    }
}
