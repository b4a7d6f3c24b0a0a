package grognard.game;

import grognard.dice.GivenDice;
import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.GameRows;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.table.NamedRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a ruleset brings to a game, read from its {@link GameRows}. */
public final class GameRules {

    /** So many answers are remembered. */
    /** More words than this are not listed in a line of help, but so many of them as examples. */
    private static final int MOST_WORDS = 30;

    private static final int SOME_WORDS = 6;
    private static final int MOST_TOLD = 1000;

    /** Stands for the unit in what is said of it. */
    private static final String NAME = "NAME";

    private static final Condition NO_OFFICER = Condition.of(Unit.RANK + "=none");

    private final Ruleset ruleset;
    private final Tables tables;
    private final Fields fields;
    private final List<FollowUp> followUps = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private final List<Duty> duties = new ArrayList<>();
    private final DueItems dueItems = new DueItems(this);
    private final List<Duty> upkeep = new ArrayList<>();
    private final List<Count> counts = new ArrayList<>();
    private final List<Moot> moot = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();
    private int stages = 1;
    private final List<String> gone = new ArrayList<>();
    private final Map<String, Condition> takes = new HashMap<>();
    private final Map<List<String>, List<Alteration>> altering = new HashMap<>();
    private final Map<List<String>, List<Mark>> marks = new HashMap<>();
    private final Map<Parameter<?>, Binding> bindings = new HashMap<>();
    private final Map<String, Condition> conditions = new HashMap<>();
    private final Map<Told, String> told = new HashMap<>();

    /** What a resolver that throws no dice was told. */
    private record Told(String resolver, Map<String, String> values) {}

    /** What follows wherever a condition holds of a unit. */
    record FollowUp(Condition when, Alteration then) {}

    /** What a unit in that role may not do; with that option, where one is named. */
    record Refusal(String resolver, String role, Condition when, String option, String why) {

        /** Why that unit may not; a sentence that begins with NAME is whole. */
        String words(String unit) {
            String named = why.replace(NAME, unit);
            return why.startsWith(NAME) ? named : unit + ": " + named;
        }
    }

    /** What is no longer due when it holds of the unit in that role, or of any where none is named. */
    private record Moot(String resolver, String role, Condition when) {}

    /** A number of a whole side: {@code sum start}, {@code sum start-stands}, {@code count}; words: what is counted. */
    record Count(String name, Condition when, String what, String words) {}

