package grognard.story;

import grognard.game.Game;
import grognard.game.GameRules;
import grognard.game.Happening;
import grognard.game.Muster;
import grognard.input.BadInput;
import grognard.record.Entry;
import grognard.rulesets.RulesCache;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads the records of a journal one after the other, and tells the story of them. */
public final class Teller {

    /** So many records can be told: every one is kept, and becomes a line of the story. */
    public static final int MOST_RECORDS = 50_000;

    private final String name;
    private final RulesCache rules;
    private final Judge judge;
    private final List<Episode> events = new ArrayList<>();

    /** Where the events of each typed line stand, by its first record. */
    private final Map<Long, List<Integer>> lines = new HashMap<>();

    private final TreeMap<Integer, List<Standing>> standings = new TreeMap<>();
    private List<Standing> start = List.of();
    private @Nullable Game game;
    private @Nullable Scales scales;
    private Map<String, BigDecimal> lost = Map.of();
    private long records;

    /** @param name what the journal is called, where no game has a name */
    public Teller(String name, RulesCache rules) {
        this.name = name;
        this.rules = rules;
        this.judge = new Judge(rules);
    }

    /** Takes the next record; one that cannot be is refused with its number. */
    public void add(Entry entry) {
        if (records == MOST_RECORDS) {
            throw tooMany("more than " + MOST_RECORDS);
        }
        records++;
        try {
            if (game == null && entry.kind().equals("muster")) {
                muster(entry);
            } else if (game == null) {
                events.add(new Reading(judge, rules).event(entry));
            } else {
                played(entry, game);
            }
        } catch (BadInput e) {
            throw new BadInput("record " + records + " " + e.getMessage());
        }
    }

    /** Refuses a journal of that many records. */
    public static BadInput tooMany(String count) {
        return new BadInput("it has " + count + " records, expected at most " + MOST_RECORDS
                + " for a story or luck by outcome; journal stats without --outcomes adds up any number");
    }

    private void muster(Entry entry) {
        GameRules gameRules = Muster.rules(entry, rules);
        game = Muster.begun(entry, gameRules);
        scales = new Scales(gameRules);
        lost = scales.lost(game);
        start = standings(game, scales);
    }

    private void played(Entry entry, Game before) {
        Happening happening = Happening.read(entry);
        Game after = before.after(entry);
        game = after;
        if (happening.kind().equals(Happening.UNDO) || happening.kind().equals(Happening.REDO)) {
            takeBack(happening, after);
        }
        BigDecimal swing = swing(after, happening);
        lines.computeIfAbsent(happening.line() > 0 ? happening.line() : entry.number(), any -> new ArrayList<>())
                .add(events.size());
        events.add(new Reading(judge, rules).event(entry, happening, before, swing));
        if (after.state().turn() != before.state().turn()) {
            turned(before, after);
        }
    }

    /** The events of the line count no longer, or again. */
    private void takeBack(Happening happening, Game after) {
        boolean taken = happening.kind().equals(Happening.UNDO);
        for (int at : lines.getOrDefault((long) happening.numbers().get(0), List.of())) {
            events.set(at, events.get(at).undone(taken));
        }
        if (scales != null) {
            lost = scales.lost(after);
        }
    }

    /** By how much more the second side has lost now, compared with the first, than before. */
    private BigDecimal swing(Game after, Happening happening) {
        if (scales == null || happening.changes().isEmpty()) {
            return BigDecimal.ZERO;
        }
        Map<String, BigDecimal> now = scales.lost(after);
        List<BigDecimal> was = new ArrayList<>(lost.values());
        List<BigDecimal> is = new ArrayList<>(now.values());
        lost = now;
        return was.size() != 2 || is.size() != 2
                ? BigDecimal.ZERO
                : is.get(1).subtract(was.get(1)).subtract(is.get(0).subtract(was.get(0)));
    }

    private void turned(Game before, Game after) {
        if (after.state().turn() > before.state().turn() && scales != null) {
            standings.put(before.state().turn(), standings(before, scales));
        } else {
            standings.tailMap(after.state().turn(), true).clear(); // it was taken back
        }
    }

    private static List<Standing> standings(Game game, Scales scales) {
        List<Standing> standings = new ArrayList<>();
        for (String side : game.state().units().sides()) {
            standings.add(scales.standing(side, game));
        }
        return standings;
    }

    /** The story as far as it has been read. */
    public Story told() {
        List<Fortune> fortunes = new ArrayList<>();
        for (Episode event : events) {
            if (!event.undone()) {
                event.fortune().ifPresent(fortunes::add);
            }
        }
        Fortunes luck = new Fortunes(fortunes, judge.unjudged());
        if (game == null || scales == null) {
            return new Story(name, "", List.of(), "", false, Map.of(), List.of(), byLabel(), List.of(), luck, records);
        }
        standings.put(game.state().turn(), standings(game, scales));
        Map<String, String> words = new LinkedHashMap<>();
        for (String count : List.of("strength", "unsteady", "strain")) {
            words.put(count, game.rules().counted(count));
        }
        return new Story(
                game.name(),
                game.rules().ruleset().name(),
                game.state().units().sides(),
                scales.words(),
                scales.isOwn(),
                words,
                start,
                byTurn(),
                new RollOfHonour(game, events, luck).services(),
                luck,
                records);
    }

    private List<Chapter> byTurn() {
        TreeMap<Integer, List<Episode>> turns = new TreeMap<>();
        for (Episode event : events) {
            turns.computeIfAbsent(event.turn(), turn -> new ArrayList<>()).add(event);
        }
        List<Chapter> chapters = new ArrayList<>();
        turns.forEach((turn, happened) ->
                chapters.add(new Chapter(turn, "", happened, standings.getOrDefault(turn, List.of()))));
        return chapters;
    }

    private List<Chapter> byLabel() {
        Map<String, List<Episode>> labels = new LinkedHashMap<>();
        for (Episode event : events) {
            labels.computeIfAbsent(event.label(), label -> new ArrayList<>()).add(event);
        }
        List<Chapter> chapters = new ArrayList<>();
        labels.forEach((label, happened) -> chapters.add(new Chapter(0, label, happened, List.of())));
        return chapters;
    }
}
