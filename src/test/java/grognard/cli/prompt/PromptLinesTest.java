package grognard.cli.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds from one line to the next: again, last, set and unset. */
class PromptLinesTest {

    private static Run lines(String... lines) {
        return PromptRun.of(List.of(lines));
    }

    @Test
    void againLeavesOutTheDiceThatWereGiven() {
        Run run = lines("contact --att 4 --pips 1 --def 2 --seed x --label \"the left\"", "again");
        assertThat(run.out()).contains("again: contact --att --pips 1 --def --label \"the left\"\n");
        assertThat(lines("paperboys rally --pips=3 --dice=2 -q", "again", "again")
                        .out())
                .containsPattern("(?s)^ROUTS ON .*again: paperboys rally --pips=3 -q\n.*again: paperboys rally");
        assertThat(lines("odds officer --json", "again").err()).contains("again: odds officer --json");
    }

    @Test
    void againTakesMoreWords() {
        assertThat(lines("rally --pips 3 -q", "again --officer commander").out())
                .contains("again: rally --pips 3 -q --officer commander\n");
    }

    @Test
    void againChangesWhatItNames() {
        assertThat(lines("fire musket 20 8 -q", "again --range 10", "again 15", "again rifle")
                        .out())
                .contains("again: fire -q --weapon musket --stands 8 --range 10\n")
                .contains("again: fire -q --weapon musket --stands 8 --range 15\n")
                .contains("again: fire -q --stands 8 --range 15 --weapon rifle\n");
        assertThat(lines("contact --column --pips 2 -q", "again --column=false").out())
                .contains("again: contact --pips 2 -q\n");
        assertThat(lines("contact --off brig -q", "again --off none").err()).isEmpty();
    }

    @Test
    void anEmptyLineThrowsNothingWhileDiceGoOnRecord(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("game.jsonl");
        PromptRun prompt = new PromptRun();
        prompt.type("set log " + log);
        prompt.type("rally --pips 3 -q");
        prompt.type("");
        assertThat(Files.readAllLines(log)).hasSize(1);
        assertThat(prompt.soFar().err()).contains("an empty line throws no dice while they go on record; again does");
        prompt.type("again");
        assertThat(Files.readAllLines(log)).hasSize(2);
        PromptRun own = new PromptRun();
        own.type("rally --pips 3 -q --log " + log);
        own.type("");
        assertThat(Files.readAllLines(log)).hasSize(3);
        assertThat(lines("rally --pips 3 -q", "").out()).contains("again: rally --pips 3 -q");
    }

    /** Java closes a file under a thread that is stopped; the line is over, and the journal and the game go on. */
    @Test
    void controlCWhileALineGoesOnRecordIsNoFault(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("battle.jsonl");
        Path game = folder.resolve("game.jsonl");
        Path muster = Files.writeString(folder.resolve("muster.csv"), "side,unit,stands\nred,33rd,8\nblue,45e,8\n");
        PromptRun prompt = new PromptRun();
        for (String line : List.of("rally --pips 3 -q --log " + log, "note here")) {
            prompt.type(line.startsWith("note") ? "game new " + game + " " + muster : line);
            Thread.currentThread().interrupt();
            prompt.type(line);
            assertThat(Thread.interrupted()).isFalse();
            prompt.type(line);
        }
        assertThat(prompt.soFar().err()).isEmpty();
        assertThat(Files.readAllLines(log)).hasSize(2);
        assertThat(Files.readAllLines(game)).hasSize(2);
    }

