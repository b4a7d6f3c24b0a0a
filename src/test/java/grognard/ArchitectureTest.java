package grognard;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import grognard.page.Door;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The arrows of docs/adr/0001 point one way. */
@Tag("thorough")
class ArchitectureTest {

    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .importUrl(Main.class.getProtectionDomain().getCodeSource().getLocation());

    /** The program and the page's door, which is compiled with the tests because it is no part of the program. */
    private static final JavaClasses WITH_PAGE = new ClassFileImporter()
            .importPaths(folder(Main.class), folder(Door.class).resolve("grognard/page"));

    private static Path folder(Class<?> compiled) {
        return Path.of(
                compiled.getProtectionDomain().getCodeSource().getLocation().getPath());
    }

    /** Classes that the page cannot use: other doors, files, threads, clocks, and what depends on a locale. */
    private static final String NOT_IN_A_BROWSER =
            "grognard\\.(Main|cli\\.|repl\\.|batch\\.).*|picocli\\..*|org\\.jline\\..*"
                    + "|java\\.(nio\\.(file|channels)|time|text|security|util\\.concurrent\\.locks)\\..*|java\\.lang\\.(Thread|Process.*)"
                    + "|java\\.util\\.(HexFormat|Formatter|StringJoiner)|java\\.util\\.concurrent\\.Execut.*";

    /** Methods that TeaVM's class library lacks; its build finds others only after minutes. */
    private static final String NOT_CALLED_IN_A_BROWSER =
            "java\\.util\\.regex\\.Matcher\\.replaceAll\\(java\\.util\\.function.*"
                    + "|java\\.lang\\.Character\\.toString\\(int\\)|java\\.io\\.ByteArrayOutputStream\\.writeBytes.*";

    private static final String[] PURE = {
        "grognard.input..",
        "grognard.dice..",
        "grognard.table..",
        "grognard.rules..",
        "grognard.odds..",
        "grognard.game..",
        "grognard.play..",
        "grognard.plan..",
        "grognard.toml..",
        "grognard.workshop.."
    };

    /** As many as there are sources: rules about classes that are not there hold always. */
    @Test
    void allClassesWereFound() throws IOException {
        Path sources = Path.of("src/main/java");
        try (Stream<Path> files = Files.walk(sources)) {
            List<String> written = files.map(file -> sources.relativize(file).toString())
                    .filter(file -> file.endsWith(".java") && !file.endsWith("package-info.java"))
                    .map(file ->
                            file.substring(0, file.length() - ".java".length()).replace(File.separatorChar, '.'))
                    .toList();
            assertThat(written).hasSizeGreaterThan(400).allMatch(PROGRAM::contain);
        }
    }

    /**
     * The packages, each with those that it may call. A package is listed after all that it calls, so that dependencies
     * point one way; the picture in docs/ARCHITECTURE.md shows the same.
     */
    private static final String PACKAGES = """
            batch
            input
            toml      input
            dice      input
            table     input
            rules     input dice table
            workshop  input toml dice table rules
            rulesets  input table rules
            odds      input dice rules
            line      input rules
            record    input dice rules
            journal   input dice table rules rulesets record
            game      input toml dice table rules workshop rulesets record
            play      input dice table rules rulesets line record journal game
            plan      input table rules odds line game
            story     input dice table rules rulesets odds record game
            render    input dice table rules rulesets odds record game plan story
            lookup    input table rules render
            repl      input rules rulesets line
            """;

    @Test
    void packagesCallOnlyThoseThatTheyMay() {
        Map<String, Set<String>> may = new LinkedHashMap<>();
        PACKAGES.lines().forEach(line -> {
            List<String> names = List.of(line.split(" +"));
            assertThat(may.keySet()).as(line).containsAll(names.subList(1, names.size()));
            may.put(names.get(0), new TreeSet<>(names));
        });
        Map<String, Set<String>> calls = new TreeMap<>();
        for (JavaClass one : PROGRAM) {
            Set<String> called = calls.computeIfAbsent(topPackage(one), name -> new TreeSet<>());
            one.getDirectDependenciesFromSelf().stream()
                    .map(Dependency::getTargetClass)
                    .filter(other -> other.getPackageName().startsWith("grognard"))
                    .forEach(other -> called.add(topPackage(other)));
        }
        calls.remove("package-info");
        Set<String> all = new TreeSet<>(may.keySet());
        all.addAll(List.of("Main", "Grognard", "cli"));
        assertThat(calls.keySet()).isEqualTo(all);
        may.forEach((name, allowed) ->
                assertThat(allowed).as("packages that " + name + " may call").containsAll(calls.get(name)));
        assertThat(calls.get("cli")).as("the command line").doesNotContain("Main", "Grognard");
        assertThat(calls.get("Grognard")).as("the door").doesNotContain("Main", "cli", "repl", "render", "line");
    }

    /** The package under grognard, or the class itself where it is in none. */
    private static String topPackage(JavaClass one) {
        JavaClass outer = one.getBaseComponentType();
        String name = outer.getName().replaceFirst("\\$.*", "").replaceFirst("^grognard\\.", "");
        return name.replaceFirst("\\..*", "");
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("grognard.(**)").should().beFreeOfCycles().check(PROGRAM);
    }

