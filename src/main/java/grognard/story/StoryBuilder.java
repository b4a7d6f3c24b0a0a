package grognard.story;

import grognard.game.EventReader;
import grognard.game.Game;
import grognard.game.Muster;
import grognard.game.referee.Referee;
import grognard.game.state.GameEvent;
import grognard.game.state.GameState;
import grognard.game.state.OtherEvent;
import grognard.game.state.Resolved;
import grognard.game.unit.Change;
import grognard.input.BadInput;
import grognard.record.RecordEntry;
import grognard.rules.PackReader;
import grognard.rules.TablesUsed;
import grognard.rulesets.RulesCache;
import grognard.table.NamedRow;
import grognard.table.Pack;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Builds the story of a battle from the records of its journal, which are added one after the other. A journal may begin
 * with a muster, which starts a game; without one the story is a list of resolutions grouped by label.
 */
public final class StoryBuilder {

    /** Limit for a story, since every record is kept in memory and becomes a line. */
    public static final int MOST_RECORDS = 50_000;

    /** Kinds of records that do not make a turn played. */
    private static final Set<String> NOT_PLAYED = Set.of("turn", "phase", "note", "undo", "redo", "repair");

    private final RulesCache rules;
    private final LuckCalculator luckCalculator;
    private final List<StoryEvent> events = new ArrayList<>();

    /** Indices in {@link #events} of all events of one typed line, by the number of its first record: undo takes back lines. */
    private final Map<Long, List<Integer>> lines = new HashMap<>();

    /** Resolutions between {@code together} and {@code apart}, some of whose changes come later. */
    private final List<Held> held = new ArrayList<>();

    /** Events before and after {@code apart} changed them, by their index, for each record of {@code apart}. */
    private final Map<Long, Map<Integer, List<StoryEvent>>> ended = new HashMap<>();

    /** The armies at the end of each turn that has ended. */
    private final TreeMap<Integer, List<ArmyStrength>> standings = new TreeMap<>();

    private List<ArmyStrength> start = List.of();
    private @Nullable Game game;
    private @Nullable VictoryCount victory;

    /** Losses by side after the last record, to compare the next one with. */
    private Map<String, BigDecimal> lost = Map.of();

    private long records;
    private Occasion occasion;
    private List<Army> armies = List.of();

    /** Remarks on tables that are not the rulebook's. */
    private final Set<String> remarks = new LinkedHashSet<>();

    /** A resolution, by its place in {@link #events}, and the units that it changes, at once or later. */
    private record Held(int at, long record, Set<String> units) {}

    /** @param name the journal's name, for a journal without a game */
    public StoryBuilder(String name, RulesCache rules) {
        this.rules = rules;
        this.luckCalculator = new LuckCalculator(rules);
        this.occasion = new Occasion(name, "", "", "", "");
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
                events.add(new RecordSummary(luckCalculator, rules).event(entry));
                remark(entry);
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
        Referee gameRules = Muster.referee(entry, rules);
        game = Muster.begun(entry, gameRules);
        victory = new VictoryCount(gameRules);
        lost = victory.lost(game);
        start = standings(game, victory);
        MusterSummary muster = new MusterSummary(entry, game);
        occasion = muster.occasion();
        armies = muster.armies();
        TablesUsed used = gameRules.tables().used(PackReader.packSpecs(gameRules.ruleset()));
        used.line().filter(line -> used.madeUp()).ifPresent(remarks::add);
    }

    /** Notes that a resolution without a game was played with tables that are not the rulebook's. */
    private void remark(RecordEntry entry) {
        try {
            Pack builtIn = entry.isResolution() ? rules.ruleset(entry.ruleset()).builtIn() : null;
            if (builtIn != null
                    && !builtIn.remark().isEmpty()
                    && (entry.get("tables").equals(builtIn.name())
                            || !entry.texts("stand-in").isEmpty())) {
                remarks.add("Tables " + builtIn.name() + ": " + builtIn.remark());
            }
        } catch (BadInput e) {
            return; // the ruleset is not available, and neither is what it says of its tables
        }
    }