    /** The seed that a seal hides, however the line is spelt that names it, or nearly does. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "journal seal g.jsonl --seed hush",
                "journal seal g.jsonl --seed=hush",
                "grognard journal seal --salt w --seed hush",
                "--rules honour journal seal g.jsonl --seed hush",
                "journal sea g.jsonl --see hush",
                "journal seal g.jsonl --sed hush",
                "journal seal g.jsonl seed hush",
                "jornal seal g.jsonl --seed hush",
                "ournal seal g.jsonl --seed hush",
                "seal g.jsonl --seed hush",
                "journal --seed hush",
                "journal 'seal' g.jsonl --se'ed' hush",
                "journal seal \"g.jsonl --seed hush",
                "contact; journal seal g.jsonl --seed hush",
                "contact\njournal seal g.jsonl --seed hush",
                "hide --seed hush",
                "contact journal seal g.jsonl --seed hush",
                "rally --pipjournal seal g.jsonl --seed=hush",
                "alias shy='journal seal g.jsonl --seed hush'",
            })
    void aLineThatMayNameASealedSeedIsNotRemembered(String line, @TempDir Path folder) {
        PromptRun prompt = new PromptRun(Map.of("XDG_CONFIG_HOME", folder.toString()));
        prompt.type("alias hide='journal seal g.jsonl'");
        assertThat(prompt.shell().isSecret(line)).isTrue();
    }

    /** Any other seed is printed with its dice. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "contact --seed sealed",
                "contac --seed sealed",
                "journal seal g.jsonl",
                "journal seal g.jsonl --salt seed",
                "journal seal --help",
                "journal verify seal.jsonl --head seed",
                "rules seal seed",
                "note the seal has a seed",
                "alias volley='contact --seed seal'",
                "contact --label 'seal; --seed'",
                "\"open",
                "",
            })
    void whatIsNoSecretIsRemembered(String line) {
        assertThat(new PromptRun().shell().isSecret(line)).isFalse();
    }

    @Test
    void aJournalTellsWhatHappenedAndWhoseDiceWereLucky(@TempDir Path folder) {
        String log = folder.resolve("game.jsonl").toString();
        assertThat(Run.of("contact", "--dice", "15", "--log", log).exit()).isZero();
        assertThat(Run.of("journal", "show", log).out())
                .contains("contact  ATTACKER FALLS BACK  attacker fall back 1, gain pips 2  [1*, 5*]\n");
        assertThat(Run.of("journal", "stats", log, "--by", "side").out())
                .contains("  side      for ", "  attacker  attacker's contact die  ", "  defender  ");
        assertThat(Run.of("journal", "stats", log, "--by", "resolver").out()).contains("  contact   attacker's");
        assertThat(Run.of("journal", "stats", log, "--by", "army").err())
                .contains("--by army: expected one of label, side, resolver");
    }

    @Test
    void briefIsBetweenQuietAndFull() {
        String brief = """
                RALLIED  The unit rallies.
                  unit  is rallied: turn it round and form it up
                  score 5, needed 3
                  dice: rally die 5
                """;
        assertThat(lines("rally 3 --brief --dice 5").out()).isEqualTo(brief);
        assertThat(lines("set format brief", "rally 3 --dice 5").out()).endsWith(brief);
        assertThat(lines("rally 3 -b --seed x").out()).contains("; seed x\n");
        assertThat(lines("rally 3 -b").out()).containsPattern("; seed [0-9a-f]{8}…\n");
    }

    @Test
    void aMintedSeedIsShortAtThePromptAndWholeInLast() {
        assertThat(lines("rally 3").out()).containsPattern("\nSeed [0-9a-f]{8}…\n$");
        assertThat(lines("rally 3 -q", "last").out()).containsPattern("\nSeed [0-9a-f]{32}\n$");
    }

    @Test
    void anAliasIsKeptListedAndUsed(@TempDir Path folder) {
        Map<String, String> home = Map.of("XDG_CONFIG_HOME", folder.toString());
        PromptRun first = new PromptRun(home);
        first.type("alias volley='fire --weapon musket'");
        first.type("volley 20 8 --dice 55261111 -q");
        assertThat(first.soFar().err()).isEmpty();
        assertThat(first.soFar().out()).contains("volley  fire --weapon musket\n", "HIT  The fire tells");
        PromptRun second = new PromptRun(home);
        second.type("alias");
        second.type("again volley");
        second.type("alias volley=");
        second.type("volley 20 8");
        assertThat(second.soFar().out())
                .isEqualTo("  volley  fire --weapon musket\n"
                        + "No alias yet; alias volley='fire --weapon musket' makes one.\n");
        assertThat(second.soFar().err()).contains("no command to repeat yet", "volley: did you mean fire?");
        assertThat(first.shell().aliases()).extracting("word").containsExactly("volley");
        assertThat(first.shell().inFull(List.of("volley", "20"))).containsExactly("fire", "--weapon", "musket", "20");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "alias fire=contact|alias fire: expected a word that is no resolver, ruleset or command",
                "alias combat=fire|alias combat: expected a word that is no resolver, ruleset or command",
                "alias odds=fire|alias odds: expected a word",
                "alias acw=fire|alias acw: expected a word",
                "alias 3x=fire|alias 3x: expected a word of letters, digits and hyphens",
                "alias volley|alias volley: expected NAME='LINE'",
                "alias v=frie|alias v frie: expected a resolver, a ruleset or a command first",
            })
    void anAliasHidesNothing(String row) {
        String[] parts = row.split("\\|", -1);
        assertThat(lines(parts[0]).err()).startsWith("grognard: ").contains(parts[1]);
    }

    @Test
    void beginningsWillDoAtThePromptAndInATerminalButNotInScripts() {
        assertThat(lines("fire --w c --ran 20 -q").err()).isEmpty();
        assertThat(lines("fire --w c --ran 3 -q").err())
                .contains("--ran: expected more of it, one of --range, --ranks");
        Map<String, String> terminal = Map.of("GROGNARD_TTY", "012");
        assertThat(Run.with("", terminal, "fire", "--w", "c", "--rang", "20", "-q")
                        .exit())
                .isZero();
        assertThat(Run.of("fire", "--w", "c", "--rang", "20", "-q").exit()).isEqualTo(2);
        assertThat(Run.with("fire --w c --rang 20\n", Map.of("GROGNARD_TTY", "12"))
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void aLookUpCanBeRepeatedButSettingsAreNot() {
        assertThat(lines("rally --pips 3 -q", "set", "use honour", "use paperboys", "help", "again")
                        .out())
                .contains("again: rally --pips 3 -q\n");
    }

    @Test
    void lastShowsTheAuditOfWhatWasShownBriefly() {
        Run run = lines("rally --pips 3 --dice 5 -q", "rules officer", "last");
        assertThat(run.out()).contains("""
                RALLIED  The unit rallies.
                  score 5, needed 3
                On the table
                  unit  is rallied: turn it round and form it up
                Working
                  unit  die     5
                        score   5
                        needed  3
                Dice
                  1  rally die  d6  5  (given)
                """);
    }

    @Test
    void theSeedGivesEachLineDiceOfItsOwn() {
        Run run = lines(
                "set seed bussaco", "rally --pips 3", "again", "rules rally", "roll 2d6", "rally --pips 3 --seed y");
        assertThat(run.out()).contains("Seed bussaco/1\n", "Seed bussaco/2\n", "Seed bussaco/3\n", "Seed y\n");
        assertThat(run.out())
                .isEqualTo(lines(
                                "set seed bussaco",
                                "rally --pips 3",
                                "again",
                                "rules rally",
                                "roll 2d6",
                                "rally --pips 3 --seed y")
                        .out());
    }

    /** Of a seed and dice of the player's own the one that was set last holds. */
    @Test
    void ownDiceAreAskedForAfterASeed() {
        Run own = lines("set seed bussaco", "set dice own", "officer", "5");
        assertThat(own.err()).contains("officer's die (d6)");
        assertThat(own.out()).doesNotContain("Seed bussaco");
        assertThat(lines("set dice own", "set seed bussaco", "officer").out()).contains("Seed bussaco/1\n");
    }

