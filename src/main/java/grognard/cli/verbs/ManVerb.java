package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.WholeFile;
import grognard.input.BadInput;
import grognard.input.SafeText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;

/** Writes the man pages. */
public final class ManVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("man", "write the man pages into a folder")
            .examples("man ~/.local/share/man/man1 && man grognard")
            .operand(Operand.of("DIR", Operand.Kind.FILE, "the folder, made if it is not there"))
            .writes()
            .opensNoGame()
            .build();

    private final Program program;
    private final Session session;

    public ManVerb(Session session, Program program) {
        this.program = program;
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        String folder = call.word().orElse("");
        if (folder.isEmpty()) {
            throw new BadInput("man: expected the folder that the pages go into, e.g. ~/.local/share/man/man1");
        }
        for (Map.Entry<String, String> page : Manual.pages(program).entrySet()) {
            Path file = write(folder, page.getKey(), page.getValue());
            session.world().out().print(SafeText.line(file.toString()) + "\n");
        }
        return Exit.DONE;
    }

    private static Path write(String folder, String name, String text) {
        try {
            Path file = Path.of(folder).resolve(name);
            Files.createDirectories(Path.of(folder));
            WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
            return file;
        } catch (InvalidPathException e) {
            throw BadInput.value("man", folder, "a folder");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + name + " into " + folder, e);
        }
    }
}
