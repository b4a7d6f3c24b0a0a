package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Group;
import grognard.record.PlayedJson;
import grognard.record.RecordAdditions;
import grognard.record.RecordCaption;
import grognard.record.RecordEntry;
import grognard.record.RecordVerifier;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.RulesCache;
import java.util.Map;

/** Resolves a record's situation again with the recorded dice. */
final class Replay {

    private final RulesCache rules;
    private final RecordVerifier follower;
    private final PlayedJson json = new PlayedJson();

    Replay(RulesCache rules, RecordVerifier follower) {
        this.rules = rules;
        this.follower = follower;
    }

    /**
     * The JSON object that the record must have, by the rules, for its inputs and dice. Refuses a record that differs;
     * the caller compares the chain members after it.
     */
    byte[] expectedObject(RecordEntry record) {
        Resolver resolver = resolver(record);
        Tables tables = tables(record);
        Map<String, String> typed = record.inputs();
        typed.keySet()
                .retainAll(
                        record.typed().orElseThrow(() -> new BadInput("does not say which of its inputs were typed")));
        Played played = follower.asRecorded(record, play(record, resolver, tables, follower.inputs(record, typed)));
        SeedReplay.check(record.rolls(), record.seed());
        byte[] object = expectedJson(record, played, follower.additions(record, played));
        if (!record.startsWith(object)) {
            // Read again: the record was read without working, outcome and rulings.
            Differences.refuse(RecordEntry.read(record.bytes()), RecordEntry.read(object));
        }
        return object;
    }

    private static Played play(RecordEntry record, Resolver resolver, Tables tables, Map<String, String> inputs) {
        Situation situation = Situation.read(resolver, inputs, tables);
        return Played.with(new DiceOnRecord(record.rolls()), resolver, tables, situation);
    }

    private byte[] expectedJson(RecordEntry record, Played played, RecordAdditions additions) {
        RecordCaption caption = new RecordCaption(record.label(), record.repeat(), record.seed());
        // only typed lines of a game make groups
        Group group = follower.isFollowing() ? record.group() : Group.ALONE;
        return json.record(played, caption, additions, group);
    }

    private Resolver resolver(RecordEntry record) {
        return rules.resolver(record.ruleset(), record.resolver());
    }

    /** The tables that the record was played with; refuses a record whose tables are not available. */
    Tables tables(RecordEntry record) {
        return rules.tables(record.ruleset(), record.get("tables"), record.house());
    }
}
