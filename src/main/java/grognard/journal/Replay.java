package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Additions;
import grognard.record.Caption;
import grognard.record.Entry;
import grognard.record.Follower;
import grognard.record.Group;
import grognard.record.PlayedJson;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.RulesAtHand;
import java.util.Map;

/** Resolves a record's situation again with its own dice. */
final class Replay {

    private final RulesAtHand rules;
    private final Follower follower;
    private final PlayedJson json = new PlayedJson();

    Replay(RulesAtHand rules, Follower follower) {
        this.rules = rules;
        this.follower = follower;
    }

    /** The object that the rules make of the record's inputs and dice, which is what it must be. */
    byte[] object(Entry record) {
        Resolver resolver = resolver(record);
        Tables tables = tables(record);
        Map<String, String> typed = record.inputs();
        typed.keySet()
                .retainAll(
                        record.typed().orElseThrow(() -> new BadInput("does not say which of its inputs were typed")));
        Played played = follower.told(record, play(record, resolver, tables, follower.inputs(record, typed)));
        SeedDice.check(record.rolls(), record.seed());
        byte[] object = json(record, played, follower.additions(record, played));
        if (!record.startsAs(object)) {
            Differences.refuse(Entry.read(record.bytes()), Entry.read(object));
        }
        return object;
    }

    private static Played play(Entry record, Resolver resolver, Tables tables, Map<String, String> inputs) {
        Situation situation = Situation.read(resolver, inputs, tables);
        return Played.with(new DiceOnRecord(record.rolls()), resolver, tables, situation);
    }

    private byte[] json(Entry record, Played played, Additions additions) {
        Caption caption = new Caption(record.label(), record.repeat(), record.seed());
        // only the lines of a game make several records that count together
        Group group = follower.isFollowing() ? record.group() : Group.ALONE;
        return json.record(played, caption, additions, group);
    }

    private Resolver resolver(Entry record) {
        return rules.resolver(record.ruleset(), record.resolver());
    }

    /** The tables that it was played with; refuses a record whose tables are not at hand. */
    Tables tables(Entry record) {
        return rules.tables(record.ruleset(), record.get("tables"), record.house());
    }
}
