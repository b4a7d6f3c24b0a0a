package grognard.game;

import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a ruleset brings to a game, read from its tables {@code units.csv} and {@code game.csv}. */
public final class GameRules {

    private final Ruleset ruleset;
    private final Tables tables;
    private final Fields fields;
    private final List<FollowUp> followUps = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private final List<Duty> duties = new ArrayList<>();
    private final List<Duty> upkeep = new ArrayList<>();
    private final List<Count> counts = new ArrayList<>();
    private int stages = 1;
    private final List<String> gone = new ArrayList<>();
    private final Map<String, Condition> takes = new HashMap<>();
    private final Map<List<String>, List<Alteration>> altering = new HashMap<>();
    private final Map<List<String>, List<Mark>> marks = new HashMap<>();
    private final Map<Parameter<?>, Binding> bindings = new HashMap<>();

    /** What follows wherever a condition holds of a unit. */
    record FollowUp(Condition when, Alteration then) {}

    /** What a unit in that role may not do; with that option, where one is named. */
    record Refusal(String resolver, String role, Condition when, String option, String why) {}

    /** A number of a whole side: {@code sum start}, {@code sum start-stands}, {@code count}; words: what is counted. */
    record Count(String name, Condition when, String what, String words) {}

    public GameRules(Ruleset ruleset, Tables tables) {
        this.ruleset = ruleset;
        this.tables = tables;
        this.fields = new Fields(rows("units.csv"));
        List<Cells> rows = rows("game.csv");
        for (Cells row : rows.subList(1, rows.size())) {
            Condition when = Condition.of(row.get("when"));
            String resolver = row.get("resolver");
            switch (row.get("what")) {
                case "follow-up" -> followUps.add(new FollowUp(when, Alteration.of(row.get("then"))));
                case "refuse" ->
                    refusals.add(new Refusal(resolver, row.get("who"), when, row.get("then"), row.get("why")));
                case "takes" -> {
                    takes.put(resolver, when);
                    if (row.get("then").equals("gone")) {
                        gone.add(resolver);
                    }
                }
                case "due" -> duties.add(Duty.of(row, when));
                case "upkeep" -> upkeep.add(Duty.of(row, when));
                case "stages" -> stages = Integer.parseInt(row.get("then"));
                case "count" -> counts.add(new Count(resolver, when, row.get("then"), row.get("why")));
                default -> throw new IllegalStateException("game.csv: " + row.get("what"));
            }
        }
    }

    private List<Cells> rows(String file) {
        byte[] bytes = ruleset.builtIn()
                .file(file)
                .orElseThrow(() -> new grognard.input.BadInput(
                        ruleset.name() + ": no games can be played by this ruleset, it has no " + file));
        return Cells.read(file, new String(bytes, StandardCharsets.UTF_8));
    }

    public Ruleset ruleset() {
        return ruleset;
    }

    /** The tables that the game is played by. */
    public Tables tables() {
        return tables;
    }

    public Fields fields() {
        return fields;
    }

    /** How many parts a turn has, one for each side where there are several. */
    int stages() {
        return stages;
    }

    List<FollowUp> followUps() {
        return followUps;
    }

    List<Refusal> refusals() {
        return refusals;
    }

    List<Duty> duties() {
        return duties;
    }

    /** What is played for every unit that fits when a turn ends. */
    List<Duty> upkeep() {
        return upkeep;
    }

    List<Count> counts() {
        return counts;
    }

    /** What the count of that name counts, in words; empty where there is none. */
    public String counted(String name) {
        for (Count count : counts) {
            if (count.name().equals(name)) {
                return count.words();
            }
        }
        return "";
    }

    /** Which units a resolver is for: those that are no officers, unless its table says otherwise. */
    Condition takes(String resolver) {
        return takes.getOrDefault(resolver, Condition.of("rank=none"));
    }

    /** Whether it is played for units that are gone. */
    boolean takesGone(String resolver) {
        return gone.contains(resolver);
    }

    /** What an effect changes, read once. */
    List<Alteration> altering(List<String> words) {
        return altering.computeIfAbsent(
                words, key -> key.stream().map(Alteration::of).toList());
    }

    /** What playing a resolver does to its roles, read once. */
    List<Mark> marks(List<String> words) {
        return marks.computeIfAbsent(words, key -> key.stream().map(Mark::of).toList());
    }

    /** What fills a parameter, read once. */
    Binding binding(Parameter<?> parameter) {
        return bindings.computeIfAbsent(parameter, Binding::of);
    }
}
