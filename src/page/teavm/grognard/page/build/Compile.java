package grognard.page.build;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the core to JavaScript. The build starts it in a JVM of its own, because TeaVM's output depends on identity hash
 * codes: only with {@code -XX:hashCode=3} and the serial collector do two builds give the same bytes.
 *
 * <p>Where nothing has changed since the core was compiled, it stays as it is: {@code core.sha256} beside it has the digests
 * of the class path, this class and its settings included, and of the core.
 */
public final class Compile {

    private Compile() {}

    private static final String CORE = "core.js";

    /** @param args the folder for {@code core.js}, and the class path of the program, of the door and of TeaVM's library */
    public static void main(String[] args) throws Exception {
        List<File> classPath =
                Stream.of(args[1].split(File.pathSeparator)).map(File::new).toList();
        Path core = Path.of(args[0], CORE);
        Path digests = Path.of(args[0], "core.sha256");
        String inputs = digest(classPath);
        if (Files.exists(core)
                && Files.exists(digests)
                && Files.readString(digests).equals(inputs + digest(List.of(core.toFile())))) {
            return;
        }
        generate(classPath, args[0]);
        Files.writeString(digests, inputs + digest(List.of(core.toFile())));
    }

    /** Digest of the Java that compiles, and of the names and contents of these files and of all files in these folders. */
    private static String digest(List<File> files) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update(System.getProperty("java.vm.version").getBytes(StandardCharsets.UTF_8));
        for (File one : files) {
            add(digest, one.toPath());
        }
        return HexFormat.of().formatHex(digest.digest()) + "\n";
    }

    private static void add(MessageDigest digest, Path root) throws IOException {
        if (!Files.exists(root)) {
            return;
        }
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                byte[] content = Files.readAllBytes(file);
                String head = root.getFileName().resolve(root.relativize(file)) + " " + content.length + "\n";
                digest.update(head.getBytes(StandardCharsets.UTF_8));
                digest.update(content);
            }
        }
    }

    private static void generate(List<File> classPath, String folder) throws Exception {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
        tool.setJsModuleType(JSModuleType.NONE); // browsers parse a function twice that is not called at once
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setTargetDirectory(new File(folder));
        tool.setTargetFileName(CORE);
        tool.setMainClass("grognard.page.Exports");
        tool.setClassPath(classPath);
        tool.setClassLoader(Compile.class.getClassLoader());
        tool.generate();
        for (Problem problem : tool.getProblemProvider().getProblems()) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            System.err.println(problem.getSeverity() + " " + text.getText()
                    + (problem.getLocation() == null
                            ? ""
                            : " at " + problem.getLocation().getMethod()));
        }
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            System.exit(1);
        }
        Path core = Path.of(folder, CORE);
        Files.writeString(core, PlainResources.in(Files.readString(core)));
    }
}
