package grognard.plan;

import grognard.dice.Dice;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.ManualChanges;
import grognard.game.MusterReader;
import grognard.game.Referees;
import grognard.game.RoleReader;
import grognard.game.TurnEnd;
import grognard.game.state.Due;
import grognard.game.state.GameEvent;
import grognard.game.state.OtherEvent;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A plan as a player would play it at the table, step by step with the dice as they fall: resolver by resolver and record
 * by record. Deliberately plain; nothing is merged or worked out beforehand. What a step does before its dice are thrown is
 * done once for all the ways in which they can fall.
 */
final class PlainPlay {

    private static final List<String> FIELDS =
            List.of("state", "level", "stands", "pips", "hits", "figures", "sections", "bases");

    private final Ruleset ruleset;
    private final Tables tables;
    private final Game start;
    private final List<String> steps = new ArrayList<>();

    PlainPlay(Ruleset ruleset, String units, String plan) {
        this.ruleset = ruleset;
        this.tables = Tables.builtIn(ruleset);
        this.start = MusterReader.madeUp("units", Referees.of(tables), List.of(units.split(";")), Map.of());
        for (String step : plan.split(";")) {
            steps.add(step.strip());
        }
    }

    /**
     * How far a play has come.
     *
     * @param record the number of the last record
     * @param codes how each step ended
     * @param left what fell due and was dropped
     * @param ended whether a turn was ended
     * @param passed why the last step was passed over; empty if it was not
     */
    record Course(Game game, long record, List<String> codes, Set<String> left, boolean ended, String passed) {

        /** What can be said of the last step, a line each. */
        List<String> last() {
            String code = codes.get(codes.size() - 1);
            List<String> said = new ArrayList<>();
            if (!code.equals("none")) {
                said.add("step " + codes.size() + " " + code);
            }
            if (!passed.isEmpty()) {
                said.add("passed " + codes.size() + " " + passed);
            }
            return said;
        }

        /** The values of all fields that a plan speaks of, unit by unit, and what is left: all that is counted in the end. */
        List<Object> end() {
            List<Object> end = new ArrayList<>();
            for (Unit unit : game.state().units()) {
                end.add(unit.name());
                for (String field : FIELDS) {
                    Object value = unit.get(field);
                    end.add(value == null ? "null" : value);
                }
            }
            Set<String> all = new TreeSet<>(left);
            note(game, all);
            end.add(all);
            return end;
        }

        /** The same, a line each. */
        static List<String> lines(List<Object> end) {
            List<String> lines = new ArrayList<>();
            int each = 1 + FIELDS.size();
            for (int at = 0; at < end.size() - 1; at += each) {
                for (int i = 0; i < FIELDS.size(); i++) {
                    lines.add(end.get(at) + " " + FIELDS.get(i) + "=" + end.get(at + 1 + i));
                }
            }
            ((Set<?>) end.get(end.size() - 1)).forEach(one -> lines.add("left " + one));
            return lines;
        }
    }

    Course start() {
        return new Course(start, 1, List.of(), Set.of(), false, "");
    }

    boolean isOver(Course course) {
        return course.codes.size() == steps.size();
    }

    /** Plays it all, once; answers everything that can be said of the course, each as a line. */
    Set<String> with(Dice dice) {
        Set<String> said = new TreeSet<>();
        Course course = start();
        while (!isOver(course)) {
            course = next(course).apply(dice);
            said.addAll(course.last());
        }
        said.addAll(Course.lines(course.end()));
        return said;
    }

    /** The next step, ready for its dice. */
    Function<Dice, Course> next(Course course) {
        String step = steps.get(course.codes.size());
        String line = step.replaceAll(" if .*", "");
        String condition = step.equals(line) ? "" : step.substring(line.length() + 4);
        Hands hands = new Hands(course);
        if (!condition.isEmpty() && !met(condition, course.codes)) {
            return dice -> hands.ended("none", "");
        }
        boolean turns = !line.startsWith("due ") && !line.startsWith("unit ") && !line.startsWith("attach ");
        if (course.ended && turns && course.game.state().ending()) {
            hands.drop();
        }
        hands.ended |= line.equals("end");
        try {
            return line.equals("end") ? hands::end : step(line, hands);
        } catch (BadInput e) {
            String why = e.getMessage().replaceFirst(", since record \\d+", "");
            return dice -> hands.ended("none", why);
        }
    }

    private static boolean met(String condition, List<String> codes) {
        String[] parts = condition.split("=");
        return List.of(parts[1].split(",")).contains(codes.get(Integer.parseInt(parts[0]) - 1));
    }

