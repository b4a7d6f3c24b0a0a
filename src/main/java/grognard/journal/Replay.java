package grognard.journal;

import grognard.dice.Die;
import grognard.dice.FaceSource;
import grognard.dice.ReplayedDice;
import grognard.dice.Roll;
import grognard.dice.SeededDice;
import grognard.input.BadInput;
import grognard.record.Group;
import grognard.record.PlayedJson;
import grognard.record.RecordAdditions;
import grognard.record.RecordCaption;
import grognard.record.RecordEntry;
import grognard.record.RecordVerifier;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.RulesCache;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Resolves a record's situation again with the recorded dice. */
final class Replay {

    /** The members to compare. Causes come before their consequences: a forged input also changes the outcome. */
    private static final List<String> COMPARED = List.of(
            "inputs",
            "typed",
            "rolls",
            "working",
            "outcome",
            "rulings",
            "tables",
            "stand-in",
            "house",
            "tables-sha256",
            "label",
            "units",
            "as-of",
            "repeat",
            "seed");

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
        List<String> names =
                record.typed().orElseThrow(() -> new BadInput("does not say which of its inputs were typed"));
        typed.keySet().retainAll(names);
        for (String name : names) {
            if (resolver.description().parameter(name).filter(Parameter::isFlag).isPresent()) {
                typed.putIfAbsent(name, "false"); // a flag that was revoked is no input
            }
        }
        Played played = follower.asRecorded(record, play(record, resolver, tables, follower.inputs(record, typed)));
        checkSeed(record.rolls(), record.seed());
        byte[] object = expectedJson(record, played, follower.additions(record, played));
        if (!record.startsWith(object)) {
            // Read again: the record was read without working, outcome and rulings.
            refuse(RecordEntry.read(record.bytes()), RecordEntry.read(object));
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

    /** Rolls seeded dice again and refuses rolls that differ. Given dice between them use nothing up. */
    private static void checkSeed(List<Roll> rolls, Optional<String> seed) {
        SeededDice dice = null;
        int number = 0;
        for (Roll roll : rolls) {
            number++;
            if (roll.source() != Roll.Source.SEED) {
                continue;
            }
            if (dice == null) {
                dice = new SeededDice(seed.orElseThrow(() -> new BadInput("has dice from a seed, but no seed")));
            }
            for (int value : roll.values()) {
                int thrown = dice.next(roll.die(), roll.purpose());
                if (thrown != value) {
                    throw new BadInput("roll " + number + ", the " + roll.purpose() + ", is "
                            + roll.die().text(value) + "; its seed gives "
                            + roll.die().text(thrown));
                }
            }
        }
    }

    /** Refuses the record, naming the first member that differs from the replayed record. */
    private static void refuse(RecordEntry record, RecordEntry replayed) {
        for (String key : COMPARED) {
            Object recorded = record.json().getOrDefault(key, "");
            Object expected = replayed.json().getOrDefault(key, "");
            if (!recorded.equals(expected)) {
                throw new BadInput("has another " + difference(key, recorded, expected));
            }
        }
    }

    /** Describes a difference; descends into objects to name the innermost member. */
    private static String difference(String key, Object recorded, Object expected) {
        if (recorded instanceof Map<?, ?> mine && expected instanceof Map<?, ?> other) {
            for (Object member : other.keySet()) {
                Object value = mine.get(member);
                if (!other.get(member).equals(value)) {
                    return difference(key + " " + member, value == null ? "nothing" : value, other.get(member));
                }
            }
        }
        return key + " than the rules give: " + recorded + ", expected " + expected;
    }

    /**
     * Replays the dice of a record in their recorded order. Also checks the source of each die: a die whose value is an input
     * (such as {@code --att 4}) was thrown on the table, so the record must call it given.
     */
    private static final class DiceOnRecord implements FaceSource {

        private final List<Roll> rolls;
        private final ReplayedDice replayed;
        private int roll = -1; // index of the current roll
        private int left; // dice of the current roll that are not replayed yet

        DiceOnRecord(List<Roll> rolls) {
            this.rolls = rolls;
            this.replayed = new ReplayedDice(rolls);
        }

        @Override
        public int next(Die die, String purpose) {
            int recorded = replayed.next(die, purpose);
            advance();
            return recorded;
        }

        /** Moves on by one die, and to the next roll that has dice once the current one is used up. */
        private void advance() {
            while (left == 0) {
                roll++;
                left = rolls.get(roll).values().size();
            }
            left--;
        }

        @Override
        public void known(Die die, String purpose, int value) {
            replayed.known(die, purpose, value);
            advance();
            if (source() != Roll.Source.GIVEN) {
                throw new BadInput("roll " + (roll + 1) + ", the " + purpose + ", is among the inputs, yet not given");
            }
        }

        @Override
        public Roll.Source source() {
            return rolls.get(roll).source();
        }

        @Override
        public void close(int thrown) {
            replayed.close(thrown);
        }
    }
}