    private void addToGame(RecordEntry entry, Game before) {
        if (!EventReader.isKnown(entry)) {
            game = before.after(entry); // a seal or a repair, which the game only counts
            return;
        }
        GameEvent event = EventReader.read(entry);
        Game after = before.after(entry);
        game = after;
        if (event instanceof OtherEvent.Undone undo) {
            mark(undo.of(), true, after);
        } else if (event instanceof OtherEvent.Redone redo) {
            mark(redo.of(), false, after);
        }
        Loss loss = event.changes().isEmpty() ? Loss.NONE : loss(after, after.state());
        lines.computeIfAbsent(entry.firstOfLine(), any -> new ArrayList<>()).add(events.size());
        StoryEvent told =
                new RecordSummary(luckCalculator, rules).event(entry, event, before, loss.swing(), loss.cost());
        if (event instanceof Resolved resolved && before.state().together().isPresent()) {
            Set<String> units = new HashSet<>();
            told.changes().forEach(change -> units.add(change.unit()));
            resolved.held().changes().forEach(change -> units.add(change.unit()));
            held.add(new Held(events.size(), entry.number(), units));
        }
        events.add(event instanceof OtherEvent.TogetherEnded ? settle(entry.number(), told, event, before) : told);
        if (after.state().turn() != before.state().turn()) {
            changeTurn(before, after);
        }
    }

    /**
     * Assigns each change of {@code apart} to the resolution that caused it.
     *
     * @return the event of {@code apart} itself, with the changes that no resolution caused
     */
    private StoryEvent settle(long record, StoryEvent end, GameEvent event, Game before) {
        long began = before.state().together().map(GameState.Together::record).orElse(record);
        Map<Integer, List<Change>> claims = new TreeMap<>();
        List<Change> left = new ArrayList<>();
        for (Change change : event.changes()) {
            int last = claimant(change.unit(), began);
            (last < 0 ? left : claims.computeIfAbsent(last, at -> new ArrayList<>())).add(change);
        }
        GameState state = before.state();
        lost = lost(before, state);
        Map<Integer, List<StoryEvent>> copies = new TreeMap<>();
        for (Map.Entry<Integer, List<Change>> claim : claims.entrySet()) {
            state = state.changed(claim.getValue(), record);
            Loss loss = loss(before, state);
            StoryEvent was = events.get(claim.getKey());
            StoryEvent now = was.with(
                    was.impact().plus(RecordSummary.impact(claim.getValue(), before, loss.swing(), loss.cost())),
                    was.undone());
            copies.put(claim.getKey(), List.of(was, now));
            events.set(claim.getKey(), now);
        }
        ended.put(record, copies);
        Loss rest = loss(before, state.changed(left, record));
        return end.with(RecordSummary.impact(left, before, rest.swing(), rest.cost()), end.undone());
    }

    /**
     * Index in {@link #events} of the last resolution since that record that changed the unit, preferring one in which it was
     * acted upon; -1 if there is none.
     */
    private int claimant(String unit, long began) {
        int last = -1;
        boolean isActedUpon = false;
        for (Held one : held) {
            boolean changes = one.record > began && one.units.contains(unit);
            if (changes && !events.get(one.at).undone()) {
                boolean acts = events.get(one.at).units().contains(unit);
                last = acts && isActedUpon ? last : one.at;
                isActedUpon |= !acts;
            }
        }
        return last;
    }

    /** Marks the events of the line as undone, or as redone, and takes the losses from the game as it is then. */
    private void mark(long line, boolean isUndone, Game after) {
        for (int at : lines.getOrDefault(line, List.of())) {
            ended.getOrDefault(events.get(at).record(), Map.of())
                    .forEach((earlier, copies) -> events.set(earlier, copies.get(isUndone ? 0 : 1)));
            events.set(at, events.get(at).with(events.get(at).impact(), isUndone));
        }
        if (victory != null) {
            lost = victory.lost(after);
        }
    }

    /**
     * The change of the victory count by one record.
     *
     * @param swing the second side's losses less the first side's; zero unless there are exactly two sides
     * @param cost the largest change of a side
     */
    private record Loss(BigDecimal swing, BigDecimal cost) {

        static final Loss NONE = new Loss(BigDecimal.ZERO, BigDecimal.ZERO);
    }

    /** Compares the losses in a state of the game with the last ones, and keeps them for the next comparison. */
    private Loss loss(Game game, GameState state) {
        Map<String, BigDecimal> now = lost(game, state);
        List<BigDecimal> more = new ArrayList<>();
        now.forEach((side, count) -> more.add(count.subtract(lost.getOrDefault(side, BigDecimal.ZERO))));
        lost = now;
        BigDecimal cost = more.stream()
                .map(BigDecimal::abs)
                .max(Comparator.naturalOrder())
                .orElse(BigDecimal.ZERO);
        return new Loss(more.size() == 2 ? more.get(1).subtract(more.get(0)) : BigDecimal.ZERO, cost);
    }

