package grognard.workshop.folder;

import grognard.input.Nearest;
import grognard.input.Utf8;
import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.toml.Position;
import grognard.toml.TomlReader;
import java.util.Optional;

/** Reads the TOML files of a folder. A file that is missing or cannot be parsed is added to the problems. */
public final class TomlFiles {

    /** The position of problems that concern no single line, such as a missing key. */
    public static final Position START = new Position(1, 1);

    private final Pack folder;
    private final FolderProblems problems;

    public TomlFiles(Pack folder, FolderProblems problems) {
        this.folder = folder;
        this.problems = problems;
    }

    /** The top level of a file; empty if it is missing, no UTF-8 or no TOML. */
    public Optional<TomlSection> read(String file) {
        Optional<byte[]> bytes;
        try {
            bytes = folder.file(file);
        } catch (BadTable e) { // a link out of the folder
            problems.add(e);
            return Optional.empty();
        }
        if (bytes.isEmpty()) {
            problems.add(
                    file, "the file is missing: expected it in the folder" + Nearest.hint(file, folder.fileNames()));
            return Optional.empty();
        }
        Optional<String> text = Utf8.decode(bytes.get());
        if (text.isEmpty()) {
            String before = Utf8.beforeFirstError(bytes.get());
            problems.add(
                    file,
                    Utf8.lastLine(before),
                    before.length() - before.lastIndexOf('\n'),
                    "a byte that is not UTF-8 text: expected the file saved as UTF-8");
        }
        return text.flatMap(found -> parsed(file, Utf8.withoutMark(found)));
    }

    private Optional<TomlSection> parsed(String file, String text) {
        TomlReader.Reading reading = TomlReader.read(text);
        reading.problems().forEach(problem -> problems.add(file, problem.position(), problem.what()));
        return reading.problems().isEmpty()
                ? Optional.of(new TomlSection(file, reading.table(), START, problems))
                : Optional.empty();
    }
}
