package grognard.game;

import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Outcome;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds what is due: after a resolution, after changes, at the end of a turn. */
final class Duties {

    private final Game game;
    private final List<Due> found = new ArrayList<>();

    /** What is being played, if anything is. */
    private Optional<Cast> playing = Optional.empty();

    /** How many of those have a number of their own; the others are due already, for one reason more. */
    private int fresh;

    Duties(Game game) {
        this.game = game;
    }

    /** What was found, beside what is due already; of that, what has one reason more. */
    List<Due> found() {
        return found;
    }

    /** Who plays in the resolution that just happened, and what it was told. */
    record Cast(Description description, Roles roles, Map<String, Object> inputs, List<String> typed) {}

    /** What the resolution names as next, and what is due after it whatever else happens. */
    Duties after(Outcome outcome, Cast cast, List<Change> changes, Units units) {
        playing = Optional.of(cast);
        List<String> again = new ArrayList<>();
        for (Duty duty : game.rules().duties()) {
            if (duty.isAfter(cast.description().name(), outcome.code().name())) {
                again.add(duty.resolver());
                add(
                        duty,
                        named(List.of(duty.who().split(" ", -1)), cast, units),
                        again(duty, outcome, cast, units),
                        units);
            }
        }
        for (Next named : outcome.next()) {
            Next next = game.rules().played(named);
            for (Duty duty : game.rules().duties()) {
                boolean meant = duty.isNamedBy(cast.description().name())
                        && duty.resolver().equals(next.resolver());
                if (meant && !again.contains(next.resolver()) && !next.known().containsKey(duty.unless())) {
                    next(duty, next, cast, changes, units);
                }
            }
        }
        return this;
    }

    /** What holds when it goes on: what the resolution says of it or, if that says nothing, all that was typed. */
    private Map<String, Object> again(Duty duty, Outcome outcome, Cast cast, Units units) {
        for (Next next : outcome.next()) {
            if (next.resolver().equals(duty.resolver())) {
                return known(next);
            }
        }
        return sameAgain(duty, cast, units);
    }

    private void next(Duty duty, Next next, Cast cast, List<Change> changes, Units units) {
        if (duty.who().equals("each")
                || (next.sides().isEmpty() && !duty.when().terms().isEmpty())) {
            for (Unit router : stricken(changes, units)) {
                others(duty, router, units);
            }
            return;
        }
        if (duty.who().equals("rows")) {
            again(duty, next.sides(), cast, units);
            return;
        }
        List<String> wanted = List.of(duty.who().split(" ", -1));
        List<String> names = named(wanted, cast, units);
        boolean told = next.sides().size() >= wanted.size() || names.size() < wanted.size();
        List<String> whom = told ? named(next.sides(), cast, units) : names;
        if (isCalledFor(duty.resolver(), whom, changes, units)) {
            add(duty, whom, known(next), units);
        }
    }

    /** Where the table says which losses call for a test, a resolution that names it only knows more of it. */
    private boolean isCalledFor(String resolver, List<String> names, List<Change> changes, Units units) {
        boolean listed = false;
        for (Duty duty : game.rules().duties()) {
            if (duty.isOfLosses() && duty.resolver().equals(resolver)) {
                listed = true;
                for (Change change : changes) {
                    if (names.contains(change.unit())
                            && duty.isAbout(change.field())
                            && duty.isAfter(change, units.get(change.unit()), played())) {
                        return true;
                    }
                }
            }
        }
        return !listed;
    }

    /** Every other unit that fits, as that one is. */
    private void others(Duty duty, Unit stricken, Units units) {
        for (Unit unit : units) {
            boolean other = !unit.name().equals(stricken.name());
            if (other && !unit.isGone() && duty.when().holds(unit, units, stricken)) {
                add(duty, List.of(unit.name()), Map.of(), units);
            }
        }
    }