    public GameRules(Ruleset ruleset, Tables tables) {
        this.ruleset = ruleset;
        this.tables = tables;
        GameRows rows = ruleset.game()
                .orElseThrow(() -> new BadInput(
                        ruleset.name() + ": no games can be played by this ruleset, it says nothing of units"));
        this.fields = new Fields(rows.units());
        for (NamedRow row : rows.rules()) {
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
                case "moot" -> moot.add(new Moot(resolver, row.get("who"), when));
                case "remark" -> remarks.add(Remark.of(row));
                case "upkeep" -> upkeep.add(Duty.of(row, when));
                case "stages" -> stages = Integer.parseInt(row.get("then"));
                case "count" -> counts.add(new Count(resolver, when, row.get("then"), row.get("why")));
                default -> throw new IllegalStateException("game.csv: " + row.get("what"));
            }
        }
    }

    public Ruleset ruleset() {
        return ruleset;
    }

    /** Whether lines of that ruleset are played in such a game: its own, and plain dice, which belong to none. */
    public boolean plays(String name) {
        return name.equals(ruleset.name()) || name.equals("dice");
    }

    /** The tables that the game is played by. */
    public Tables tables() {
        return tables;
    }

    public Fields fields() {
        return fields;
    }

    /** What may stand in a muster, a line each, and the words that only the tables know. */
    public List<String> fieldLines() {
        List<String> lines = new ArrayList<>(fields.lines());
        for (Field field : fields.readByResolvers()) {
            List<String> words = type(field).words(tables);
            if (!words.isEmpty()) {
                boolean few = words.size() <= MOST_WORDS;
                lines.add(field.name() + " is one of " + String.join(", ", few ? words : words.subList(0, SOME_WORDS))
                        + (few ? "" : ", \u2026 (sheet " + ruleset.name() + " has them all)"));
            }
        }
        return lines;
    }

    private Type<?> type(Field field) {
        Description by = ruleset.resolver(field.readBy()).description();
        return by.parameter(field.name()).orElseThrow().type();
    }

    /** The value that the text says; what no table knows is refused. */
    @Nullable
    Object read(Field field, String where, String text) {
        Object value = field.read(where, text);
        if (value == null || field.readBy().isEmpty()) {
            return value;
        }
        return type(field).read(where, text, tables);
    }

    /** Refuses what a record says of a field and nobody can have said: a value that it cannot be, or no unit of the game. */
    void check(Field field, String where, @Nullable Object value, Units units) {
        if (field.isFollowing()) {
            return; // it is worked out, and nobody says it
        }
        String text = Values.text(value);
        boolean known = field.kind() != Field.Kind.UNIT
                || value == null
                || units.find(text).isPresent();
        if (!known || !Objects.equals(said(field, where, text), value)) {
            throw new BadInput("has " + text + " for " + where + ", which cannot be");
        }
    }

    private @Nullable Object said(Field field, String where, String text) {
        try {
            return read(field, where, text);
        } catch (BadInput e) {
            throw new BadInput("has " + e.getMessage());
        }
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

    DueItems dueItems() {
        return dueItems;
    }

    List<Duty> duties() {
        return duties;
    }

    List<Remark> remarks() {
        return remarks;
    }

    /**
     * Where it stands among all that is due: an officer's fate is known before his unit tests (-1), and a charge goes home
     * when its volleys have told (1). What is due for several reasons waits only if it may for all of them.
     */
    int place(Due due) {
        boolean waits = false;
        for (Duty duty : duties) {
            if (duty.resolver().equals(due.resolver()) && due.why().contains(duty.why())) {
                if (duty.place() <= 0) {
                    return duty.place();
                }
                waits = true;
            }
        }
        return waits ? 1 : 0;
    }

    /** Whether there is nothing left to play of it: nothing is due from a gone unit, but a rout that carries others away. */
    boolean isMoot(Due due, Units units) {
        for (int i = 0; i < due.units().size(); i++) {
            String name = due.units().get(i);
            Unit unit = units.find(name).orElse(null);
            if (unit == null || (unit.isGone() && !takesGone(due.resolver()))) {
                return true;
            }
            for (Moot one : moot) {
                if (one.resolver.equals(due.resolver())
                        && (one.role.isEmpty() || one.role.equals(role(due.resolver(), i)))
                        && one.when.holds(unit, units)) {
                    return true;
                }
            }
        }
        return false;
    }

    private String role(String resolver, int place) {
        List<String> roles = Roles.typed(ruleset.resolver(resolver).description());
        return place < roles.size() ? roles.get(place) : "";
    }

    /**
     * Whether a game says by itself, and at once, that it is due; what waits for its part of a turn is not told yet, and of
     * those near by it may know only some.
     */
    public boolean callsFor(Next next) {
        boolean called = false;
        for (Duty duty : duties) {
            if (duty.resolver().equals(next.resolver())) {
                if (duty.some() && next.sides().isEmpty()) {
                    return false;
                }
                called |= !duty.isFrom("stage");
            }
        }
        return called;
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
        return takes.getOrDefault(resolver, fields.hasOfficers() ? NO_OFFICER : Condition.NONE);
    }

    /** Whether the resolver is for such a unit as it is now. */
    public boolean isFor(String resolver, Unit unit, Units units) {
        return (unit.isAtHand() || takesGone(resolver)) && takes(resolver).holds(unit, units);
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

    /** Whether the resolver counts whole armies, as one does that says who has won. */
    public boolean countsArmies(Description description) {
        for (Parameter<?> parameter : description.parameters()) {
            if (binding(parameter).role().equals(Binding.ARMY)) {
                return true;
            }
        }
        return false;
    }

    /** Whether its {@code card} is a card of the turn: it is told which ones are out. */
    boolean hasCards() {
        boolean named = ruleset.resolvers().contains("card");
        for (Parameter<?> parameter :
                named ? ruleset.resolver("card").description().parameters() : List.<Parameter<?>>of()) {
            Binding binding = binding(parameter);
            if (binding.kind() == Binding.Kind.GAME && binding.field().equals("cards")) {
                return true;
            }
        }
        return false;
    }

    /** What is played when that is next: of a resolver that has steps the first, by whom it is for. */
    Next played(Next next) {
        List<String> steps = ruleset.resolver(next.resolver()).description().steps();
        if (steps.isEmpty()) {
            return next;
        }
        int roles = Roles.typed(ruleset.resolver(steps.get(0)).description()).size();
        List<String> sides = next.sides();
        return new Next(steps.get(0), sides.subList(0, Math.min(roles, sides.size())), next.known());
    }

    /** A condition that is asked for again and again, read once. */
    Condition condition(String words) {
        return conditions.computeIfAbsent(words, Condition::of);
    }

    /** The code with which a resolver ends that throws no dice; asked once for all units of which it is told the same. */
    String code(Resolver resolver, Map<String, String> values) {
        Told now = new Told(resolver.description().name(), values);
        String code = told.get(now);
        if (code == null) {
            if (told.size() >= MOST_TOLD) {
                told.clear();
            }
            code = Played.with(
                            GivenDice.typed("--dice", ""), resolver, tables, Situation.read(resolver, values, tables))
                    .resolution()
                    .outcome()
                    .code()
                    .name();
            told.put(now, code);
        }
        return code;
    }
}
