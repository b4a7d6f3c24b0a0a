package grognard.page;

import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A random game, played as a player taps: every step is taken from what the page offers, and the same line is given to the
 * command line, which writes the same journal.
 */
final class GameSteps {

    private static final long START = 1_800_000_000_000L;
    private static final String ID = "g";

    /**
     * One question to the page.
     *
     * @param method of {@link GameDoor}
     * @param args texts, numbers, truths and lists of texts
     * @param printed the records that the command line wrote, its JSON, or its error; empty if there is nothing to compare
     * @param answered what the page answered in this JVM
     */
    record Step(String method, List<Object> args, String printed, String answered) {}

    private final GameDoor door = new GameDoor();
    private final Random random;
    private final Path file;
    private final List<Step> steps = new ArrayList<>();
    private long time = START;

    GameSteps(Path folder, long seed) {
        this.random = new Random(seed);
        this.file = folder.resolve("game" + seed + ".jsonl");
    }

    /** Plays so many steps of a scenario. */
    List<Step> of(String scenario, int many) throws IOException {
        run(List.of("game", "new", file.toString(), "--scenario", scenario));
        String name = String.valueOf(file.getFileName()).replace(".jsonl", "");
        step(
                "begin",
                List.of(name, scenario, List.of(), "", "", List.of(), (double) time),
                Files.readString(file),
                door.begin(name, scenario, new String[0], "", "", new String[0], time));
        String opened = door.open(ID, name + ".jsonl", Files.readString(file));
        step("open", List.of(ID, name + ".jsonl", Files.readString(file)), "", opened);
        for (int i = 0; i < many; i++) {
            time += random.nextInt(90_000);
            next();
            if (i % 10 == 9) {
                looks();
            }
        }
        looks();
        return steps;
    }

    Path file() {
        return file;
    }

    private void looks() {
        step("turn", List.of(ID), run(List.of("turn", "--json")), door.turn(ID));
        step("units", List.of(ID), run(List.of("units", "--json")), door.units(ID));
        step("due", List.of(ID), run(List.of("due", "--json")), door.due(ID));
    }

    private void step(String method, List<Object> args, String printed, String answered) {
        steps.add(new Step(method, args, printed, answered));
    }

    private String run(List<String> line) {
        List<String> words =
                new ArrayList<>(line.get(0).equals("game") ? List.of() : List.of("--game", file.toString()));
        words.addAll(line);
        Run run = Run.at(time, Map.of(), words.toArray(String[]::new));
        return run.exit() == 0 ? run.out() : run.err();
    }

    private void next() throws IOException {
        Map<String, Object> state = Json.object(door.state(ID));
        List<?> due = (List<?>) state.get("due");
        int what = random.nextInt(12);
        if (what < 4 && !due.isEmpty()) {
            Map<?, ?> item = (Map<?, ?>) due.get(what == 0 ? random.nextInt(due.size()) : 0);
            if (random.nextInt(5) == 0 || Boolean.TRUE.equals(item.get("errand"))) {
                act("drop", List.of(text(item.get("n"))), List.of("due", "drop", text(item.get("n"))));
            } else if (Boolean.TRUE.equals(item.get("ready"))) {
                play(Integer.parseInt(text(item.get("n"))), text(item.get("resolver")), texts(item.get("units")));
            }
        } else if (what < 6) {
            game(state);
        } else {
            units(state);
        }
    }

    private void game(Map<String, Object> state) throws IOException {
        if (random.nextBoolean()) {
            List<?> table = (List<?>) state.get("table");
            if (!table.isEmpty()) {
                play(0, text(((Map<?, ?>) any(table)).get("resolver")), List.of());
            }
            return;
        }
        String action = text(((Map<?, ?>) any((List<?>) state.get("actions"))).get("action"));
        String mint = "seed" + random.nextInt(1000);
        List<String> args = action.equals("note") ? List.of("Böhmen, \"1813\"") : List.of();
        List<String> line = new ArrayList<>(List.of(action));
        line.addAll(args);
        if (action.equals("end") || action.equals("phase")) { // both may play the upkeep of the turn
            line.addAll(List.of("--seed", mint));
        }
        act(action, args, line, mint);
    }

    private void units(Map<String, Object> state) throws IOException {
        List<?> sides = (List<?>) state.get("sides");
        int side = random.nextInt(sides.size());
        String unit = unit(sides, side);
        boolean pair = random.nextInt(3) > 0;
        String other = pair ? unit(sides, random.nextInt(8) == 0 ? side : 1 - side) : "";
        Map<String, Object> choices = Json.object(door.choices(ID, unit, other.equals(unit) ? "" : other));
        List<?> acts = (List<?>) choices.get("acts");
        List<?> plays = (List<?>) choices.get("plays");
        int what = random.nextInt(8);
        if (what == 0) {
            set(unit);
        } else if (what == 1 && !acts.isEmpty()) {
            Map<?, ?> act = (Map<?, ?>) any(acts);
            List<String> args = texts(act.get("args"));
            List<String> line = new ArrayList<>(List.of(text(act.get("action"))));
            line.addAll(args);
            act(text(act.get("action")), args, line);
        } else if (!plays.isEmpty()) {
            Map<?, ?> play = (Map<?, ?>) (random.nextInt(3) == 0 ? any(plays) : plays.get(0));
            play(
                    0,
                    text(play.get("resolver")),
                    pair && !other.equals(unit) && !other.isEmpty() ? List.of(unit, other) : List.of(unit));
        }
    }