    /** The same rows once more, of those who go on with it; what began it does not hold again. */
    private void again(Duty duty, List<String> names, Cast cast, Units units) {
        for (Parameter<?> parameter : cast.description().parameters()) {
            List<String> rows = new ArrayList<>();
            List<String> order = new ArrayList<>();
            if (parameter.type() instanceof Type.Rows type
                    && cast.inputs().get(parameter.name()) instanceof List<?> all) {
                for (Object row : all) {
                    String[] cells = row.toString().split(",", -1);
                    String enemy = cells[type.header().indexOf("against")];
                    if (names.contains(cells[0]) && names.contains(enemy)) {
                        rows.add(row(
                                type.header(),
                                cells[0],
                                enemy,
                                cells[type.header().indexOf("dice")]));
                        for (String name : List.of(cells[0], enemy)) {
                            order.addAll(order.contains(name) ? List.of() : List.of(name));
                        }
                    }
                }
            }
            if (!rows.isEmpty()) {
                add(
                        duty,
                        order,
                        Map.of(parameter.name(), rows),
                        units,
                        game.state().turn());
            }
        }
    }

    /** A row with only the unit, its enemy and its dice: the unit knows the rest of itself. */
    private static String row(List<String> header, String unit, String enemy, String dice) {
        List<String> cells = new ArrayList<>();
        for (String column : header) {
            cells.add(cells.isEmpty() ? unit : column.equals("against") ? enemy : column.equals("dice") ? dice : "");
        }
        return String.join(",", cells);
    }

    /** The units that began to run; one that is gone frightens nobody who is to see it run. */
    private static List<Unit> stricken(List<Change> changes, Units units) {
        List<Unit> some = new ArrayList<>();
        for (Change change : changes) {
            Unit unit = units.get(change.unit());
            boolean runs = "routing".equals(change.to()) || "routed".equals(change.to());
            boolean lost = "captured".equals(change.to()) || "lost".equals(change.to());
            if ((runs && !unit.isGone()) || lost) {
                some.add(unit);
            }
        }
        return some;
    }

    private static List<String> named(List<String> roles, Cast cast, Units units) {
        List<String> names = new ArrayList<>();
        for (String role : roles) {
            Optional<Unit> unit = cast.roles().unit(role, cast.description(), units);
            if (unit.isPresent()) {
                names.add(unit.get().name());
            }
        }
        return names;
    }

    private String played() {
        return playing.map(cast -> cast.description().name()).orElse("");
    }

    /** What the resolution knows of the next and no unit does; when it goes on itself, also what part was typed. */
    private Map<String, Object> known(Next next) {
        Map<String, Object> options = new LinkedHashMap<>();
        Description description =
                game.rules().ruleset().resolver(next.resolver()).description();
        next.known().forEach((name, value) -> {
            Optional<Parameter<?>> parameter = description.parameter(name);
            Binding.Kind kind = parameter.isPresent()
                    ? game.rules().binding(parameter.get()).kind()
                    : Binding.Kind.GAME;
            boolean part = kind == Binding.Kind.PART
                    && next.resolver().equals(played())
                    && playing.get().typed().contains(name);
            if (kind == Binding.Kind.MOMENT || part) {
                options.put(name, value);
            }
        });
        return options;
    }

    /** What was typed of the moment, and how many take part, as far as they are still there: it holds when it goes on. */
    private Map<String, Object> sameAgain(Duty duty, Cast cast, Units units) {
        Map<String, Object> options = new LinkedHashMap<>();
        for (Parameter<?> parameter : cast.description().parameters()) {
            Binding binding = game.rules().binding(parameter);
            Object value = cast.inputs().get(parameter.name());
            if (value == null) {
                continue;
            }
            boolean said =
                    cast.typed().contains(parameter.name()) && !duty.known().containsKey(parameter.name());
            if (said && binding.kind() == Binding.Kind.MOMENT && !(parameter.type() instanceof Type.Face)) {
                options.put(parameter.name(), value);
            } else if (said && binding.isPlainPart() && value instanceof Integer many) {
                Optional<Unit> unit =
                        cast.roles().unit(binding.roleIn(cast.description(), parameter), cast.description(), units);
                int left = unit.isPresent() ? Math.min(many, unit.get().number(binding.field())) : many;
                options.put(parameter.name(), left);
            }
        }
        return options;
    }

