package grognard.workshop.folder;

import grognard.dice.Sha256;
import grognard.table.Pack;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Caches each file of a folder when it is first read. A folder that is edited during a run then still shows, and records
 * the digest of, the files that it is played by.
 */
public final class FolderSnapshot implements Pack {

    private final Pack folder;
    private final Map<String, Optional<byte[]>> files = new TreeMap<>();

    public FolderSnapshot(Pack folder) {
        this.folder = folder;
    }

    @Override
    public String name() {
        return folder.name();
    }

    @Override
    public synchronized Optional<byte[]> file(String name) {
        Optional<byte[]> known = files.get(name);
        if (known == null) {
            known = folder.file(name);
            files.put(name, known);
        }
        return known;
    }

    @Override
    public String place(String file) {
        return folder.place(file);
    }

    @Override
    public List<String> fileNames() {
        return folder.fileNames();
    }

    /**
     * SHA-256 over name, length and content of all files read so far, in the order of their names. The text that is hashed
     * is part of the journal's format.
     */
    public synchronized String digest() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        write(all, "grognard-ruleset-1\n");
        for (Map.Entry<String, Optional<byte[]>> file : files.entrySet()) {
            if (file.getValue().isPresent()) {
                byte[] bytes = file.getValue().get();
                write(all, file.getKey().length() + ":" + file.getKey() + "\n" + bytes.length + "\n");
                all.write(bytes, 0, bytes.length);
            }
        }
        return Sha256.hex(all.toByteArray());
    }

    private static void write(ByteArrayOutputStream all, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        all.write(bytes, 0, bytes.length); // TeaVM has no writeBytes
    }
}
