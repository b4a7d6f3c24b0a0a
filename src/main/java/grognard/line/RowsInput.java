package grognard.line;

import grognard.input.BadInput;
import grognard.input.Utf8;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Reads parameters that consist of rows, such as the units of a melee: from a CSV file, or one row per repeated option. */
final class RowsInput {

    /** Limit for the file, far beyond any number of units. Stops endless files such as {@code /dev/zero}. */
    private static final int MOST_BYTES = 1 << 20;

    private RowsInput() {}

    static boolean isRows(Parameter<?> parameter) {
        return parameter.type() instanceof Type.Rows;
    }

    /**
     * Returns the text of the file below its header.
     *
     * @throws BadInput if the file is missing, too large, not UTF-8, or has another header than the parameter
     */
    static String read(Parameter<?> parameter, String file) {
        String[] parts = text(file).split("\r?\n", 2);
        String header = parameter.type().label();
        if (!parts[0].strip().equals(header)) {
            throw BadInput.value(file + " line 1:", parts[0].strip(), "the header " + header);
        }
        return parts.length < 2 ? "" : parts[1];
    }

    /** Reads by java.io, because the page's class library would bring all of java.nio.file with it. */
    private static String text(String file) {
        if (!new File(file).exists()) {
            throw BadInput.value("FILE", file, "a file that exists");
        }
        try (InputStream in = new FileInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw BadInput.value("FILE", file, "a file of at most " + MOST_BYTES + " bytes");
            }
            return Utf8.decode(bytes).orElseThrow(() -> BadInput.value("FILE", file, "UTF-8 text"));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