    /** What changes themselves call for: {@code less stands}, {@code more hits}, {@code to state lost}. */
    Duties after(List<Change> changes, Units units) {
        for (Duty duty : game.rules().duties()) {
            if (!changes.isEmpty()) {
                Levels.of(duty, game.rules()).ifPresent(levels -> passing(duty, levels, units));
            }
            for (Change change : changes) {
                Unit unit = duty.isAbout(change.field()) ? units.get(change.unit()) : null;
                if (unit != null && duty.isAfter(change, unit, played())) {
                    about(duty, unit, units);
                }
            }
        }
        return this;
    }

    /** Every unit of a side whose losses pass a level for the first time. */
    private void passing(Duty duty, Levels levels, Units units) {
        for (String side : units.sides()) {
            int before = Math.max(
                    levels.passed(side, game.state().units()),
                    game.state().levels().getOrDefault(side, 0));
            boolean passes = levels.passed(side, units) > before;
            for (Unit unit : passes ? units : Units.NONE) {
                if (unit.side().equals(side) && !unit.isGone() && duty.when().holds(unit, units)) {
                    add(duty, List.of(unit.name()), Map.of(), units);
                }
            }
        }
    }

    private void about(Duty duty, Unit unit, Units units) {
        if (duty.who().equals("others")) {
            others(duty, unit, units);
            return;
        }
        for (Unit one : duty.isForOfficers() ? units.officersWith(unit) : List.of(unit)) {
            if (duty.when().holds(one, units)) {
                add(duty, List.of(one.name()), Map.of(), units);
            }
        }
    }

    /** What is due before the turn can end. */
    List<Due> atEnd() {
        Units units = game.state().units();
        for (Duty duty : game.rules().duties()) {
            for (Unit unit : units) {
                if (duty.isFrom("end") && !unit.isGone() && duty.when().holds(unit, units)) {
                    add(duty, List.of(unit.name()), Map.of(), units);
                }
            }
        }
        return found;
    }

    /** What is due in that part of a turn from the side whose part it is. */
    List<Due> inStage(int stage, int turn) {
        Units units = game.state().units();
        List<String> sides = units.sides();
        for (Duty duty : game.rules().duties()) {
            for (Unit unit : duty.isFrom("stage") ? units : Units.NONE) {
                boolean own = stage <= sides.size() && unit.side().equals(sides.get(stage - 1));
                if (own && !unit.isGone() && duty.when().holds(unit, units)) {
                    add(duty, List.of(unit.name()), Map.of(), units, turn);
                }
            }
        }
        return found;
    }

    private void add(Duty duty, List<String> names, Map<String, Object> options, Units units) {
        add(duty, names, options, units, game.state().turn() + (duty.nextTurn() ? 1 : 0));
    }

    private void add(Duty duty, List<String> names, Map<String, Object> options, Units units, int turn) {
        if (names.isEmpty()) {
            return;
        }
        Map<String, Object> known = new LinkedHashMap<>(duty.known());
        known.putAll(options);
        Due due = game.rules()
                .dueItems()
                .of(game.numbered() + fresh + 1, duty.resolver(), names, known, duty.why(), turn);
        if (game.rules().isMoot(due, units) || isAnotherReason(due)) {
            return;
        }
        found.add(due);
        fresh++;
    }

    /** What is due already is due once, and says why for every reason. */
    private boolean isAnotherReason(Due due) {
        Optional<GameState.Together> together = game.state().together();
        for (Due one : together.map(GameState.Together::heldDue).orElse(List.of())) {
            if (one.isSameAs(due)) {
                return true;
            }
        }
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i).isSameAs(due)) {
                found.set(i, found.get(i).because(due.why()));
                return true;
            }
        }
        for (Due one : game.state().due()) {
            if (one.isSameAs(due) && !isBeingDone(one)) {
                Due more = one.because(due.why());
                boolean later = together.isPresent(); // it may be done by then
                found.addAll(later || more.equals(one) ? List.of() : List.of(more));
                return true;
            }
        }
        return false;
    }

    /** Whether it is that which is being played: it is due no more, and may be due again. */
    private boolean isBeingDone(Due one) {
        return playing.isPresent()
                && one.isDoneBy(played(), playing.get().roles(), game.state().turn());
    }
}
