package grognard.game;

import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Type;
import grognard.rulesets.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Lines that a player might type in a game, and many that are refused. */
final class RandomLines {

    private final Ruleset ruleset;
    private final Random random;
    private final List<String> units = new ArrayList<>();

    RandomLines(String ruleset, Random random) throws IOException {
        this.ruleset = Rulesets.named("test", ruleset);
        this.random = random;
        for (String line : Files.readAllLines(Path.of("src/test/resources/musters/" + ruleset + ".csv"))) {
            units.add(line.split(",")[1]);
        }
        units.remove(0);
    }

    List<String> lines(int many) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            lines.add(line());
        }
        return lines;
    }

    static boolean throwsDice(String line) {
        return !List.of("undo", "redo", "due", "unit", "attach", "detach", "together", "apart", "note")
                .contains(line.split(" ")[0]);
    }

    private String line() {
        return switch (random.nextInt(20)) {
            case 0 -> "undo";
            case 1 -> "redo";
            case 2, 3 -> "next";
            case 4 -> "due drop all";
            case 5 -> "end";
            case 6 -> "attach " + unit() + " " + unit();
            case 7 -> "unit " + unit() + " " + pick(List.of("pips+1", "hits+1", "bases-1", "figures-1", "stands-1"));
            case 8 -> pick(List.of("together", "apart", "note a remark"));
            default -> resolver();
        };
    }

    private String resolver() {
        Description description = ruleset.resolver(pick(ruleset.resolvers())).description();
        StringBuilder line = new StringBuilder(description.name());
        for (int i = 0; i < Roles.typed(description).size(); i++) {
            line.append(' ').append(unit());
        }
        for (Parameter<?> parameter : description.parameters()) {
            boolean moment = Binding.of(parameter).kind() == Binding.Kind.MOMENT;
            if (!parameter.isPositional() && (parameter.isRequired() && moment || random.nextInt(15) == 0)) {
                line.append(value(parameter));
            }
        }
        return line.toString();
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

    private String unit() {
        return pick(units);
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