    @Test
    void aLineThatThrowsNoDiceUsesNoneUp() {
        Run run = lines(
                "set seed bussaco",
                "strength --start 4 --now 3",
                "rally --pips",
                "rally --pips 3 --enemy 10",
                "rally --pips 3",
                "officer -n 2 --json",
                "officer");
        assertThat(run.out().lines().filter(line -> line.startsWith("Seed ")))
                .containsExactly("Seed bussaco/1", "Seed bussaco/3");
        assertThat(run.out()).contains("\"seed\":\"bussaco/2/1\"", "\"seed\":\"bussaco/2/2\"");
    }

    @Test
    void aLineWrittenForTheShellIsUnderstood() {
        Run run = lines("grognard rally --pips 3 --dice 5 -q", "again");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("RALLIED  The unit rallies.\nagain: rally --pips 3 -q\n");
    }

    @Test
    void theFormatHoldsUntilItIsUnset() {
        Run run = lines("set format json", "rally --pips 3 --dice 5", "odds officer", "rally --pips 3 --dice 5 -q");
        String[] lines = run.out().split("\n", -1);
        assertThat(Json.object(lines[1])).containsEntry("resolver", "rally");
        assertThat(Json.object(lines[2])).containsEntry("resolver", "officer");
        assertThat(lines[3]).isEqualTo("RALLIED  The unit rallies.");
        assertThat(lines("set format quiet", "unset format", "rally --pips 3 --dice 5")
                        .out())
                .contains("Working");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "again|no command to repeat yet",
                "last|nothing has been resolved yet",
                "last now|last now: expected nothing more",
                "set format xml|set format xml: expected one of full, brief, quiet, json, text",
                "set fromat json|did you mean format?",
                "set seed|set seed: expected a value after it",
                "unset|unset: expected KEY",
                "unset nothing|unset nothing: expected one of format",
                "agian|did you mean again? (help lists them)",
                "batch|batch: expected a FILE at the prompt",
                "odds|see odds --help",
                "set house.none yes|set house.none: expected one of",
            })
    void whatCannotBeIsNamed(String row) {
        String[] parts = row.split("\\|", -1);
        Run run = lines(parts[0]);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("grognard: ").contains(parts[1]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"again", "last", "set", "unset"})
    void theyAreForLinesThatFollowEachOther(String word) {
        Run run = Run.of(word);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(word + ": expected it at the prompt");
    }

    @Test
    void textIsBrokenOnlyForATerminal() {
        String line = "contact --pips 6";
        Map<String, String> narrow = Map.of("GROGNARD_TTY", "12", "COLUMNS", "60", "NO_COLOR", "1");
        assertThat(Run.with("", narrow, line.split(" ")).out())
                .contains(
                        "  PB-15  A unit at 6 pips may not advance, so it makes no\n         contact test of its own.\n");
        assertThat(Run.of(line.split(" ")).out()).contains("so it makes no contact test of its own.\n");
        assertThat(Run.with("", narrow, "contact", "--pip", "1").err()).contains("did you\n  mean --pips?");
    }
}
