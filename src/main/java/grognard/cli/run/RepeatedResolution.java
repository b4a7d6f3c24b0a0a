package grognard.cli.run;

import grognard.dice.OutcomeCache;
import grognard.dice.SeededDice;
import grognard.record.PlayedJson;
import grognard.record.RecordCaption;
import grognard.rules.Code;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.Map;

/**
 * A situation that is resolved many times with dice from seeds, and written as JSON. Results are cached by the faces
 * thrown: only the seed in them differs.
 */
public final class RepeatedResolution {

    /** Most bytes that the cache of one situation may take. */
    private static final int MAX_BYTES = 1 << 22;

    /** Approximate bytes of a cache entry beside its text. */
    private static final int ENTRY_BYTES = 100;

    /** Approximate bytes of an empty cache. */
    private static final int INITIAL_BYTES = 1000;

    private final Resolver resolver;
    private final Tables tables;
    private final Situation situation;
    private final OutcomeCache<Text> outcomes = new OutcomeCache<>();
    private int weight = INITIAL_BYTES;

    /** The cached JSON of a resolution, without its seed. */
    private record Text(PlayedJson.Middle middle, boolean failed) {}

    /** @param typed the values as typed, by parameter name */
    public RepeatedResolution(Resolver resolver, Tables tables, Map<String, String> typed) {
        this.resolver = resolver;
        this.tables = tables;
        this.situation = Situation.read(resolver, typed, tables);
    }

    /**
     * Resolves and writes it as JSON; returns whether a test was failed.
     *
     * @param caption with the seed of the dice
     * @param line the line of the batch; 0 outside one
     */
    public boolean write(RecordCaption caption, long line, PlayedJson json) {
        String seed = caption.seed().orElseThrow();
        Text text = outcomes.find(new SeededDice(seed));
        if (text == null) {
            Played played = Played.with(new SeededDice(seed), resolver, tables, situation);
            Code code = played.resolution().outcome().code();
            text = new Text(json.middleOf(played), code.verdict() == Code.Verdict.FAILED);
            if (weight < MAX_BYTES && outcomes.put(played.rolls(), text)) {
                weight += text.middle.weight() + ENTRY_BYTES;
            }
        }
        json.write(tables, resolver, caption, line, text.middle);
        return text.failed;
    }

    /** Returns the approximate size of the cache in bytes. */
    public int weight() {
        return weight;
    }
}