    private String unit(List<?> sides, int side) {
        List<?> units = (List<?>) ((Map<?, ?>) sides.get(side)).get("units");
        return text(((Map<?, ?>) any(units)).get("name"));
    }

    private void set(String unit) throws IOException {
        List<?> fields =
                (List<?>) Json.object("{\"all\":" + door.fields(ID, unit) + "}").get("all");
        Map<?, ?> field = (Map<?, ?>) any(fields);
        String set = text(field.get("name")) + "=" + value(field);
        act("set", List.of(unit, set), List.of("unit", unit, set));
    }

    /** A value that a field of a form can have. */
    private String value(Map<?, ?> field) {
        return switch (text(field.get("kind"))) {
            case "flag" -> "true";
            case "number" -> {
                int least = (int) Double.parseDouble(text(field.get("least")));
                int most = (int) Double.parseDouble(text(field.get("most")));
                yield String.valueOf(least + random.nextInt(Math.max(1, Math.min(most - least + 1, 30))));
            }
            case "choice" -> text(any((List<?>) field.get("words")));
            default -> "Law";
        };
    }

    private void play(int due, String resolver, List<String> units) throws IOException {
        List<String> pairs = new ArrayList<>();
        Map<String, Object> form = form(due, resolver, units, pairs);
        if (!form.containsKey("error")) {
            fill(form, pairs);
        }
        List<String> words = new ArrayList<>(List.of("--seed=s" + random.nextInt(1000)));
        if (random.nextInt(6) == 0) {
            words.add("--force");
        }
        List<String> line = new ArrayList<>(due > 0 ? List.of("next", String.valueOf(due)) : List.of(resolver));
        line.addAll(due > 0 ? List.of() : units);
        for (int i = 0; i < pairs.size(); i += 2) {
            boolean names = ((List<?>) form.get("unitOptions")).stream().anyMatch(isNamed(pairs.get(i)));
            line.addAll(
                    names
                            ? List.of("--" + pairs.get(i), pairs.get(i + 1))
                            : List.of("--" + pairs.get(i) + "=" + pairs.get(i + 1)));
        }
        line.addAll(words);
        boolean asks = String.valueOf(form.get("missing")).contains("is missing");
        String written = written(line);
        List<Object> args = List.of(ID, due, resolver, units, pairs, words, "minted", (double) time);
        String answered = door.play(ID, due, resolver, array(units), array(pairs), array(words), "minted", time);
        step("play", args, asks && written.startsWith("grognard:") ? "" : written, answered);
    }

    private static java.util.function.Predicate<Object> isNamed(String name) {
        return option -> name.equals(((Map<?, ?>) option).get("name"));
    }

    private Map<String, Object> form(int due, String resolver, List<String> units, List<String> pairs) {
        String form = door.form(ID, due, resolver, array(units), array(pairs), new String[0]);
        step("form", List.of(ID, due, resolver, units, List.copyOf(pairs), List.of()), form, form);
        return Json.object(form);
    }

    /** Answers what the form wants, and some of what it offers. */
    private void fill(Map<String, Object> form, List<String> pairs) {
        for (Object one : (List<?>) form.get("parameters")) {
            Map<?, ?> parameter = (Map<?, ?>) one;
            boolean required = Boolean.TRUE.equals(parameter.get("required"));
            boolean barred = ((Map<?, ?>) form.get("barred")).containsKey(text(parameter.get("name")));
            boolean rows = "rows".equals(parameter.get("kind"));
            if (!rows && !barred && (required || random.nextInt(6) == 0)) {
                pairs.addAll(List.of(text(parameter.get("name")), value(parameter)));
            }
        }
        for (Object one : (List<?>) form.get("unitOptions")) {
            Map<?, ?> option = (Map<?, ?>) one;
            List<?> units = (List<?>) option.get("units");
            if (Boolean.TRUE.equals(option.get("asked")) || random.nextInt(6) == 0) {
                String named = units.isEmpty() || random.nextInt(3) == 0 ? "none" : text(any(units));
                pairs.addAll(List.of(text(option.get("name")), named));
            }
        }
    }

    private void act(String action, List<String> args, List<String> line) throws IOException {
        act(action, args, line, "minted");
    }

    private void act(String action, List<String> args, List<String> line, String mint) throws IOException {
        String written = written(line);
        String answered = door.act(ID, action, array(args), false, mint, time);
        step("act", List.of(ID, action, args, false, mint, (double) time), written, answered);
    }

    /** What an answer says that the command line says too: records, an error, or the JSON itself. */
    static String said(String answer) {
        Map<String, Object> json = Json.object(answer);
        if (json.get("error") instanceof Map<?, ?> error) {
            return "grognard: " + error.get("message") + "\n";
        }
        return json.get("records") instanceof String records ? records : answer;
    }

    /** Errors without the column in the line, which a form has not. */
    static String plain(String said) {
        return said.startsWith("grognard:") ? said.replaceFirst("column \\d+: ", "") : said;
    }

    /** The records that the line adds to the journal, or its error. */
    private String written(List<String> line) throws IOException {
        String before = Files.readString(file);
        String printed = run(line);
        String after = Files.readString(file);
        return printed.startsWith("grognard:") ? printed : after.substring(before.length());
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static String text(Object value) {
        return String.valueOf(value);
    }

    private static List<String> texts(Object list) {
        return ((List<?>) list).stream().map(String::valueOf).toList();
    }

    private static String[] array(List<String> texts) {
        return texts.toArray(String[]::new);
    }
}
