package grognard.game;

import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rulesets.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Lines that a player might type in a game, and many that are refused. */
final class RandomLines {

    /** What a unit must say of itself. */
    private static final Map<String, String> NEEDED = Map.of(
            "paperboys",
            "stands=6",
            "honour",
            "type=formed",
            "acw",
            "figures=20",
            "napoleonic",
            "troop=french-line,bases=6");

    /** Orders that units of acw are given, without dice. */
    private static final List<String> ORDERS =
            List.of("first-fire", "hold", "disengage", "charge", "move", "form", "ch");

    private final Ruleset ruleset;
    private final Referee referee;
    private final Random random;
    private final List<String> units = new ArrayList<>();
    private final List<String> officers = new ArrayList<>();
    private final List<String> sides = new ArrayList<>();
    private final List<List<String>> fighters = new ArrayList<>();
    private final List<Field<?>> fields = new ArrayList<>();
    private final List<Field<?>> ofFighters = new ArrayList<>();
    private final String needed;
    private boolean joined;

    RandomLines(String ruleset, Random random) throws IOException {
        this.ruleset = Rulesets.named(ruleset);
        this.random = random;
        List<String> rows = Files.readAllLines(Path.of("src/test/resources/musters/" + ruleset + ".csv"));
        int rank = List.of(rows.get(0).split(",")).indexOf(Unit.RANK);
        for (String row : rows.subList(1, rows.size())) {
            String[] cells = row.split(",", -1);
            units.add(cells[1]);
            if (!sides.contains(cells[0])) {
                sides.add(cells[0]);
                fighters.add(new ArrayList<>());
            }
            (cells[rank].isEmpty() ? fighters.get(sides.indexOf(cells[0])) : officers).add(cells[1]);
        }
        this.referee = Referees.of(Tables.builtIn(this.ruleset));
        Game game = Muster.read(
                        referee,
                        List.of(MusterText.ofFile("muster", String.join("\n", rows))),
                        "test",
                        Map.of(),
                        "",
                        1,
                        Optional.empty())
                .begun();
        for (Unit unit : game.state().units()) {
            List<Field<?>> all = List.copyOf(unit.fields().of(unit).stream()
                    .filter(field -> !field.isDerived())
                    .toList());
            fields.addAll(all);
            if (ofFighters.isEmpty() && !unit.isOfficer()) {
                ofFighters.addAll(all);
                ofFighters.removeIf(field -> field.name().equals(Unit.SIDE));
            }
        }
        needed = NEEDED.get(ruleset);
    }

