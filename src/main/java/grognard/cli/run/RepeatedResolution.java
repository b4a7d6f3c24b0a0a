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
import java.util.Optional;

/**
 * A situation that is resolved again and again with dice from seeds, and told as JSON. Faces that have come up before
 * are not resolved again: what is told of them is the same but for the seed.
 */
public final class RepeatedResolution {

    /** What one situation may remember, in bytes. */
    private static final int MAX_BYTES = 1 << 22;

    /** What a remembered course takes beside its text, about. */
    private static final int ENTRY_BYTES = 100;

    /** What it takes before anything is remembered, about. */
    private static final int INITIAL_BYTES = 1000;

    private final Resolver resolver;
    private final Tables tables;
    private final Situation situation;
    private final OutcomeCache<Text> outcomes = new OutcomeCache<>();
    private int weight = INITIAL_BYTES;

    /** What was told of a resolution, and whether a test was failed. */
    private record Text(PlayedJson.Middle middle, boolean failed) {}

    /** @param typed the values as typed, by parameter name */
    public RepeatedResolution(Resolver resolver, Tables tables, Map<String, String> typed) {
        this.resolver = resolver;
        this.tables = tables;
        this.situation = Situation.read(resolver, typed, tables);
    }

    /** Resolves and tells it; answers whether a test was failed. */
    public boolean write(String seed, Optional<String> label, int repeat, PlayedJson json) {
        Text text = outcomes.find(new SeededDice(seed));
        if (text == null) {
            Played played = Played.with(new SeededDice(seed), resolver, tables, situation);
            Code code = played.resolution().outcome().code();
            text = new Text(json.middleOf(played), code.verdict() == Code.Verdict.FAILED);
            if (weight < MAX_BYTES && outcomes.put(played.rolls(), text)) {
                weight += text.middle.weight() + ENTRY_BYTES;
            }
        }
        json.write(tables, resolver, new RecordCaption(label, repeat, Optional.of(seed)), text.middle);
        return text.failed;
    }

    /** How much it remembers, in bytes. */
    public int weight() {
        return weight;
    }
}
