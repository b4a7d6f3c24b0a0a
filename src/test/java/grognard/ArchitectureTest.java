package grognard;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.Architectures;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows of docs/adr/0001 point one way. */
class ArchitectureTest {

    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .importUrl(Main.class.getProtectionDomain().getCodeSource().getLocation());

    private static final String[] PURE = {
        "grognard.input..", "grognard.dice..", "grognard.table..", "grognard.rules..", "grognard.odds..", "grognard.plan.."
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

    @Test
    void layersDependDownwardsOnly() {
        Architectures.layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("main")
                .definedBy(belongToAnyOf(Main.class))
                .layer("door")
                .definedBy(belongToAnyOf(Grognard.class))
                .layer("cli")
                .definedBy("grognard.cli..")
                .layer("repl")
                .definedBy("grognard.repl..")
                .layer("lookup")
                .definedBy("grognard.lookup..")
                .layer("batch")
                .definedBy("grognard.batch..")
                .layer("journal")
                .definedBy("grognard.journal..")
                .layer("render")
                .definedBy("grognard.render..")
                .layer("record")
                .definedBy("grognard.record..")
                .layer("plan")
                .definedBy("grognard.plan..")
                .layer("odds")
                .definedBy("grognard.odds..")
                .layer("rulesets")
                .definedBy("grognard.rulesets..")
                .layer("rules")
                .definedBy("grognard.rules..")
                .layer("table")
                .definedBy("grognard.table..")
                .layer("dice")
                .definedBy("grognard.dice..")
                .whereLayer("main")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("door")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("cli")
                .mayOnlyBeAccessedByLayers("main")
                .whereLayer("repl")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("lookup")
                .mayOnlyBeAccessedByLayers("cli", "repl")
                .whereLayer("batch")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("journal")
                .mayOnlyBeAccessedByLayers("door", "cli")
                .whereLayer("render")
                .mayOnlyBeAccessedByLayers("cli", "repl", "lookup")
                .whereLayer("record")
                .mayOnlyBeAccessedByLayers("door", "cli", "render", "journal")
                .whereLayer("plan")
                .mayOnlyBeAccessedByLayers("cli", "render")
                .whereLayer("odds")
                .mayOnlyBeAccessedByLayers("door", "cli", "render", "plan")
                .whereLayer("rulesets")
                .mayOnlyBeAccessedByLayers("door", "cli", "repl", "render", "journal")
                .whereLayer("rules")
                .mayOnlyBeAccessedByLayers(
                        "door", "cli", "repl", "lookup", "render", "journal", "record", "odds", "plan", "rulesets")
                .whereLayer("table")
                .mayOnlyBeAccessedByLayers("door", "cli", "lookup", "render", "journal", "plan", "rules")
                .whereLayer("dice")
                .mayOnlyBeAccessedByLayers("door", "cli", "render", "journal", "record", "odds", "rules")
                .check(PROGRAM);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("grognard.(**)").should().beFreeOfCycles().check(PROGRAM);
    }

    /** The rooms of the command line, from the one that knows none of the others to the one that knows all. */
    @Test
    void roomsOfTheCommandLineHaveDoorsOneWay() {
        List<String> rooms = List.of("world", "settings", "session", "verb", "verbs");
        for (int i = 0; i < rooms.size(); i++) {
            String[] above = Stream.concat(rooms.stream().skip(i + 1), Stream.of("batch", "prompt"))
                    .map(room -> "grognard.cli." + room + "..")
                    .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage("grognard.cli." + rooms.get(i) + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(above)
                    .orShould()
                    .dependOnClassesThat()
                    .resideInAPackage("grognard.cli")
                    .check(PROGRAM);
        }
        noClasses()
                .that()
                .resideInAnyPackage("grognard.cli.batch..", "grognard.cli.prompt..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("grognard.cli")
                .check(PROGRAM);
    }

    @Test
    void noKnotOfMoreThanFiveClasses() {
        Predicate<Set<String>> isTheCore =
                knot -> knot.stream().allMatch(name -> name.matches("grognard\\.rules\\.\\w+"));
        assertThat(Knots.of(PROGRAM))
                .as("classes of which each needs all the others")
                .allSatisfy(knot -> assertThat(knot).hasSizeLessThanOrEqualTo(isTheCore.test(knot) ? 11 : 5));
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

    @Test
    void rulesetsDoNotKnowEachOther() {
        slices().matching("grognard.rules.(*)..")
                .should()
                .notDependOnEachOther()
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
                .should()
                .haveModifier(com.tngtech.archunit.core.domain.JavaModifier.FINAL)
                .andShould()
                .haveOnlyFinalFields()
                .check(PROGRAM);
    }
}
