package grognard;

import grognard.dice.Faces;
import grognard.dice.Seeded;
import grognard.game.GameProof;
import grognard.journal.JournalReader;
import grognard.journal.Noted;
import grognard.journal.Verification;
import grognard.odds.Odds;
import grognard.record.Caption;
import grognard.record.PlayedJson;
import grognard.record.Proof;
import grognard.rules.Description;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.WholePack;
import grognard.rulesets.Library;
import grognard.rulesets.RulesAtHand;
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
 * The door for Java programs: a ruleset that plays, counts chances and checks records, without a command line behind it.
 * Situations are texts by parameter name, as {@link #describe} lists them: {@code Map.of("att", "4", "quality",
 * "elite")}. What cannot be is refused with a {@link grognard.input.BadInput}, whose message is for people. It cannot be
 * changed, but remembers tables that it has read; threads that play at the same time each want their own.
 */
public final class Grognard {

    private final Ruleset ruleset;
    private final Tables tables;

    private Grognard(Ruleset ruleset, Tables tables) {
        this.ruleset = ruleset;
        this.tables = tables;
    }

    /** The rulesets' names. */
    public static List<String> rulesets() {
        return Rulesets.names();
    }

    /** The ruleset of that name, with its own tables. */
    public static Grognard of(String ruleset) {
        Ruleset found = Rulesets.named("ruleset", ruleset);
        return new Grognard(found, Tables.builtIn(found));
    }

    /** The same ruleset with other tables, all of which are read now, and with these house keys. */
    public Grognard with(Pack pack, Map<String, String> house) {
        return new Grognard(ruleset, WholePack.tables(ruleset, pack, house));
    }

    /** The resolvers' names, in the order of play. */
    public List<String> resolvers() {
        return ruleset.resolvers();
    }

    /** What a resolver takes, throws and answers. */
    public Description describe(String resolver) {
        return ruleset.resolver(resolver).description();
    }

    /** Resolves a situation with dice from a seed, the same for the same seed for good. */
    public Played play(String resolver, Map<String, String> situation, String seed) {
        return play(resolver, situation, new Seeded(seed));
    }

    /** Resolves a situation with dice from anywhere. */
    public Played play(String resolver, Map<String, String> situation, Faces dice) {
        Resolver found = ruleset.resolver(resolver);
        return Played.with(dice, found, tables, Situation.read(found, situation, tables));
    }

    /** Resolves many situations, one when the next is asked for; the k-th, from 1, has the seed {@code seed/k}. */
    public Stream<Played> playAll(String resolver, List<Map<String, String>> situations, String seed) {
        Resolver found = ruleset.resolver(resolver);
        return IntStream.range(0, situations.size())
                .mapToObj(k -> Played.with(
                        new Seeded(seed + "/" + (k + 1)),
                        found,
                        tables,
                        Situation.read(found, situations.get(k), tables)));
    }

    /** The exact chances of all outcomes and numbers. */
    public Odds odds(String resolver, Map<String, String> situation) {
        Resolver found = ruleset.resolver(resolver);
        return Odds.of(found, tables, Situation.read(found, situation, tables));
    }

    /** A resolution as one line of JSON, as the command line prints it. */
    public static String json(Played played, Optional<String> label, Optional<String> seed) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new PlayedJson(bytes).write(played, new Caption(label, 0, seed));
        return bytes.toString(StandardCharsets.UTF_8).strip();
    }

    /**
     * Goes through a journal as {@code journal verify} does: chain, seals, dice, outcomes, and units of a game.
     *
     * @param pack the players' own tables, for records that name them
     */
    public static Proof verify(Path journal, Optional<Pack> pack) {
        RulesAtHand rules = new RulesAtHand(Library.builtIn(), pack);
        try (JournalReader reader = JournalReader.of(journal)) {
            return new Verification(reader, Noted.NOTHING, rules, new GameProof(rules)).run();
        }
    }
}
