import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tries every mutant that PIT made of a ruleset against the ruleset's tests. PIT changes classes that are loaded already:
 * a mutant in what runs once, when a class is loaded (parameters, tables, descriptions), changes nothing any more and
 * seems to survive. Here each mutant has class loaders of its own.
 */
public final class EveryMutant {

    private static final Pattern DETAILS = Pattern.compile(
            "clazz=([^,]+), method=([^,]+), .*indexes=\\[([0-9, ]+)\\], mutator=[^\\]]*\\.([A-Za-z]+)\\].*lineNumber=([0-9]+)",
            Pattern.DOTALL);
    private static final String SURVIVED = "SURVIVED";
    private static final long PATIENCE = 90_000;

    private static final class Mutated extends URLClassLoader {

        private final String changed;
        private final byte[] bytes;

        Mutated(URL[] program, String changed, byte[] bytes) {
            super(program, EveryMutant.class.getClassLoader());
            this.changed = changed;
            this.bytes = bytes.clone();
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            return name.equals(changed) ? defineClass(name, bytes, 0, bytes.length) : super.findClass(name);
        }
    }

    private EveryMutant() {}

    /**
     * Writes a line for every mutant: class, line, mutator, method, index, what became of it.
     *
     * @param args the folder of PIT's export, the ruleset, the file to write, and where the program, its tests and
     *     RulesetTests are
     */
    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream())); // some tests are talkative
        String ruleset = args[1];
        URL[] program = {Path.of(args[3]).toUri().toURL(), Path.of(args[4]).toUri().toURL(), Path.of(args[5]).toUri().toURL()};
        String unchanged = tried(new Mutated(program, "", new byte[0]), ruleset);
        if (!unchanged.startsWith(SURVIVED)) {
            out.println("The tests fail without a mutant: " + unchanged);
            System.exit(1);
        }
        List<Path> mutants = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of(args[0], "grognard/rules", ruleset))) {
            files.filter(file -> file.endsWith("details.txt")).sorted().forEach(mutants::add);
        }
        List<String> lines = new ArrayList<>();
        int killed = 0;
        for (Path mutant : mutants) {
            Matcher details = DETAILS.matcher(Files.readString(mutant));
            if (!details.find()) {
                throw new IOException(mutant + ": expected PIT's details of a mutant");
            }
            String name = details.group(1);
            byte[] bytes = Files.readAllBytes(mutant.resolveSibling(name + ".class"));
            String result = tried(new Mutated(program, name, bytes), ruleset);
            killed += result.startsWith(SURVIVED) ? 0 : 1;
            lines.add(String.join(
                    ",",
                    name,
                    details.group(5),
                    details.group(4),
                    details.group(2),
                    details.group(3).replace(", ", "/"),
                    result.replaceAll("\\s+", " ")));
            Files.write(Path.of(args[2]), lines);
        }
        out.println(ruleset + ": " + killed + " of " + mutants.size() + " killed");
        System.exit(0); // mutants that run for ever may still be at it
    }

    @SuppressWarnings({"unchecked", "removal"}) // a mutant that runs for ever listens to nothing else
    private static String tried(Mutated loader, String ruleset) throws Exception {
        AtomicReference<String> result = new AtomicReference<>("TIMED_OUT");
        Thread thread = new Thread(() -> {
            try {
                Object tests = loader.loadClass("RulesetTests").getDeclaredConstructor().newInstance();
                result.set(((Function<String, String>) tests).apply(ruleset));
            } catch (ThreadDeath e) {
                throw e;
            } catch (Throwable e) {
                result.set("KILLED " + e);
            }
        });
        thread.setContextClassLoader(loader);
        thread.setDaemon(true);
        thread.start();
        thread.join(PATIENCE);
        if (thread.isAlive()) {
            thread.stop();
        }
        loader.close();
        return result.get();
    }
}