    private Map<String, BigDecimal> lost(Game game, GameState state) {
        return victory == null ? Map.of() : victory.lost(game.in(state));
    }

    /** Keeps the armies' strength at the end of a turn, or drops it where an undo goes back to an earlier turn. */
    private void changeTurn(Game before, Game after) {
        if (after.state().turn() > before.state().turn() && victory != null) {
            standings.put(before.state().turn(), standings(before, victory));
        } else {
            standings.tailMap(after.state().turn(), true).clear();
        }
    }

    private static List<ArmyStrength> standings(Game game, VictoryCount victory) {
        List<ArmyStrength> standings = new ArrayList<>();
        for (String side : game.state().units().sides()) {
            standings.add(victory.standing(side, game));
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
        LuckReport luck = new LuckReport(judged, luckCalculator.unjudged());
        if (game == null || victory == null) {
            return new Story(
                    occasion, "", armies, "", false, Map.of(), Set.of(), List.of(), start, byLabel(), List.of(), luck,
                    remarks);
        }
        standings.put(game.state().turn(), standings(game, victory));
        Map<String, String> words = new LinkedHashMap<>();
        for (String count : List.of("strength", "unsteady", "strain")) {
            words.put(count, game.referee().countWords(count));
        }
        return new Story(
                occasion,
                game.referee().ruleset().name(),
                allArmies(game),
                victory.words(),
                victory.isRulesetCount(),
                words,
                strengths(game),
                phrases(game),
                start,
                byTurn(game.state().turn()),
                new RollOfHonour(game, events, luck).services(),
                luck,
                remarks);
    }

    /** The armies as mustered, and a line without units for a side that came to the table later. */
    private List<Army> allArmies(Game now) {
        List<Army> all = new ArrayList<>(armies);
        for (String side : now.state().units().sides()) {
            if (all.stream().noneMatch(army -> army.side().equals(side))) {
                all.add(new Army(side, "", List.of()));
            }
        }
        return all;
    }

    /** Names of the fields that show how much of a unit is left. */
    private static Set<String> strengths(Game now) {
        Set<String> names = new LinkedHashSet<>();
        now.referee().strengthFields().forEach(field -> names.add(field.name()));
        return names;
    }

    /** The rows of {@code told.csv}; none for a ruleset without it. */
    private static List<NamedRow> phrases(Game now) {
        List<NamedRow> rows = now.referee()
                .ruleset()
                .companion("told.csv")
                .map(file -> NamedRow.read("told.csv", new String(file, StandardCharsets.UTF_8)))
                .orElse(List.of());
        return rows.isEmpty() ? rows : rows.subList(1, rows.size());
    }

    /**
     * The turns with events; of a game that has just been mustered, its first turn. A last turn that has only begun is none, and
     * notes that the players wrote in it belong to the turn before.
     */
    private List<Chapter> byTurn(int turnNow) {
        TreeMap<Integer, List<StoryEvent>> turns = new TreeMap<>();
        if (events.isEmpty()) {
            turns.put(turnNow, List.of());
        }
        for (StoryEvent event : events) {
            turns.computeIfAbsent(event.turn(), turn -> new ArrayList<>()).add(event);
        }
        boolean begun = turns.size() > 1
                && turns.lastEntry().getValue().stream()
                        .allMatch(event -> event.undone() || NOT_PLAYED.contains(event.kind()));
        if (begun) {
            List<StoryEvent> notes = turns.pollLastEntry().getValue();
            turns.lastEntry().getValue().addAll(notes);
        }
        List<Chapter> chapters = new ArrayList<>();
        turns.forEach((turn, happened) ->
                chapters.add(new Chapter(turn, "", happened, standings.getOrDefault(turn, List.of()), turn < turnNow)));
        return chapters;
    }

    private List<Chapter> byLabel() {
        Map<String, List<StoryEvent>> labels = new LinkedHashMap<>();
        for (StoryEvent event : events) {
            labels.computeIfAbsent(event.label(), label -> new ArrayList<>()).add(event);
        }
        List<Chapter> chapters = new ArrayList<>();
        labels.forEach((label, happened) -> chapters.add(new Chapter(0, label, happened, List.of(), true)));
        return chapters;
    }
}
