package grognard;

import grognard.dice.FaceSource;
import grognard.dice.SeededDice;
import grognard.game.GameVerifier;
import grognard.journal.ExpectedHashes;
import grognard.journal.JournalReader;
import grognard.journal.Verification;
import grognard.odds.Odds;
import grognard.record.PlayedJson;
import grognard.record.Proof;
import grognard.record.RecordCaption;
import grognard.rules.Description;
import grognard.rules.PackReader;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.RulesCache;
import grognard.rulesets.RulesetLibrary;
import grognard.rulesets.Rulesets;
import grognard.table.Pack;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The API for Java programs: one ruleset with its tables, which resolves situations, computes exact odds and verifies
 * journals, without the command line. A situation is a map from parameter names, as {@link #describe} lists them, to
 * texts: {@code Map.of("att", "4", "quality", "elite")}. Methods throw {@link grognard.input.BadInput} for invalid values,
 * with a message for people. Instances have no visible state but cache tables without locks: use one for each thread.
 */
public final class Grognard {

    private final Ruleset ruleset;
    private final Tables tables;

    private Grognard(Ruleset ruleset, Tables tables) {
        this.ruleset = ruleset;
        this.tables = tables;
    }

    /** The names of the built-in rulesets. */
    public static List<String> rulesets() {
        return Rulesets.names();
    }

    /** The built-in ruleset of that name, with its own tables. */
    public static Grognard of(String ruleset) {
        Ruleset found = Rulesets.named(ruleset);
        return new Grognard(found, Tables.builtIn(found));
    }

    /**
     * This ruleset with other tables and house rules. Reads and checks all tables now.
     *
     * @param house house keys and their values, as the command line takes them
     */
    public Grognard with(Pack pack, Map<String, String> house) {
        return new Grognard(ruleset, PackReader.tables(ruleset, pack, house));
    }

    /** The resolvers' names, in the order of play. */
    public List<String> resolvers() {
        return ruleset.resolvers();
    }

    /** A resolver's parameters, dice and outcomes. */
    public Description describe(String resolver) {
        return ruleset.resolver(resolver).description();
    }

    /** Resolves a situation with dice from a seed. The same seed gives the same dice in every version. */
    public Played play(String resolver, Map<String, String> situation, String seed) {
        return play(resolver, situation, new SeededDice(seed));
    }

    /** Resolves a situation with dice from any source. */
    public Played play(String resolver, Map<String, String> situation, FaceSource dice) {
        Resolver found = ruleset.resolver(resolver);
        return Played.with(dice, found, tables, Situation.read(found, situation, tables));
    }

    /** Resolves many situations, lazily. The k-th, counted from 1, has the seed {@code seed/k}, as in a batch. */
    public Stream<Played> playAll(String resolver, List<Map<String, String>> situations, String seed) {
        Resolver found = ruleset.resolver(resolver);
        return IntStream.range(0, situations.size())
                .mapToObj(k -> Played.with(
                        new SeededDice(seed + "/" + (k + 1)),
                        found,
                        tables,
                        Situation.read(found, situations.get(k), tables)));
    }

    /** The exact probabilities of all outcomes and numbers. */
    public Odds odds(String resolver, Map<String, String> situation) {
        Resolver found = ruleset.resolver(resolver);
        return Odds.of(found, tables, Situation.read(found, situation, tables));
    }

    /** A resolution as one line of JSON without its line end, as {@code --json} prints it. */
    public static String json(Played played, Optional<String> label, Optional<String> seed) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new PlayedJson(bytes).write(played, new RecordCaption(label, 0, seed));
        return bytes.toString(StandardCharsets.UTF_8).strip();
    }

    /**
     * Verifies a journal as {@code journal verify} does: chain, seals, dice, outcomes, and the units of a game. Knows the
     * built-in rulesets only.
     *
     * @param pack the players' own tables, for records that name them
     * @return the result; a journal that fails is a result, not an exception
     */
    public static Proof verify(Path journal, Optional<Pack> pack) {
        RulesCache rules = new RulesCache(RulesetLibrary.builtIn(), pack);
        try (JournalReader reader = JournalReader.of(journal)) {
            return new Verification(reader, ExpectedHashes.NOTHING, rules, new GameVerifier(rules)).run();
        }
    }
}
