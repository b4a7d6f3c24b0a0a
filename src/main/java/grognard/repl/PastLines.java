package grognard.repl;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jline.reader.impl.history.DefaultHistory;

/**
 * The lines of this run and of earlier ones, in a file that is its owner's alone. Whatever is wrong with the file, the
 * prompt starts, plays and ends; what cannot be read is left out, and that nothing is kept is said once. A line is written
 * as soon as it is typed, in JLine's own form: milliseconds, a colon, the line with {@code \n} for its ends.
 */
final class PastLines extends DefaultHistory {

    /** A file that has grown beyond this is cut down to its last lines. */
    private static final int MOST_BYTES = 1 << 20;

    private static final char TORN = '\uFFFD';
    private static final Set<PosixFilePermission> OWNERS = PosixFilePermissions.fromString("rw-------");
    private static final FileAttribute<?> OWNERS_ALONE = PosixFilePermissions.asFileAttribute(OWNERS);

    private final Predicate<String> secret;
    private final Consumer<String> remark;
    private Optional<Path> file;
    private boolean reading;
    private boolean midLine;

    /**
     * @param file where they are kept, if anywhere
     * @param secret which lines are not to be remembered
     * @param remark is told why nothing is kept
     */
    PastLines(Optional<Path> file, Predicate<String> secret, Consumer<String> remark) {
        this.file = file;
        this.secret = secret;
        this.remark = remark;
    }

    /** JLine calls it once, when the prompt is made. */
    @Override
    public void load() {
        file.ifPresent(path -> {
            try {
                read(path);
            } catch (IOException e) {
                giveUp(path, e);
            }
        });
    }

    private void read(Path path) throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        if (!Files.isRegularFile(path)) {
            throw new IOException("it is no file");
        }
        byte[] bytes = end(path);
        midLine = bytes.length > 0 && bytes[bytes.length - 1] != '\n';
        List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
        reading = true;
        for (String line : lines) {
            String typed = unescaped(line.substring(line.indexOf(':') + 1));
            if (isStamped(line) && typed.indexOf(TORN) < 0 && !secret.test(typed)) {
                add(Instant.ofEpochMilli(Long.parseLong(line.substring(0, line.indexOf(':')))), typed);
            }
        }
        reading = false;
        if (Files.size(path) > MOST_BYTES) {
            cutDown(path);
        }
    }

    /** The last of the file; its first line is seldom whole, and then is no line. */
    private static byte[] end(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            in.skipNBytes(Math.max(0, Files.size(path) - MOST_BYTES));
            return in.readNBytes(MOST_BYTES);
        }
    }

    private static boolean isStamped(String line) {
        int colon = line.indexOf(':');
        return colon > 0 && colon < 16 && line.chars().limit(colon).allMatch(c -> c >= '0' && c <= '9');
    }

    /** To what is remembered of it. The new file is the owner's from the start, under a name that nobody can foresee. */
    private void cutDown(Path path) throws IOException {
        StringBuilder text = new StringBuilder();
        forEach(entry -> text.append(stamped(entry.time(), entry.line())));
        Path folder = path.toAbsolutePath().getParent();
        Path fresh = Files.createTempFile(folder, ".history", ".new");
        try {
            Files.writeString(fresh, text);
            Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE);
            midLine = false;
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    @Override
    public void add(Instant time, String line) {
        if (secret.test(line)) {
            return;
        }
        int before = last();
        super.add(time, line);
        if (!reading && last() != before && file.isPresent()) {
            try {
                append(file.get(), stamped(time, line));
            } catch (IOException e) {
                giveUp(file.get(), e);
            }
        }
    }

    private void append(Path path, String line) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new IOException("it is no file");
        }
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (!Files.exists(path)) {
            Files.createFile(path, posix ? new FileAttribute<?>[] {OWNERS_ALONE} : new FileAttribute<?>[0]);
        } else if (posix && !Files.getPosixFilePermissions(path).equals(OWNERS)) {
            Files.setPosixFilePermissions(path, OWNERS); // made by an older version, or by hand
        }
        // No channel: Ctrl-C just after Enter would close it, and the history with it.
        try (OutputStream out = new FileOutputStream(path.toFile(), true)) {
            out.write(((midLine ? "\n" : "") + line).getBytes(StandardCharsets.UTF_8));
            midLine = false;
        }
    }

    private void giveUp(Path path, IOException e) {
        reading = false;
        file = Optional.empty();
        remark.accept("history is not kept, cannot use " + path + ": " + reason(path, e));
    }

    private static String reason(Path path, IOException e) {
        String message = e.getMessage();
        return message == null || message.equals(path.toString())
                ? e.getClass().getSimpleName().replace("Exception", "")
                : message.replace(path + ": ", "");
    }

    /** Every line is written when it is typed. */
    @Override
    public void save() {
        // nothing is left to write
    }

    private static String stamped(Instant time, String line) {
        String escaped = line.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
        return time.toEpochMilli() + ":" + escaped + "\n";
    }

    private static String unescaped(String text) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                c = text.charAt(++i);
                line.append(c == 'n' ? '\n' : c == 'r' ? '\r' : c);
            } else {
                line.append(c);
            }
        }
        return line.toString();
    }
}
