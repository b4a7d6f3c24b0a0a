package grognard.plan;

import grognard.dice.Dice;
import grognard.game.Due;
import grognard.game.Game;
import grognard.game.GameRules;
import grognard.game.Hand;
import grognard.game.Happening;
import grognard.game.Muster;
import grognard.game.Playing;
import grognard.game.Unit;
import grognard.game.Upkeep;
import grognard.input.BadInput;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.line.Words;
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

/**
 * A plan as a player would play it at the table, once, with the dice as they fall: resolver by resolver and record by
 * record. Deliberately plain; nothing is merged, remembered or worked out beforehand.
 */
final class PlainPlay {

    private static final List<String> FIELDS =
            List.of("state", "level", "stands", "pips", "hits", "figures", "sections", "bases");

    private final Ruleset ruleset;
    private final Tables tables;
    private final Game start;
    private final List<String> steps = new ArrayList<>();

    private Game game;
    private long record;
    private Dice dice;
    private final Set<String> seen = new TreeSet<>();

    PlainPlay(Ruleset ruleset, String units, String plan) {
        this.ruleset = ruleset;
        this.tables = Tables.builtIn(ruleset);
        this.start = Muster.madeUp("units", new GameRules(ruleset, tables), List.of(units.split(";")), Map.of());
        for (String step : plan.split(";")) {
            steps.add(step.strip());
        }
        this.game = start;
    }

    /** Plays it all; answers everything that can be said of the course, each as a line. */
    Set<String> with(Dice these) {
        dice = these;
        game = start;
        record = 1;
        seen.clear();
        List<String> codes = new ArrayList<>();
        Set<String> left = new TreeSet<>();
        boolean ended = false;
        for (String step : steps) {
            String line = step.replaceAll(" if .*", "");
            String condition = step.equals(line) ? "" : step.substring(line.length() + 4);
            String code = "none";
            if (condition.isEmpty() || met(condition, codes)) {
                boolean turns = !line.startsWith("due ") && !line.startsWith("unit ") && !line.startsWith("attach ");
                if (ended && turns && game.state().ending()) {
                    drop(left);
                }
                Game before = game;
                try {
                    code = line.equals("end") ? end(left) : step(line);
                } catch (BadInput e) {
                    game = before;
                    seen.add("passed " + (codes.size() + 1) + " "
                            + e.getMessage().replaceFirst(", since record \\d+", ""));
                }
                ended |= line.equals("end");
            }
            if (!code.equals("none")) {
                seen.add("step " + (codes.size() + 1) + " " + code);
            }
            codes.add(code);
        }
        note(left);
        left.forEach(one -> seen.add("left " + one));
        for (Unit unit : game.state().units()) {
            for (String field : FIELDS) {
                seen.add(unit.name() + " " + field + "=" + unit.get(field));
            }
        }
        return new TreeSet<>(seen);
    }

    Game now() {
        return game;
    }

    private static boolean met(String condition, List<String> codes) {
        String[] parts = condition.split("=");
        return List.of(parts[1].split(",")).contains(codes.get(Integer.parseInt(parts[0]) - 1));
    }

    private void note(Set<String> left) {
        for (Due due : game.state().dueNow()) {
            left.add(due.resolver() + " " + String.join(" ", due.units()));
        }
    }

    private void drop(Set<String> left) {
        note(left);
        List<Integer> numbers = game.state().dueNow().stream().map(Due::n).toList();
        if (!numbers.isEmpty()) {
            add(game.dropped(numbers));
        }
    }

    private String end(Set<String> left) {
        drop(left);
        for (Due due : new Upkeep(game).played()) {
            resolve(due.line(), false);
        }
        add(new Upkeep(game).ended());
        return "done";
    }

    private String step(String line) {
        List<String> words = Words.texts(Words.of(line));
        List<String> rest = words.subList(1, words.size());
        switch (words.get(0)) {
            case "unit" -> {
                Hand hand = new Hand(game);
                add(
                        rest.get(0).equals("add")
                                ? hand.add(rest.get(1))
                                : hand.set(unit(rest.get(0)), rest.subList(1, rest.size())));
                return "done";
            }
            case "attach" -> {
                add(new Hand(game).attach(unit(rest.get(0)), unit(rest.get(1))));
                return "done";
            }
            case "together" -> {
                add(game.joined());
                return "done";
            }
            case "apart" -> {
                add(game.parted());
                return "done";
            }
            case "due" -> {
                for (Due due : game.state().dueNow()) {
                    String wanted = due.resolver() + " " + String.join(" ", due.units());
                    if (String.join(" ", rest).equals(wanted)) {
                        return resolve(due.line(), true);
                    }
                }
                return "none";
            }
            default -> {
                return resolve(line, true);
            }
        }
    }

    private Unit unit(String name) {
        return game.state().units().find(name).orElseThrow();
    }

    private String resolve(String line, boolean turns) {
        List<Word> words = Words.of(line);
        Resolver resolver = ruleset.resolver(words.get(0).text());
        Request request = new LineReader(
                        ruleset, resolver, Usual.For.PLAY, words.get(0).text())
                .read(
                        words.subList(1, words.size()),
                        word -> game.state().units().find(word.text()).isPresent());
        Playing playing = new Playing(
                game,
                resolver.description(),
                Playing.roles(game, resolver.description(), Words.texts(request.names())),
                request.values(),
                request.options().has(Usual.FORCE));
        Situation situation = Situation.read(resolver, playing.values(), tables);
        Resolution resolution = resolver.resolve(tables, situation, dice);
        Happening happening = playing.happening(new Played(resolver, tables, situation, List.of(), resolution));
        game = game.after(happening, ++record);
        if (turns) {
            turn();
        }
        return resolution.outcome().code().name();
    }

    private void add(Happening happening) {
        game = game.after(happening, ++record);
        turn();
    }

    private void turn() {
        Optional<Happening> turned = game.turned();
        if (turned.isPresent()) {
            game = game.after(turned.get(), ++record);
        }
    }
}
