package grognard.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is fuzzed. */
enum Kind {
    COMMAND,
    ODDS,
    BATCH,
    SHEET,
    PACK,
    JOURNAL,
    CONFIG,
    ENVIRONMENT;

    private static final Map<String, String> HOME = Map.of("HOME", CommandLines.FOLDER + "/home");
    private static final byte[] NO_INPUT = {};

    /** The trial of that number. */
    Trial trial(long number, CommandLines lines, Corpus corpus) {
        Chance chance = new Chance(name(), number);
        return switch (this) {
            case COMMAND -> trial(number, spoiled(chance, lines.any(chance)), answers(chance), HOME, Map.of());
            case ODDS -> trial(number, spoiled(chance, lines.odds(chance)), NO_INPUT, HOME, Map.of());
            case BATCH -> batch(chance, number, lines);
            case SHEET -> sheet(chance, number, lines);
            case PACK -> pack(chance, number, lines, corpus);
            case JOURNAL -> journal(chance, number, lines, corpus);
            case CONFIG -> config(chance, number, lines);
            case ENVIRONMENT -> environment(chance, number, lines);
        };
    }

    private Trial trial(
            long number, List<String> args, byte[] input, Map<String, String> env, Map<String, byte[]> files) {
        // Neither arguments nor the environment can hold a zero.
        List<String> typed = CommandLines.tame(args).stream()
                .map(word -> word.replace("\0", ""))
                .toList();
        return new Trial(this, number, typed, input, env, files);
    }

    private static List<String> spoiled(Chance chance, List<String> words) {
        return Mutation.words(chance, words, chance.oneIn(3) ? 0 : chance.below(4));
    }

    /** What somebody types when asked for dice. */
    private static byte[] answers(Chance chance) {
        StringBuilder answers = new StringBuilder();
        for (int i = chance.below(30); i > 0; i--) {
            answers.append(chance.oneIn(15) ? HostileText.word(chance) : String.valueOf(1 + chance.below(6)));
            answers.append('\n');
        }
        return bytes(answers.toString());
    }

    private Trial batch(Chance chance, long number, CommandLines lines) {
        StringBuilder text = new StringBuilder();
        // Now and then as many as several threads share.
        for (int i = chance.below(chance.oneIn(4) ? 300 : 12); i >= 0; i--) {
            List<String> words = chance.oneIn(40) ? lines.odds(chance) : lines.any(chance);
            List<String> typed = CommandLines.tame(chance.oneIn(3) ? spoiled(chance, words) : words);
            boolean quoted = !chance.oneIn(5);
            text.append(String.join(
                    " ",
                    typed.stream().map(word -> quoted ? quoted(word) : word).toList()));
            text.append(chance.of("\n", "\n", "\n", "\n", "\r\n", "\n\n", " # note\n", ""));
        }
        byte[] input = bytes(text.toString());
        if (chance.oneIn(3) && !namesFiles(text)) {
            input = Mutation.bytes(chance, input, 1 + chance.below(3));
        }
        List<String> args = new ArrayList<>(chance.oneIn(4) ? List.of() : List.of("batch", "--keep-going"));
        if (!args.isEmpty()) {
            args.addAll(batchOptions(chance));
            args = Mutation.words(chance, args, chance.oneIn(8) ? 1 : 0);
        }
        return trial(number, args, input, HOME, Map.of());
    }

    /** Spoiling bytes could turn a file's name into one outside the trial's folder. */
    private static boolean namesFiles(CharSequence text) {
        return text.toString().contains(CommandLines.FOLDER);
    }

    private static List<String> batchOptions(Chance chance) {
        List<String> options = new ArrayList<>();
        while (!chance.oneIn(3)) {
            options.addAll(
                    switch (chance.below(7)) {
                        case 0, 1 -> List.of(chance.of("--json", "--format=csv"));
                        case 2 -> List.of("--json");
                        case 3 -> List.of("--format", chance.of("csv", "json", "text", "xml"));
                        case 4 -> List.of("--threads", chance.of("1", "2", "3", "0", "65", "999999999999"));
                        case 5 -> List.of("--seed", HostileText.word(chance));
                        default -> List.of(chance.of("-q", "--exit-status", "--no-color", "-"));
                    });
        }
        return options;
    }

