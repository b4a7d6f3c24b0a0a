package grognard.game;

import grognard.input.BadInput;
import grognard.record.RecordAdditions;
import grognard.record.RecordEntry;
import grognard.record.RecordEvent;
import grognard.record.RecordVerifier;
import grognard.rules.Played;
import grognard.rulesets.RulesCache;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Proves units as the journal proves dice: folds as it goes, and says what every record of a game must say. */
public final class GameProof implements RecordVerifier {

    private final RulesCache rules;
    private @Nullable Game game;
    private @Nullable Playing playing;
    private boolean otherTables;

    /** The dice of each record, as they are listed if it is undone. */
    private final Map<Long, String> thrown = new TreeMap<>();

    /** The records of each line that can be undone or done again, by its first. */
    private final TreeMap<Long, List<Long>> lines = new TreeMap<>();

    private final Map<Long, String> undone = new TreeMap<>();

    /** @param rules those that are at hand, with the players' own tables for a game that is played by them */
    public GameProof(RulesCache rules) {
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
        if (!game.rules().plays(entry.ruleset())) {
            throw new BadInput("is of ruleset " + entry.ruleset() + ", and the game is one of "
                    + game.rules().ruleset().name());
        }
        playing = Playing.of(
                game, entry, rules.resolver(entry.ruleset(), entry.resolver()).description(), typed);
        return playing.values();
    }

    @Override
    public Played asRecorded(RecordEntry entry, Played played) {
        return playing == null ? played : playing.told(played);
    }

    @Override
    public RecordAdditions additions(RecordEntry entry, Played played) {
        if (playing == null) {
            return RecordAdditions.NONE;
        }
        Happening happening = playing.happening(played).in(Happening.read(entry).line());
        follow(happening, entry);
        thrown.put(
                entry.number(),
                entry.resolver() + " "
                        + String.join(" ", happening.roles().named().values()) + ": "
                        + String.join(
                                " ",
                                played.rolls().stream()
                                        .map(roll -> roll.values().toString())
                                        .toList()));
        if (played.rolls().isEmpty()) {
            thrown.remove(entry.number());
        }
        return new GameRecord(happening, playing.typedNames());
    }

    @Override
    public Optional<RecordEvent> event(RecordEntry entry) {
        if (entry.kind().equals("muster")) {
            if (game != null || entry.number() != 1) {
                throw new BadInput("musters a game that has begun");
            }
            Muster muster = Muster.of(entry, Muster.rules(entry, rules));
            muster.check();
            otherTables = muster.isOfOtherTables();
            game = muster.begun();
            return Optional.of(muster);
        }
        if (game == null || !Happening.isKnown(entry.kind())) {
            return Optional.empty();
        }
        Happening expected = new Proving(game).expected(entry);
        follow(expected, entry);
        return Optional.of(expected);
    }

    private void follow(Happening happening, RecordEntry entry) {
        if (game == null) {
            return;
        }
        long first = happening.line() > 0 ? happening.line() : entry.number();
        Game.Line last = game.done();
        game = game.after(happening, entry.number());
        boolean back =
                happening.kind().equals(Happening.UNDO) || happening.kind().equals(Happening.REDO);
        if (back) {
            takeBack(happening);
        } else {
            forget(lines.subMap(last == null ? 0 : last.first(), false, first, false)); // they were undone for good
            lines.computeIfAbsent(first, key -> new ArrayList<>()).add(entry.number());
            if (lines.size() > 2 * Game.MOST_LINES) {
                forget(lines.headMap(game.oldest()));
            }
        }
        if (entry.group().isComplete() && game.turned().isPresent()) {
            throw new BadInput("leaves nothing due at the end of the turn, and its line does not begin the next one");
        }
    }

    private void takeBack(Happening happening) {
        for (long record : lines.getOrDefault((long) happening.numbers().get(0), List.of())) {
            String dice = thrown.get(record);
            if (dice != null && happening.kind().equals(Happening.UNDO)) {
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
        undone.forEach((record, dice) -> notes.add("undone: the dice of record " + record + ", " + dice));
        return notes;
    }
}
