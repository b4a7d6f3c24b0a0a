package grognard.workshop.folder;

import grognard.input.Nearest;
import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.toml.Position;
import grognard.toml.TomlProblem;
import grognard.toml.TomlReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads the TOML files of a folder; what makes a file unreadable is added to the problems. */
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
        return decoded(file, bytes.get()).flatMap(text -> parsed(file, text));
    }

    private Optional<TomlSection> parsed(String file, String text) {
        TomlReader.Reading reading = TomlReader.read(text);
        for (TomlProblem problem : reading.problems()) {
            problems.add(file, problem.position(), problem.what());
        }
        return reading.problems().isEmpty()
                ? Optional.of(new TomlSection(file, reading.table(), START, problems))
                : Optional.empty();
    }

    private Optional<String> decoded(String file, byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException e) {
            // Decoded once more with replacement characters, to find the line and column of the first bad byte.
            String whole = new String(bytes, StandardCharsets.UTF_8);
            String before = whole.substring(0, Math.max(0, whole.indexOf('\uFFFD')));
            int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
            problems.add(
                    file,
                    line,
                    before.length() - before.lastIndexOf('\n'),
                    "a byte that is not UTF-8 text: expected the file saved as UTF-8");
            return Optional.empty();
        }
    }
}