    private static String quoted(String word) {
        boolean plain = !word.isEmpty() && word.chars().allMatch(c -> c > ' ' && "'\"\\#".indexOf(c) < 0);
        return plain ? word : '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private Trial sheet(Chance chance, long number, CommandLines lines) {
        List<String> line = lines.resolver(chance, lines.ruleset(chance));
        Map<String, String> cells = new LinkedHashMap<>();
        for (int i = line.get(0).equals("roll") ? 1 : 2; i < line.size(); i++) {
            String word = line.get(i);
            if (word.startsWith("--") && word.contains("=")) {
                cells.put(word.substring(2, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
            } else if (word.startsWith("--")
                    && i + 1 < line.size()
                    && !line.get(i + 1).startsWith("--")) {
                cells.put(word.substring(2), line.get(++i));
            } else if (word.startsWith("--")) {
                cells.put(word.substring(2), chance.of("true", "yes", "1", "", "maybe"));
            } else {
                cells.put("what", word);
            }
        }
        if (chance.oneIn(2)) {
            cells.put(chance.of("label", "seed", "dice", "n", "json", "house", "log"), chance.oneIn(3) ? "1" : "");
        }
        cells.remove("log"); // a file wherever the cell says
        List<String> text = new ArrayList<>();
        text.add(String.join(",", cells.keySet()));
        for (int i = chance.below(chance.oneIn(4) ? 200 : 6); i >= 0; i--) {
            text.add(String.join(
                    ",", cells.values().stream().map(cell -> cell(chance, cell)).toList()));
        }
        List<String> rows = Mutation.lines(chance, text, chance.oneIn(2) ? 0 : 1 + chance.below(3));
        byte[] input = bytes(String.join(chance.of("\n", "\n", "\r\n", "\r"), rows));
        input = Mutation.bytes(chance, input, chance.oneIn(3) ? 1 + chance.below(3) : 0);
        String name = line.get(0).equals("roll") ? "roll" : line.get(0) + " " + line.get(1);
        List<String> args = new ArrayList<>(List.of("batch", "--csv", name, "--keep-going"));
        args.addAll(batchOptions(chance));
        return trial(number, args, input, HOME, Map.of());
    }

    private static String cell(Chance chance, String text) {
        String shown = chance.oneIn(12) ? HostileText.word(chance) : text;
        boolean plain = shown.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain || chance.oneIn(20) ? shown : '"' + shown.replace("\"", "\"\"") + '"';
    }

    private Trial pack(Chance chance, long number, CommandLines lines, Corpus corpus) {
        String ruleset = chance.of("paperboys", "honour", "acw", "napoleonic");
        Map<String, byte[]> files = new LinkedHashMap<>();
        corpus.pack(ruleset).forEach((name, bytes) -> files.put("pack/" + name, bytes));
        for (int i = chance.below(3); i >= 0; i--) {
            String name = chance.of(List.copyOf(files.keySet()));
            files.put(name, table(chance, files.get(name)));
        }
        if (chance.oneIn(10)) {
            files.remove(chance.of(List.copyOf(files.keySet())));
        }
        List<String> args = new ArrayList<>(
                switch (chance.below(6)) {
                    case 0 -> List.of("tables", "check", CommandLines.FOLDER + "/pack");
                    case 1 -> List.of("sheet", ruleset, chance.of("--md", "--html", "--no-color"));
                    case 2 -> List.of("rules", ruleset);
                    case 3 -> List.of("tables", "list", ruleset);
                    default -> lines.resolver(chance, grognard.rulesets.Rulesets.named(ruleset));
                });
        if (args.get(0).equals("rules")) {
            args.add(chance.of("fire", "modifiers", "morale", "combat", "weapons"));
        }
        if (!args.contains("check")) {
            args.addAll(List.of("--tables", CommandLines.FOLDER + "/pack"));
        }
        if (args.get(0).equals(ruleset) && chance.oneIn(4)) {
            args.add(0, "odds");
        }
        return trial(number, args, NO_INPUT, HOME, files);
    }

    /** A table with cells, lines or bytes that are not as they should be. */
    private static byte[] table(Chance chance, byte[] table) {
        List<String> rows = new ArrayList<>(List.of(new String(table, StandardCharsets.UTF_8).split("\n", -1)));
        for (int i = chance.below(3); i > 0; i--) {
            int at = chance.below(rows.size());
            List<String> cells = new ArrayList<>(List.of(rows.get(at).split(",", -1)));
            rows.set(at, String.join(",", Mutation.words(chance, cells, 1)));
        }
        List<String> changed = Mutation.lines(chance, rows, chance.oneIn(3) ? 1 : 0);
        return Mutation.bytes(chance, bytes(String.join("\n", changed)), chance.oneIn(4) ? 1 : 0);
    }

    private Trial journal(Chance chance, long number, CommandLines lines, Corpus corpus) {
        String file = CommandLines.FOLDER + "/game.jsonl";
        byte[] journal = new SpoiledJournal(chance, corpus.records()).bytes();
        List<String> args = new ArrayList<>(
                switch (chance.below(8)) {
                    case 0, 1, 2 -> List.of("journal", "verify", file);
                    case 3 -> List.of("journal", "show", file, "--format", chance.of("text", "md", "csv", "json"));
                    case 4 -> List.of("journal", "stats", file);
                    case 5 -> List.of("journal", chance.of("seal", "reveal"), file);
                    default -> lines.resolver(chance, lines.ruleset(chance));
                });
        if (args.get(0).equals("journal") && chance.oneIn(4)) {
            args.addAll(chance.of(
                    List.of("--json"), List.of("--label", "Blue"), List.of("--head", "00"), List.of("--salt", "s")));
        } else if (!args.get(0).equals("journal")) {
            args.addAll(List.of("--log", file));
        }
        return trial(number, args, NO_INPUT, HOME, Map.of("game.jsonl", journal));
    }

    private Trial config(Chance chance, long number, CommandLines lines) {
        List<String> settings = new ArrayList<>();
        for (int i = chance.below(6); i >= 0; i--) {
            String key = chance.of("rules", "tables", "log", "house.paperboys.x", "house.honour.y", "# note", "");
            String value = chance.of("honour", "acw", "paperboys", "1", "", HostileText.word(chance));
            boolean file = key.equals("tables") || key.equals("log");
            settings.add(key + chance.of(" = ", "=", " ") + (file ? CommandLines.inFolder(value) : value));
        }
        String text = String.join("\n", Mutation.lines(chance, settings, chance.below(2)));
        byte[] config = bytes(text);
        if (!namesFiles(text) && chance.oneIn(3)) {
            config = Mutation.bytes(chance, config, 1 + chance.below(3));
        }
        List<String> args = chance.oneIn(4) ? List.of("use", chance.of("acw", "honour", "x")) : lines.any(chance);
        return trial(number, args, NO_INPUT, HOME, Map.of("home/.config/grognard/config", config));
    }

    private Trial environment(Chance chance, long number, CommandLines lines) {
        Map<String, String> env = new LinkedHashMap<>();
        for (int i = chance.below(4); i >= 0; i--) {
            String name = chance.of(
                    "HOME",
                    "XDG_CONFIG_HOME",
                    "XDG_STATE_HOME",
                    "GROGNARD_RULES",
                    "GROGNARD_LOG",
                    "GROGNARD_TABLES",
                    "GROGNARD_TTY",
                    "GROGNARD_DEBUG",
                    "NO_COLOR",
                    "TERM",
                    "COLUMNS",
                    "LANG",
                    "LC_ALL",
                    "TZ",
                    "GROGNARD");
            env.put(name, environment(chance, name).replace("\0", ""));
        }
        return trial(number, spoiled(chance, lines.any(chance)), answers(chance), env, Map.of());
    }

    private static String environment(Chance chance, String name) {
        String hostile = HostileText.word(chance);
        return switch (name) {
            case "HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "GROGNARD_LOG", "GROGNARD_TABLES" ->
                CommandLines.inFolder(hostile);
            case "GROGNARD_RULES" -> chance.of("honour", "acw", "dice", hostile);
            case "GROGNARD_TTY" -> chance.of("1", "12", "2", "x1" + hostile.replace("0", ""));
            case "COLUMNS" -> chance.of("0", "1", "9", "10", "11", "40", "999", "9999", "99999999999", hostile);
            default -> hostile;
        };
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
