package grognard.fuzz;

import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rulesets.Rulesets;
import grognard.testing.ShellWords;
import grognard.testing.SpecRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Command lines: from the resolvers' own descriptions, their examples, the spec rows, and the other verbs. */
final class CommandLines {

    /** Stands for the trial's folder, whose place is no part of the trial. */
    static final String FOLDER = "{folder}";

    private static final List<String> FILE_OPTIONS = List.of("--log", "--svg", "--tables");
    private static final List<String> FILE_VERBS = List.of("man", "journal", "tables", "export");

    /** What may follow those verbs and is no file. */
    private static final Set<String> VERB_WORDS = Set.of(
            "show",
            "verify",
            "stats",
            "seal",
            "reveal",
            "list",
            "export",
            "check",
            "paperboys",
            "honour",
            "acw",
            "napoleonic",
            "text",
            "md",
            "csv",
            "json",
            "pepper");

    private static final List<String> VERBS = List.of(
            "--help",
            "--version",
            "help odds",
            "rules",
            "rules canister",
            "rules paperboys contact",
            "rules honour fire",
            "rules napoleonic odds table",
            "sheet paperboys",
            "sheet honour --md",
            "sheet acw --html",
            "tables list",
            "tables list honour",
            "tables export napoleonic {folder}/exported --force",
            "tables check {folder}/pack",
            "use honour",
            "completion bash",
            "completion zsh",
            "journal show {folder}/game.jsonl",
            "journal verify {folder}/game.jsonl",
            "journal stats {folder}/game.jsonl --json",
            "journal seal {folder}/sealed.jsonl --salt pepper",
            "journal reveal {folder}/sealed.jsonl",
            "roll 3d6+1",
            "roll 2dav",
            "roll d1000-4",
            "roll 100d100+7 --json",
            "roll 10000d6 -q",
            "roll 100000d6",
            "again",
            "last",
            "set seed salamanca",
            "set format json",
            "unset seed",
            "--rules acw fire",
            "odds contact --pips 0..6",
            "batch {folder}/lines.txt");

    private final List<List<String>> rows = new ArrayList<>();
    private final List<Ruleset> rulesets;
    private final Map<String, Tables> tables = new HashMap<>();

    CommandLines() {
        rulesets = new ArrayList<>(
                Rulesets.names().stream().map(name -> Rulesets.named(name)).toList());
        rulesets.add(Rulesets.named("dice"));
        SpecRow.rulesets().stream()
                .filter(name -> Rulesets.find(name).isPresent())
                .flatMap(name -> SpecRow.of(name).stream())
                .forEach(row -> rows.add(row.words()));
        rulesets.forEach(ruleset -> tables.put(ruleset.name(), Tables.builtIn(ruleset)));
    }

    Ruleset ruleset(Chance chance) {
        return chance.of(rulesets);
    }

    /** A line that may mean anything at all. */
    List<String> any(Chance chance) {
        return switch (chance.below(20)) {
            case 0 -> new ArrayList<>(ShellWords.split(chance.of(VERBS)));
            case 1, 2, 3, 4, 5, 6, 7 -> general(chance, new ArrayList<>(chance.of(rows)));
            default -> general(chance, resolver(chance, ruleset(chance)));
        };
    }

    /** A line for a resolver of that ruleset. */
    List<String> resolver(Chance chance, Ruleset ruleset) {
        Description description =
                ruleset.resolver(chance.of(ruleset.resolvers())).description();
        List<String> words = new ArrayList<>(List.of(ruleset.name(), description.name()));
        if (ruleset.name().equals("dice")) {
            words.remove(0);
        }
        if (chance.oneIn(4) && !description.examples().isEmpty()) {
            words.addAll(ShellWords.split(chance.of(description.examples())));
            return words;
        }
        int saysMuch = 1 + chance.below(8);
        for (Parameter<?> parameter : description.parameters()) {
            if (parameter.isRequired() || chance.oneIn(saysMuch)) {
                words.addAll(said(chance, parameter, tables.get(ruleset.name())));
            }
        }
        return words;
    }

    private static List<String> said(Chance chance, Parameter<?> parameter, Tables tables) {
        if (parameter.isFlag()) {
            return List.of(parameter.option());
        }
        String value = value(chance, parameter.type(), tables);
        if (parameter.isPositional()) {
            return List.of(value);
        }
        return chance.oneIn(4) ? List.of(parameter.option() + "=" + value) : List.of(parameter.option(), value);
    }

