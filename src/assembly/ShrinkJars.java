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
 * Takes the debug information out of the classes of some jars, which keeps what people install small, and gives those of a
 * format older than Java 6 the one of Java 17, with stack maps. Run by pom.xml on Jackson and on picocli, whose class files have
 * the format of Java 5: class-data archives hold such classes unverified on Java 17 and not at all from Java 24 on
 * (docs/adr/0016). The same jar gives the same bytes.
 *
 * <p>{@code java -cp asm.jar:picocli.jar ShrinkJars.java picocli.jar …}. A jar of old classes has to be on the class path: merging
 * two types in a stack map loads their superclasses.
 */
final class ShrinkJars {
    /** In the manifest of a jar that was rewritten, as its licence wants; such a jar is left as it is. */
    private static final String NOTICE = "Changed-By-Grognard";

    /** Place of the format's version in a class file. */
    private static final int MAJOR_VERSION = 6;

    public static void main(String[] args) throws IOException {
        for (String jar : args) {
            shrink(Path.of(jar));
        }
    }

    private static void shrink(Path jar) throws IOException {
        Path rewritten = jar.resolveSibling(jar.getFileName() + ".new");
        try (JarFile in = new JarFile(jar.toFile(), true, JarFile.OPEN_READ, JarFile.baseVersion())) {
            Manifest manifest = in.getManifest();
            if (manifest.getMainAttributes().getValue(NOTICE) != null) {
                return;
            }
            manifest.getMainAttributes()
                    .putValue(NOTICE, "class files without debug information, none older than Java 6");
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
        ClassReader reader = new ClassReader(content);
        boolean old = reader.readShort(MAJOR_VERSION) < Opcodes.V1_6;
        ClassWriter writer = new ClassWriter(old ? ClassWriter.COMPUTE_FRAMES : 0);
        ClassVisitor versioned = new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visit(
                    int version, int access, String type, String generic, String parent, String[] interfaces) {
                super.visit(old ? Opcodes.V17 : version, access, type, generic, parent, interfaces);
            }
        };
        reader.accept(versioned, ClassReader.SKIP_DEBUG);
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
