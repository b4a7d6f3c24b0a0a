package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.testing.LoadedClasses;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnJre;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** A one-shot line loads only the classes it needs: each package it has no use for would lengthen its start. */
@Tag("thorough")
class StartUpTest {

    private static final List<String> CONTACT = List.of(
            "contact --seed a",
            "contact --att 4 --pips 1 --elite --dice 2",
            "contact --att 4 --def 4",
            "contact --att 6 --def 1",
            "contact --att 1 --def 6");

    /**
     * On Java 17 the first lambda that captures nothing generates code for its method handle, which costs a start 7 ms. Java 25
     * makes such handles for reflection and for other lambdas too; there its archive holds them.
     */
    @Test
    @EnabledOnJre(JRE.JAVA_17)
    void aContactTestNeedsNoLambdaThatCapturesNothing() {
        assertThat(LoadedClasses.of(CONTACT)).doesNotContain("java.lang.invoke.BoundMethodHandle");
    }

    @Test
    @EnabledOnJre(JRE.JAVA_17)
    void oddsAndLookUpsNeedNoLambdaThatCapturesNothing() {
        assertThat(LoadedClasses.of(List.of("odds contact", "rules charge bonus", "rules cavlary", "rules contact")))
                .contains("grognard.lookup.Question")
                .doesNotContain("java.lang.invoke.BoundMethodHandle");
    }

    @Test
    void aContactTestLoadsNoClassOfOtherPackages() {
        assertThat(LoadedClasses.of(CONTACT))
                .contains("grognard.rules.paperboys.combat.Contact")
                .noneMatch(
                        name -> name.matches(
                                "grognard\\.(workshop|toml|game|plan|story|odds|journal|lookup|batch|repl|cli\\.(command\\.\\w+|batch|prompt))\\..*"))
                .noneMatch(name -> name.startsWith("picocli.") || name.startsWith("org.jline."));
    }

    /** picocli's class files are too old for the class-data archive of Java 24 and later, so loading them is dear. */
    @Test
    void aLineOfBareWordsDoesWithoutPicocli() {
        assertThat(LoadedClasses.of(List.of("odds contact", "rules woods", "rules contact --all", "contact --pip 9")))
                .contains("grognard.lookup.Question")
                .noneMatch(name -> name.startsWith("picocli."));
    }

    /** A referee of its own made the page a third slower. */
    @Test
    void helpWithoutAGameMakesNoReferee() {
        assertThat(LoadedClasses.of(List.of("contact --help", "odds honour fire --help")))
                .contains("grognard.cli.command.ResolverHelp")
                .noneMatch(name -> name.startsWith("grognard.game."));
    }

    /** Generated record equality is linked on its first call through {@code ObjectMethods}, which costs a start 25 to 48 ms. */
    @Test
    void noResolverNeedsTheEqualityThatJavaMakesForRecords() {
        List<String> lines = new ArrayList<>();
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.find(name).orElseThrow();
            for (String resolver : ruleset.resolvers()) {
                for (String example : ruleset.resolver(resolver).description().examples()) {
                    for (String seed : List.of("a", "b", "c")) {
                        lines.add(ruleset.name() + " " + resolver + " " + example + " --seed " + seed);
                    }
                }
            }
        }
        assertThat(lines).hasSizeGreaterThan(450);
        assertThat(LoadedClasses.of(lines))
                .contains("grognard.rules.napoleonic.combat.Engage", "grognard.rules.honour.combat.MeleeGroup")
                .doesNotContain("java.lang.runtime.ObjectMethods");
    }

    @Test
    void noOddsThatAreOftenAskedForNeedIt() {
        List<String> lines = List.of(
                "odds contact",
                "odds fire --weapon musket --stands 8 --range 20",
                "odds engage --stands 4 --def-stands 4",
                "odds honour fire --unit formed",
                "odds honour combat --unit formed --def-unit formed",
                "odds acw fire --figures 20 --order hold",
                "odds acw morale --terrain open",
                "odds napoleonic combat --bases 5 --troop french-line --def --bases 5 --troop austrian-line");
        assertThat(LoadedClasses.of(lines))
                .contains("grognard.odds.ExhaustiveDice")
                .doesNotContain("java.lang.runtime.ObjectMethods");
    }

    /** Neither does folding a game: what is due and done is compared by equality written by hand. */
    @Test
    void aLineInAGameDoesWithoutIt(@TempDir Path folder) throws IOException {
        Path game = folder.resolve("battle");
        Path muster = Files.writeString(
                folder.resolve("muster.csv"), "side,unit,stands\nred,33rd,8\nred,95th,6\nblue,45e,6\nblue,9e,6\n");
        assertThat(Run.of("game", "new", game.toString(), muster.toString()).exit())
                .isZero();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            lines.add("--game " + game + " fire 33rd 45e 20 --force --seed " + i);
            lines.add("--game " + game + " fire 95th 9e 20 --force --seed " + i);
        }
        assertThat(LoadedClasses.of(lines))
                .contains("grognard.game.Fold", "grognard.game.state.Due", "grognard.game.state.UnitAction")
                .doesNotContain("java.lang.runtime.ObjectMethods");
        assertThat(Files.readAllLines(game)).hasSizeGreaterThan(4);
    }

    @Test
    void aRulesetInJavaLoadsNothingOfTheWorkshop() {
        String workshop = "grognard\\.(workshop|toml)\\..*";
        assertThat(LoadedClasses.of(List.of("odds acw morale"))).noneMatch(name -> name.matches(workshop));
        assertThat(LoadedClasses.of(List.of("--rules examples/rulesets/hedgerow move")))
                .anyMatch(name -> name.matches(workshop));
    }
}
