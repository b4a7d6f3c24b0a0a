package grognard.page.build;

import java.io.File;
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
 */
public final class Compile {

    private Compile() {}

    /** @param args the folder for {@code core.js}, and the class path of the program, of the door and of TeaVM's library */
    public static void main(String[] args) throws Exception {
        List<File> classPath =
                Stream.of(args[1].split(File.pathSeparator)).map(File::new).toList();
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
        tool.setJsModuleType(JSModuleType.UMD);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setTargetDirectory(new File(args[0]));
        tool.setTargetFileName("core.js");
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
    }
}