    /** Mostly one that the type takes. */
    static String value(Chance chance, Type<?> type, Tables tables) {
        if (chance.oneIn(40)) {
            return HostileText.word(chance);
        }
        List<String> words = type.words(tables);
        if (!words.isEmpty()) {
            return chance.of(words);
        }
        if (type instanceof Type.Whole whole) {
            long span = (long) whole.most() - whole.least();
            long up = chance.oneIn(3) ? chance.below((int) Math.min(Integer.MAX_VALUE - 1, span) + 1) : chance.below(8);
            return String.valueOf(chance.oneIn(12) ? whole.most() : whole.least() + Math.min(span, up));
        }
        if (type instanceof Type.Decimal decimal) {
            return decimal.least()
                    .add(decimal.most()
                            .subtract(decimal.least())
                            .multiply(new java.math.BigDecimal(chance.below(1001))
                                    .movePointLeft(chance.oneIn(3) ? 3 : 5)))
                    .setScale(decimal.places(), java.math.RoundingMode.DOWN)
                    .toPlainString();
        }
        if (type instanceof Type.Rows shape) {
            return String.join(
                    ",",
                    shape.header().stream()
                            .map(field -> chance.oneIn(3) ? String.valueOf(chance.below(9)) : field)
                            .toList());
        }
        return chance.of("2d6", "100d6+3", "1d1000", "A", "Blue horse", "3");
    }

    /** Perhaps with options that every resolver has. */
    private static List<String> general(Chance chance, List<String> words) {
        while (chance.oneIn(3)) {
            words.addAll(
                    switch (chance.below(12)) {
                        case 0, 1 -> List.of("--json");
                        case 2 -> List.of("-q");
                        case 3 -> List.of("--seed", HostileText.word(chance));
                        case 4 -> List.of("--dice", dice(chance));
                        case 5 -> List.of("--ask");
                        case 6 -> List.of("-n", chance.of("1", "2", "7", "0", "-1", "1000001", "1000000000", "x"));
                        case 7 -> List.of("--label", HostileText.word(chance));
                        case 8 -> List.of("--log", FOLDER + "/" + chance.of("game.jsonl", "new.jsonl", "no/dir"));
                        case 9 -> List.of("--tables", FOLDER + "/" + chance.of("pack", "none"));
                        case 10 -> List.of("--house", chance.of("a=b", "=", "depth-rounding=up", "nearest=1"));
                        default -> List.of(chance.of("--exit-status", "--no-color", "--help", "--rules=honour"));
                    });
        }
        return words;
    }

    private static String dice(Chance chance) {
        StringBuilder dice = new StringBuilder();
        for (int i = chance.below(20); i >= 0; i--) {
            dice.append(dice.isEmpty() ? "" : chance.of(",", " ", ", "));
            dice.append(chance.oneIn(30) ? HostileText.word(chance) : String.valueOf(1 + chance.below(6)));
        }
        return dice.toString();
    }

    /** The chances of a line, perhaps swept or compared. */
    List<String> odds(Chance chance) {
        List<String> words = new ArrayList<>(List.of("odds"));
        words.addAll(chance.oneIn(3) ? chance.of(rows) : resolver(chance, ruleset(chance)));
        for (int i = 1; i + 1 < words.size() && chance.oneIn(2); i++) {
            if (words.get(i + 1).matches("[0-9]+")) {
                words.set(i + 1, words.get(i + 1) + chance.of("..", ",") + chance.below(12));
            }
        }
        while (chance.oneIn(3)) {
            words.addAll(
                    switch (chance.below(6)) {
                        case 0 -> List.of("--json");
                        case 1 -> List.of("--csv");
                        case 2 -> List.of("--numbers");
                        case 3 -> List.of("--of", chance.of("total", "fight", "hit,miss", "", ","));
                        case 4 -> List.of("--vs", chance.of("--pips 1", "--elite --def --pips 2", "'", "\"\"", "--x"));
                        default -> List.of("--svg", FOLDER + "/odds.svg");
                    });
        }
        return words;
    }

    /** The same words with every file in the trial's folder: a trial must not write anywhere else. */
    static List<String> tame(List<String> words) {
        List<String> tamed = new ArrayList<>();
        boolean verb = false;
        String before = "";
        for (String word : words) {
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            if (equals > 0 && FILE_OPTIONS.contains(name)) {
                tamed.add(name + "=" + inFolder(word.substring(equals + 1)));
            } else {
                boolean file = verb && !word.startsWith("-") && !VERB_WORDS.contains(word);
                tamed.add(file || FILE_OPTIONS.contains(before) ? inFolder(word) : word);
            }
            verb |= FILE_VERBS.contains(word);
            before = word;
        }
        return tamed;
    }

    /** A file of that name, as far as it is one, inside the trial's folder. */
    static String inFolder(String word) {
        if (word.isEmpty()) {
            return word;
        }
        String name = word.startsWith(FOLDER + "/") ? word.substring(FOLDER.length() + 1) : word;
        String safe = name.replace(FOLDER, "").replace("..", "__").replaceAll("^/+", "");
        return FOLDER + "/" + (safe.length() > 5000 ? safe.substring(0, 5000) : safe);
    }
}