    List<String> lines(int many) {
        List<String> lines = new ArrayList<>();
        while (lines.size() < many) {
            String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1);
            boolean next = random.nextInt(3) == 0;
            boolean redo = next && last.equals("undo");
            // The end of a turn makes something due more often than other lines do.
            String line = redo ? "redo" : next && last.equals("end") ? "due drop all" : line();
            if (line.matches("(phase|card).*") && random.nextBoolean()) {
                lines.add("due drop all"); // or what is due holds nearly every phase up
            }
            lines.add(line);
        }
        return lines;
    }

    static boolean throwsDice(String line) {
        return !line.matches("order (" + String.join("|", ORDERS) + ") .*")
                && !List.of(
                                "undo",
                                "redo",
                                "due",
                                "unit",
                                "attach",
                                "detach",
                                "together",
                                "apart",
                                "note",
                                "moved",
                                "capture")
                        .contains(line.split(" ")[0]);
    }

    private String line() {
        return switch (random.nextInt(29)) {
            case 0, 1 -> "undo";
            case 2 -> random.nextBoolean() ? "undo" : "redo";
            case 3 -> "next";
            case 4 -> random.nextInt(4) == 0 ? "next all" : "next";
            case 5 -> "next " + (1 + random.nextInt(6));
            case 6 -> "due drop " + pick(List.of("all", "all", "all", "1", "2-4"));
            case 7, 8 -> "end";
            case 9 -> "attach " + officer() + " " + unit();
            case 10 -> "detach " + officer();
            case 11 -> "unit " + unit() + " " + pick(List.of("pips+1", "hits+1", "bases-1", "figures-1", "stands-1"));
            case 12 -> "unit " + unit() + " " + set();
            case 13, 14 -> atOnce();
            case 26 -> "phase" + pick(List.of("", "", " " + pick(phases())));
            case 27 -> random.nextBoolean() ? "moved " + unit() : "capture " + unit() + " " + unit();
            case 28 -> order();
            case 15 -> random.nextBoolean() ? reinforcement() : resolver();
            default -> resolver();
        };
    }

    /** An order for some units where units have orders; cards where the turn goes by them; else the next phase. */
    private String order() {
        return switch (ruleset.name()) {
            case "acw" -> "order " + pick(ORDERS) + " " + unit() + (random.nextBoolean() ? " " + unit() : "");
            case "paperboys" -> "card" + pick(List.of("", " red", " black"));
            default -> "phase";
        };
    }

    private List<String> phases() {
        return referee.phaseNames().isEmpty() ? List.of("none") : referee.phaseNames();
    }

    private String atOnce() {
        if (random.nextInt(5) == 0) {
            return pick(List.of("together", "apart", "note a remark"));
        }
        joined = !joined;
        return joined ? "together" : "apart";
    }

    /** Any field, to something that it might be. */
    private String set() {
        return set(pick(fields));
    }

    private String set(Field<?> field) {
        return field.name() + "="
                + switch (field.kind()) {
                    case WHOLE, TURN, DECIMAL -> field.within(0).intValue() + random.nextInt(8);
                    case FLAG -> pick(List.of("yes", "no"));
                    case CHOICE -> pick(field.choices());
                    case UNIT -> pick(List.of(unit(), "none"));
                    case SIDE -> pick(sides);
                    case WORD -> field.name().equals(Unit.SIDE) ? pick(sides) : "Law";
                };
    }

    /** It comes to the table with whatever a unit can be: worn, routing, half a start. */
    private String reinforcement() {
        String name = "New" + random.nextInt(3);
        StringBuilder line = new StringBuilder("unit add " + pick(sides) + "," + name + "," + needed);
        for (Field<?> field : ofFighters) {
            if (random.nextInt(4) == 0 && line.indexOf("," + field.name() + "=") < 0) {
                line.append(',').append(set(field));
            }
        }
        units.add(name);
        return line.toString();
    }

    private String resolver() {
        Description description = ruleset.resolver(pick(ruleset.resolvers())).description();
        StringBuilder line = new StringBuilder(description.name());
        ResolverRules rules = referee.rulesOf(description);
        boolean rows = rules.unitOptions().stream().anyMatch(option -> option.value() == UnitOption.Value.PAIRS);
        if (rows && random.nextInt(4) > 0) {
            String one = fighter(0);
            String other = fighter(1);
            return line + " " + one + " " + other + " " + (1 + random.nextInt(5)) + pick(List.of("", " charging"))
                    + ", " + other + " " + one + " " + (1 + random.nextInt(5));
        }
        int side = random.nextInt(2);
        for (int i = 0; i < description.roles().size(); i++) {
            line.append(' ').append(fighter(side + i));
        }
        for (UnitOption option : rules.unitOptions()) {
            if (option.value() == UnitOption.Value.SHARES) {
                line.append(' ').append(fighter(side + 1)).append("=").append(1 + random.nextInt(3));
            } else if (option.value() != UnitOption.Value.PAIRS && random.nextInt(3) == 0) {
                line.append(" --").append(option.option()).append(' ').append(unit());
                line.append(random.nextBoolean() ? "," + unit() : "");
            }
        }
        for (Parameter<?> parameter : description.parameters()) {
            boolean moment = rules.isOfTheMoment(parameter.name());
            if (!parameter.isPositional() && (parameter.isRequired() && moment || random.nextInt(15) == 0)) {
                line.append(value(parameter));
            }
        }
        return line + (random.nextInt(20) == 0 ? " --force" : "");
    }

    private String value(Parameter<?> parameter) {
        Type<?> type = parameter.type();
        if (parameter.isFlag()) {
            return " " + parameter.option();
        }
        if (type instanceof Type.Choice<?> choice) {
            return " " + parameter.option() + " " + pick(choice.words());
        }
        if (type instanceof Type.Whole whole) {
            int most = Math.min(whole.most(), 30);
            return " " + parameter.option() + " "
                    + (whole.least() + random.nextInt(Math.max(1, most - whole.least() + 1)));
        }
        return "";
    }

    /** Mostly one of that side that is no officer. */
    private String fighter(int side) {
        return random.nextInt(6) == 0 ? unit() : pick(fighters.get(side % 2));
    }

    private String unit() {
        return pick(units);
    }

    private String officer() {
        return random.nextInt(5) == 0 || officers.isEmpty() ? unit() : pick(officers);
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
