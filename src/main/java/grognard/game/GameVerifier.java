package grognard.game;

import grognard.game.state.GameEvent;
import grognard.game.state.OtherEvent;
import grognard.game.state.Resolved;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.record.RecordAdditions;
import grognard.record.RecordEntry;
import grognard.record.RecordEvent;
import grognard.record.RecordVerifier;
import grognard.rules.Played;
import grognard.rulesets.RulesCache;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Verifies the records of a game: computes what each must contain from the state after those before it. */
public final class GameVerifier implements RecordVerifier {

    /** Most seeds that are remembered, so that a journal of millions of records does not fill the memory. */
    private static final int MOST_SEEDS = 100_000;

    private static final int MOST_REPEATED = 20;

    private final RulesCache rules;
    private @Nullable Game game;
    private @Nullable GameAction action;
    private @Nullable LineVerifier line;
    private boolean otherTables;

    /** The dice of each record, for the note that lists them if it is undone. */
    private final Map<Long, String> thrown = new TreeMap<>();

    /** The records of each line that can be undone or redone, by its first record. */
    private final TreeMap<Long, List<Long>> lines = new TreeMap<>();

    private final Map<Long, String> undone = new TreeMap<>();

    /** The record that first threw dice from a seed, and seeds that were used twice with both records. */
    private final Map<String, Long> seeds = new HashMap<>();

    private final List<String> repeatedSeeds = new ArrayList<>();

    /** @param rules the available rulesets, with the players' own tables for a game that uses them */
    public GameVerifier(RulesCache rules) {
        this.rules = rules;
    }

    @Override
    public boolean isFollowing() {
        return game != null;
    }

    @Override
    public Map<String, String> inputs(RecordEntry entry, Map<String, String> typed) {
        if (game == null) {
            return typed;
        }
        if (!game.referee().plays(entry.ruleset())) {
            throw new BadInput("is of ruleset " + entry.ruleset() + ", and the game is one of "
                    + game.referee().ruleset().name());
        }
        action = GameAction.of(
                game, entry, rules.resolver(entry.ruleset(), entry.resolver()).description(), typed);
        return action.values();
    }

    @Override
    public Played asRecorded(RecordEntry entry, Played played) {
        return action == null ? played : action.asRecorded(played);
    }

    @Override
    public RecordAdditions additions(RecordEntry entry, Played played) {
        if (action == null) {
            return RecordAdditions.NONE;
        }
        Resolved event = action.event(played);
        follow(event, entry);
        List<String> dice =
                played.rolls().stream().map(roll -> roll.values().toString()).toList();
        if (!dice.isEmpty()) {
            String units = String.join(" ", event.roles().names());
            thrown.put(entry.number(), entry.resolver() + " " + units + ": " + String.join(" ", dice));
            entry.seed().ifPresent(seed -> noteSeed(seed, entry.number()));
        }
        return event;
    }

    private void noteSeed(String seed, long record) {
        Long first = seeds.size() < MOST_SEEDS ? seeds.putIfAbsent(seed, record) : seeds.get(seed);
        if (first != null && repeatedSeeds.size() < MOST_REPEATED) {
            repeatedSeeds.add("the same seed twice: records " + first + " and " + record + " threw from "
                    + SafeText.shortened(seed));
        }
    }

    @Override
    public Optional<RecordEvent> event(RecordEntry entry) {
        if (entry.kind().equals("muster")) {
            if (game != null || entry.number() != 1) {
                throw new BadInput("musters a game that has begun");
            }
            Muster muster = Muster.of(entry, Muster.referee(entry, rules));
            muster.check();
            otherTables = muster.isOfOtherTables();
            game = muster.begun();
            return Optional.of(muster);
        }
        if (game == null || !OtherEvent.KINDS.contains(entry.kind())) {
            return Optional.empty();
        }
        OtherEvent expected = new EventVerifier(game, entry).expected();
        follow(expected, entry);
        return Optional.of(expected);
    }

    private void follow(GameEvent event, RecordEntry entry) {
        if (game == null) {
            return;
        }
        long first = entry.firstOfLine();
        line = first < entry.number() && line != null ? line : new LineVerifier(game);
        line.add(event, entry.group());
        Game.Line last = game.done();
        game = game.after(event, entry.number(), first);
        if (event instanceof OtherEvent.Undone undo) {
            takeBack(undo.of(), true);
        } else if (event instanceof OtherEvent.Redone redo) {
            takeBack(redo.of(), false);
        } else {
            forget(lines.subMap(
                    last == null ? 0 : last.first(),
                    false,
                    first,
                    false)); // lines undone before this one can no longer be redone
            lines.computeIfAbsent(first, key -> new ArrayList<>()).add(entry.number());
            if (lines.size() > 2 * Game.MOST_LINES) {
                forget(lines.headMap(game.oldest()));
            }
        }
        if (entry.group().isComplete() && game.turned().isPresent()) {
            throw new BadInput("leaves nothing due at the end of the turn, and its line does not begin the next one");
        }
    }

    private void takeBack(long first, boolean undo) {
        for (long record : lines.getOrDefault(first, List.of())) {
            String dice = thrown.get(record);
            if (dice != null && undo) {
                undone.put(record, dice);
            } else {
                undone.remove(record);
            }
        }
    }

    private void forget(Map<Long, List<Long>> some) {
        some.values().forEach(thrown.keySet()::removeAll);
        some.clear();
    }

    @Override
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (otherTables) {
            notes.add(
                    "mustered with tables whose SHA-256 is not that of the tables at hand, by which all was worked out");
        }
        notes.addAll(repeatedSeeds);
        undone.forEach((record, dice) -> notes.add("undone: the dice of record " + record + ", " + dice));
        return notes;
    }
}
