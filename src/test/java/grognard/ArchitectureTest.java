package grognard;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.Architectures;
import org.junit.jupiter.api.Test;

/** The arrows of docs/adr/0001 point one way. */
class ArchitectureTest {

    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .importUrl(Main.class.getProtectionDomain().getCodeSource().getLocation());

    private static final String[] PURE = {
        "grognard.input..", "grognard.dice..", "grognard.table..", "grognard.rules..", "grognard.odds.."
    };

    @Test
    void classesWereFound() {
        assertThat(PROGRAM.contain("grognard.rules.paperboys.Contact")).isTrue();
        assertThat(PROGRAM.size()).isGreaterThan(80);
    }

    @Test
    void layersDependDownwardsOnly() {
        Architectures.layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("main")
                .definedBy("grognard")
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
                .whereLayer("cli")
                .mayOnlyBeAccessedByLayers("main")
                .whereLayer("repl")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("lookup")
                .mayOnlyBeAccessedByLayers("cli", "repl")
                .whereLayer("batch")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("journal")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("render")
                .mayOnlyBeAccessedByLayers("cli", "repl", "lookup")
                .whereLayer("record")
                .mayOnlyBeAccessedByLayers("cli", "render", "journal")
                .whereLayer("odds")
                .mayOnlyBeAccessedByLayers("cli", "render")
                .whereLayer("rulesets")
                .mayOnlyBeAccessedByLayers("cli", "repl", "render", "journal")
                .whereLayer("rules")
                .mayOnlyBeAccessedByLayers("cli", "repl", "lookup", "render", "journal", "record", "odds", "rulesets")
                .whereLayer("table")
                .mayOnlyBeAccessedByLayers("cli", "lookup", "render", "journal", "rules")
                .whereLayer("dice")
                .mayOnlyBeAccessedByLayers("cli", "render", "journal", "record", "odds", "rules")
                .check(PROGRAM);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("grognard.(**)").should().beFreeOfCycles().check(PROGRAM);
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
