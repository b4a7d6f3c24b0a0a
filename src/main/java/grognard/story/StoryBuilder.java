package grognard.story;

import grognard.game.Game;
import grognard.game.GameRules;
import grognard.game.Happening;
import grognard.game.Muster;
import grognard.input.BadInput;
import grognard.record.RecordEntry;
import grognard.rulesets.RulesCache;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Builds the story of a battle from the records of its journal, which are added one after the other. A journal may begin
 * with a muster, which starts a game; without one the story is a list of resolutions grouped by label.
 */
public final class StoryBuilder {

    /** Limit for a story, since every record is kept in memory and becomes a line. */
    public static final int MOST_RECORDS = 50_000;

    private final String name;
    private final RulesCache rules;
    private final LuckCalculator judge;
    private final List<StoryEvent> events = new ArrayList<>();

    /** Indices in {@link #events} of all events of one typed line, by the number of its first record: undo takes back lines. */
    private final Map<Long, List<Integer>> lines = new HashMap<>();

    /** The armies at the end of each turn that has ended. */
    private final TreeMap<Integer, List<ArmyStrength>> standings = new TreeMap<>();

    private List<ArmyStrength> start = List.of();
    private @Nullable Game game;
    private @Nullable VictoryCount scales;

    /** Losses by side after the last record, to compare the next one with. */
    private Map<String, BigDecimal> lost = Map.of();

    private long records;

    /** @param name the journal's name, for a journal without a game */
    public StoryBuilder(String name, RulesCache rules) {
        this.name = name;
        this.rules = rules;
        this.judge = new LuckCalculator(rules);
    }

    /**
     * Adds the next record.
     *
     * @throws BadInput if the record is not possible at this point, with its number; or if there are too many records
     */
    public void add(RecordEntry entry) {
        if (records == MOST_RECORDS) {
            throw tooMany("more than " + MOST_RECORDS);
        }
        records++;
        try {
            if (game == null && entry.kind().equals("muster")) {
                startGame(entry);
            } else if (game == null) {
                events.add(new RecordSummary(judge, rules).event(entry));
            } else {
                addToGame(entry, game);
            }
        } catch (BadInput e) {
            throw new BadInput("record " + records + " " + e.getMessage());
        }
    }

    /** The error for a journal with too many records. */
    public static BadInput tooMany(String count) {
        return new BadInput("it has " + count + " records, expected at most " + MOST_RECORDS
                + " for a story or luck by outcome; journal stats without --outcomes adds up any number");
    }

    private void startGame(RecordEntry entry) {
        GameRules gameRules = Muster.rules(entry, rules);
        game = Muster.begun(entry, gameRules);
        scales = new VictoryCount(gameRules);
        lost = scales.lost(game);
        start = standings(game, scales);
    }

    private void addToGame(RecordEntry entry, Game before) {
        Happening happening = Happening.read(entry);
        Game after = before.after(entry);
        game = after;
        if (happening.kind().equals(Happening.UNDO) || happening.kind().equals(Happening.REDO)) {
            markUndone(happening, after);
        }
        BigDecimal swing = swing(after, happening);
        lines.computeIfAbsent(happening.line() > 0 ? happening.line() : entry.number(), any -> new ArrayList<>())
                .add(events.size());
        events.add(new RecordSummary(judge, rules).event(entry, happening, before, swing));
        if (after.state().turn() != before.state().turn()) {
            changeTurn(before, after);
        }
    }

    /** Marks the events of the line as undone, or as redone, and takes the losses from the game as it is then. */
    private void markUndone(Happening happening, Game after) {
        boolean isUndone = happening.kind().equals(Happening.UNDO);
        for (int at : lines.getOrDefault((long) happening.numbers().get(0), List.of())) {
            events.set(at, events.get(at).undone(isUndone));
        }
        if (scales != null) {
            lost = scales.lost(after);
        }
    }

    /** The change in the second side's losses minus that in the first side's; zero unless there are exactly two sides. */
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

    /** Keeps the armies' strength at the end of a turn, or drops it where an undo goes back to an earlier turn. */
    private void changeTurn(Game before, Game after) {
        if (after.state().turn() > before.state().turn() && scales != null) {
            standings.put(before.state().turn(), standings(before, scales));
        } else {
            standings.tailMap(after.state().turn(), true).clear();
        }
    }

    private static List<ArmyStrength> standings(Game game, VictoryCount scales) {
        List<ArmyStrength> standings = new ArrayList<>();
        for (String side : game.state().units().sides()) {
            standings.add(scales.standing(side, game));
        }
        return standings;
    }

    /** Returns the story of all records added so far. The turn in progress counts as ended. */
    public Story story() {
        List<RecordLuck> judged = new ArrayList<>();
        for (StoryEvent event : events) {
            if (!event.undone()) {
                event.luck().ifPresent(judged::add);
            }
        }
        LuckReport luck = new LuckReport(judged, judge.unjudged());
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
                scales.isRulesetCount(),
                words,
                start,
                byTurn(),
                new RollOfHonour(game, events, luck).services(),
                luck,
                records);
    }

    private List<Chapter> byTurn() {
        TreeMap<Integer, List<StoryEvent>> turns = new TreeMap<>();
        for (StoryEvent event : events) {
            turns.computeIfAbsent(event.turn(), turn -> new ArrayList<>()).add(event);
        }
        List<Chapter> chapters = new ArrayList<>();
        turns.forEach((turn, happened) ->
                chapters.add(new Chapter(turn, "", happened, standings.getOrDefault(turn, List.of()))));
        return chapters;
    }

    private List<Chapter> byLabel() {
        Map<String, List<StoryEvent>> labels = new LinkedHashMap<>();
        for (StoryEvent event : events) {
            labels.computeIfAbsent(event.label(), label -> new ArrayList<>()).add(event);
        }
        List<Chapter> chapters = new ArrayList<>();
        labels.forEach((label, happened) -> chapters.add(new Chapter(0, label, happened, List.of())));
        return chapters;
    }
}
