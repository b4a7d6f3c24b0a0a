package grognard.cli;

import grognard.input.BadInput;
import grognard.input.Visible;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Writes the man pages. */
final class ManVerb implements Verb {

    private final Session session;

    ManVerb(Session session) {
        this.session = session;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Help.command("grognard man");
        spec.usageMessage()
                .header(
                        "man: " + Verbs.meaning("man"),
                        "",
                        "  grognard man ~/.local/share/man/man1 && man grognard",
                        "");
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(String.class)
                .paramLabel("DIR")
                .description("the folder, made if it is not there")
                .build());
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this help")
                .build());
        return spec;
    }

    @Override
    public int run(ParseResult parsed) {
        String folder = parsed.matchedPositionalValue(0, "");
        if (folder.isEmpty()) {
            throw new BadInput("man: expected the folder that the pages go into, e.g. ~/.local/share/man/man1");
        }
        for (Map.Entry<String, String> page : Manual.pages().entrySet()) {
            Path file = write(folder, page.getKey(), page.getValue());
            session.world().out().print(Visible.text(file.toString()) + "\n");
        }
        return DONE;
    }

    private static Path write(String folder, String name, String text) {
        try {
            Path file = Path.of(folder).resolve(name);
            Files.createDirectories(Path.of(folder));
            Files.writeString(file, text);
            return file;
        } catch (InvalidPathException e) {
            throw BadInput.value("man", folder, "a folder");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + name + " into " + folder, e);
        }
    }
}