    private static void note(Game game, Set<String> left) {
        for (Due due : game.state().dueNow()) {
            left.add(due.resolver() + " " + String.join(" ", due.units()));
        }
    }

    private Function<Dice, Course> step(String line, Hands hands) {
        List<String> words = Tokenizer.texts(Tokenizer.of(line));
        List<String> rest = words.subList(1, words.size());
        ManualChanges hand = new ManualChanges(hands.game);
        switch (words.get(0)) {
            case "unit" -> {
                return hands.done(
                        rest.get(0).equals("add")
                                ? hand.add(rest.get(1))
                                : hand.set(hands.unit(rest.get(0)), rest.subList(1, rest.size())));
            }
            case "attach" -> {
                return hands.done(hand.attach(hands.unit(rest.get(0)), hands.unit(rest.get(1)), false));
            }
            case "together" -> {
                return hands.done(hands.game.together());
            }
            case "apart" -> {
                return hands.done(hands.game.apart());
            }
            case "due" -> {
                for (Due due : hands.game.state().dueNow()) {
                    String wanted = due.resolver() + " " + String.join(" ", due.units());
                    if (String.join(" ", rest).equals(wanted)) {
                        return hands.played(due.line());
                    }
                }
                return dice -> hands.ended("none", "");
            }
            default -> {
                return hands.played(line);
            }
        }
    }

    /** A resolver's line in a game, ready for its dice. */
    private final class Line {

        private final Game game;
        private final Resolver resolver;
        private final GameAction action;
        private final Situation situation;

        Line(Game game, String line) {
            this.game = game;
            List<Token> words = Tokenizer.of(line);
            resolver = ruleset.resolver(words.get(0).text());
            Request request = new LineReader(
                            ruleset,
                            resolver,
                            CommonOption.For.PLAY,
                            words.get(0).text())
                    .read(
                            words.subList(1, words.size()),
                            word -> game.state().units().find(word.text()).isPresent());
            action = new GameAction(
                    game,
                    resolver.description(),
                    RoleReader.read(game, resolver.description(), Tokenizer.texts(request.names())),
                    request.values(),
                    request.options().has(CommonOption.FORCE));
            situation = Situation.read(resolver, action.values(), tables);
        }

        Resolution thrown(Dice dice) {
            return resolver.resolve(tables, situation, dice);
        }

        Game after(Resolution resolution, long record) {
            return game.after(action.event(new Played(resolver, tables, situation, List.of(), resolution)), record);
        }
    }

    /** One step is played, record after record. */
    private final class Hands {

        private final Course before;
        private final Set<String> left;
        private Game game;
        private long record;
        private boolean ended;

        Hands(Course course) {
            before = course;
            game = course.game;
            record = course.record;
            left = new TreeSet<>(course.left);
            ended = course.ended;
        }

        Hands(Hands other) {
            before = other.before;
            game = other.game;
            record = other.record;
            left = new TreeSet<>(other.left);
            ended = other.ended;
        }

        Unit unit(String name) {
            return game.state().units().find(name).orElseThrow();
        }

        void drop() {
            note(game, left);
            List<Integer> numbers = game.state().dueNow().stream().map(Due::n).toList();
            if (!numbers.isEmpty()) {
                add(game.drop(numbers));
            }
        }

        Function<Dice, Course> done(GameEvent happening) {
            add(happening);
            return dice -> ended("done", "");
        }

        Function<Dice, Course> played(String text) {
            Line line = new Line(game, text);
            return dice -> {
                Resolution resolution = line.thrown(dice);
                Hands now = new Hands(this);
                now.game = line.after(resolution, ++now.record);
                now.turn();
                return now.ended(resolution.outcome().code().name(), "");
            };
        }

        /** What is due is dropped, and the upkeep played. */
        Course end(Dice dice) {
            Hands now = new Hands(this);
            now.drop();
            for (Due due : new TurnEnd(now.game).upkeep()) {
                Line line = new Line(now.game, due.line());
                now.game = line.after(line.thrown(dice), ++now.record);
            }
            now.add(new TurnEnd(now.game).end());
            return now.ended("done", "");
        }

        Course ended(String code, String passed) {
            List<String> codes = new ArrayList<>(before.codes);
            codes.add(code);
            return new Course(game, record, codes, left, ended, passed);
        }

        private void add(GameEvent happening) {
            game = game.after(happening, ++record);
            turn();
        }

        private void turn() {
            Optional<OtherEvent> turned = game.turned();
            if (turned.isPresent()) {
                game = game.after(turned.get(), ++record);
            }
        }
    }
}
