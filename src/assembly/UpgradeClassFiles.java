import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Rewrites the classes of a jar as class files of Java 17, with stack maps and without debug information. Run by pom.xml on
 * picocli, whose class files have the format of Java 5: class-data archives hold such classes unverified on Java 17 and not at
 * all from Java 24 on (docs/adr/0016). The same jar gives the same bytes.
 *
 * <p>{@code java -cp asm.jar:picocli.jar UpgradeClassFiles.java picocli.jar}. The jar has to be on the class path: merging
 * two types in a stack map loads their superclasses.
 */
final class UpgradeClassFiles {
    /** In the manifest of a jar that was rewritten, as its licence wants; such a jar is left as it is. */
    private static final String NOTICE = "Changed-By-Grognard";

    public static void main(String[] args) throws IOException {
        Path jar = Path.of(args[0]);
        Path rewritten = jar.resolveSibling(jar.getFileName() + ".new");
        try (JarFile in = new JarFile(jar.toFile(), true, JarFile.OPEN_READ, JarFile.baseVersion())) {
            Manifest manifest = in.getManifest();
            if (manifest.getMainAttributes().getValue(NOTICE) != null) {
                return;
            }
            manifest.getMainAttributes().putValue(NOTICE, "class files rewritten for Java 17");
            try (OutputStream file = Files.newOutputStream(rewritten);
                    ZipOutputStream out = new ZipOutputStream(file)) {
                out.setLevel(Deflater.BEST_COMPRESSION);
                ByteArrayOutputStream text = new ByteArrayOutputStream();
                manifest.write(text);
                put(out, JarFile.MANIFEST_NAME, text.toByteArray());
                for (JarEntry entry : Collections.list(in.entries())) {
                    if (!entry.isDirectory() && !entry.getName().equals(JarFile.MANIFEST_NAME)) {
                        try (InputStream content = in.getInputStream(entry)) {
                            put(out, entry.getName(), rewritten(entry.getName(), content.readAllBytes()));
                        }
                    }
                }
            }
        }
        // At once: a program that was started from the old jar keeps it.
        Files.move(rewritten, jar, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static byte[] rewritten(String name, byte[] content) {
        if (!name.endsWith(".class") || name.endsWith("module-info.class")) {
            return content;
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        ClassVisitor versioned = new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visit(
                    int version, int access, String type, String generic, String parent, String[] interfaces) {
                super.visit(Opcodes.V17, access, type, generic, parent, interfaces);
            }
        };
        new ClassReader(content).accept(versioned, ClassReader.SKIP_DEBUG);
        return writer.toByteArray();
    }

    /** With one fixed time in every entry, as the jars of the build have. */
    private static void put(ZipOutputStream out, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(LocalDateTime.of(2025, 1, 1, 0, 0));
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
    }
}