    /** The packages of the command line, each before those that may call it. */
    @Test
    void packagesOfTheCommandLineDependOneWay() {
        List<String> packages =
                List.of("environment..", "settings..", "session..", "run..", "command", "workshop..", "command.*..");
        for (int i = 0; i < packages.size(); i++) {
            String[] above = Stream.concat(packages.stream().skip(i + 1), Stream.of("batch..", "prompt.."))
                    .map(name -> "grognard.cli." + name)
                    .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage("grognard.cli." + packages.get(i))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(above)
                    .orShould()
                    .dependOnClassesThat()
                    .resideInAPackage("grognard.cli")
                    .check(PROGRAM);
        }
        slices().matching("grognard.cli.command.(*)..")
                .should()
                .notDependOnEachOther()
                .check(PROGRAM);
        noClasses()
                .that()
                .resideInAnyPackage("grognard.cli.batch..", "grognard.cli.prompt..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("grognard.cli")
                .check(PROGRAM);
    }

    @Test
    void noCycleOfMoreThanFiveClasses() {
        assertThat(ClassCycles.of(PROGRAM))
                .as("classes of which each needs all the others")
                .allSatisfy(cycle -> assertThat(cycle).hasSizeLessThanOrEqualTo(5));
    }

    @Test
    void theDoorForJavaProgramsHasNoCommandLineBehindIt() {
        noClasses()
                .that()
                .belongToAnyOf(Grognard.class)
                .should()
                .transitivelyDependOnClassesThat()
                .resideInAnyPackage("picocli..", "org.jline..", "grognard.cli..", "grognard.repl..")
                .check(PROGRAM);
    }

    /**
     * The page's door sees everything but the command line, and no class behind it uses what a browser has not. {@code
     * java.io} is allowed: {@code line.RowsInput} and {@code input.OwnJar} read files by it, and find none in a browser.
     */
    @Test
    void thePageHasNeitherCommandLineNorFilesNorThreadsBehindIt() {
        Set<JavaClass> behind = new LinkedHashSet<>();
        WITH_PAGE.stream()
                .filter(one -> one.getName().matches("grognard\\.page\\.(Game)?Door"))
                .forEach(behind::add);
        Set<String> wrong = new TreeSet<>();
        for (List<JavaClass> found = List.copyOf(behind); !found.isEmpty(); ) {
            List<JavaClass> next = new ArrayList<>();
            for (JavaClass one : found) {
                one.getMethodCallsFromSelf().stream()
                        .map(call -> call.getTarget().getFullName())
                        .filter(name -> name.matches(NOT_CALLED_IN_A_BROWSER))
                        .forEach(name -> wrong.add(one.getName() + " -> " + name));
                for (Dependency call : one.getDirectDependenciesFromSelf()) {
                    JavaClass other = call.getTargetClass().getBaseComponentType();
                    if (other.getName().matches(NOT_IN_A_BROWSER)) {
                        wrong.add(one.getName() + " -> " + other.getName());
                    } else if (other.getPackageName().startsWith("grognard") && behind.add(other)) {
                        next.add(other);
                    }
                }
            }
            found = next;
        }
        assertThat(behind).as("what the page is made of").hasSizeGreaterThan(300);
        assertThat(wrong).isEmpty();
    }

    @Test
    void rulesetsDoNotKnowEachOther() {
        slices().matching("grognard.rules.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                        DescribedPredicate.alwaysTrue(), JavaClass.Predicates.resideInAPackage("grognard.rules.base"))
                .check(PROGRAM);
    }

    @Test
    void resolversSeeNeitherFilesNorClocksNorOtherChance() {
        noClasses()
                .that()
                .resideInAnyPackage(PURE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("picocli..", "org.jline..", "java.nio.file..", "java.time..", "java.security..")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.io.File")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .accessField(System.class, "out")
                .check(PROGRAM);
    }

    @Test
    void picocliStaysInCliAndJlineInRepl() {
        noClasses()
                .that()
                .resideOutsideOfPackage("grognard.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("picocli..")
                .check(PROGRAM);
        noClasses()
                .that()
                .resideOutsideOfPackage("grognard.repl..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.jline..")
                .check(PROGRAM);
    }

    @Test
    void batchesKnowNothingOfRules() {
        noClasses()
                .that()
                .resideInAPackage("grognard.batch..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("grognard.rules..", "grognard.cli..", "grognard.render..", "grognard.journal..")
                .check(PROGRAM);
    }

    @Test
    void onlyMainLooksAtSystem() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("grognard.Main")
                .should()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .callMethod(System.class, "getenv")
                .orShould()
                .callMethod(System.class, "getenv", String.class)
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(PROGRAM);
    }

    @Test
    void resolversAreFinalAndStateless() {
        classes()
                .that()
                .implement(grognard.rules.Resolver.class)
                .and()
                .doNotHaveFullyQualifiedName("grognard.rules.base.AbstractResolver")
                .should()
                .haveModifier(com.tngtech.archunit.core.domain.JavaModifier.FINAL)
                .andShould()
                .haveOnlyFinalFields()
                .check(PROGRAM);
    }
}
