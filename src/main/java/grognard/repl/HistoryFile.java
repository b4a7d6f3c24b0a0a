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
 * The history of typed lines, kept in a file that only its owner can read. Problems with the file never stop the prompt:
 * unreadable lines are skipped, and if the file cannot be used at all, the player is told once and the history is kept in
 * memory only. Each line is appended as soon as it is typed, in JLine's format: milliseconds since 1970, a colon, and the
 * line with {@code \n} for line breaks.
 */
final class HistoryFile extends DefaultHistory {

    /** Limit for the file. Only this many bytes at its end are read, and a larger file is truncated to them. */
    private static final int MOST_BYTES = 1 << 20;

    /** Replacement character of the decoder: the line was damaged, or its start is beyond the limit. */
    private static final char REPLACEMENT = '\uFFFD';

    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");
    private static final FileAttribute<?> OWNER_ONLY_ATTRIBUTE = PosixFilePermissions.asFileAttribute(OWNER_ONLY);

    private final Predicate<String> secret;
    private final Consumer<String> remark;

    /** Empty if the history is in memory only. */
    private Optional<Path> file;

    /** Whether lines are being loaded, which must not be appended again. */
    private boolean reading;

    /** Whether the file lacks its last line break, as after a crash; the next line must then start with one. */
    private boolean midLine;

    /**
     * @param file the history file; empty to keep no history across runs
     * @param secret whether a line holds a secret, such as a sealed seed, and must not be kept
     * @param remark shows a message to the player
     */
    HistoryFile(Optional<Path> file, Predicate<String> secret, Consumer<String> remark) {
        this.file = file;
        this.secret = secret;
        this.remark = remark;
    }

    /** Loads the file. JLine calls this once, when the prompt is created. */
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
        byte[] bytes = lastBytes(path);
        midLine = bytes.length > 0 && bytes[bytes.length - 1] != '\n';
        List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
        reading = true;
        for (String line : lines) {
            String typed = unescaped(line.substring(line.indexOf(':') + 1));
            if (hasTime(line) && typed.indexOf(REPLACEMENT) < 0 && !secret.test(typed)) {
                add(Instant.ofEpochMilli(Long.parseLong(line.substring(0, line.indexOf(':')))), typed);
            }
        }
        reading = false;
        if (Files.size(path) > MOST_BYTES) {
            truncate(path);
        }
    }

    /** The end of the file, up to the limit. The first line may be incomplete, and then has no valid time and is skipped. */
    private static byte[] lastBytes(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            in.skipNBytes(Math.max(0, Files.size(path) - MOST_BYTES));
            return in.readNBytes(MOST_BYTES);
        }
    }

    /** Whether the line starts with a time: at most 15 digits, which always fit a long, and a colon. */
    private static boolean hasTime(String line) {
        int colon = line.indexOf(':');
        return colon > 0 && colon < 16 && line.chars().limit(colon).allMatch(c -> c >= '0' && c <= '9');
    }

    /**
     * Replaces the file by the lines in memory. They are written to a temporary file first, which has owner-only permissions
     * and an unpredictable name, and which replaces the old file atomically.
     */
    private void truncate(Path path) throws IOException {
        StringBuilder text = new StringBuilder();
        forEach(entry -> text.append(formatted(entry.time(), entry.line())));
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

    /** Adds a line and appends it to the file, unless it holds a secret or JLine rejects it as a duplicate. */
    @Override
    public void add(Instant time, String line) {
        if (secret.test(line)) {
            return;
        }
        int before = last();
        super.add(time, line);
        if (!reading && last() != before && file.isPresent()) {
            try {
                append(file.get(), formatted(time, line));
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
            Files.createFile(path, posix ? new FileAttribute<?>[] {OWNER_ONLY_ATTRIBUTE} : new FileAttribute<?>[0]);
        } else if (posix && !Files.getPosixFilePermissions(path).equals(OWNER_ONLY)) {
            Files.setPosixFilePermissions(path, OWNER_ONLY); // created by an older version, or by hand
        }
        // Not Files.newOutputStream: an interrupt by Ctrl-C just after Enter would close its channel and lose the line.
        try (OutputStream out = new FileOutputStream(path.toFile(), true)) {
            out.write(((midLine ? "\n" : "") + line).getBytes(StandardCharsets.UTF_8));
            midLine = false;
        }
    }

    /** Stops using the file for the rest of the run, and tells the player why. */
    private void giveUp(Path path, IOException e) {
        reading = false;
        file = Optional.empty();
        remark.accept("history is not kept, cannot use " + path + ": " + reason(path, e));
    }

    /** The reason of an exception without the path; the exception's name if the message is nothing but the path. */
    private static String reason(Path path, IOException e) {
        String message = e.getMessage();
        return message == null || message.equals(path.toString())
                ? e.getClass().getSimpleName().replace("Exception", "")
                : message.replace(path + ": ", "");
    }

    /** Does nothing: every line is written when it is typed. */
    @Override
    public void save() {
        // JLine calls this on exit
    }

    /** The line in the format of the file. */
    private static String formatted(Instant time, String line) {
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
