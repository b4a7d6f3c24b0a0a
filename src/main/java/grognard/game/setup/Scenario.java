package grognard.game.setup;

import grognard.game.Battle;
import grognard.game.MusterText;
import grognard.game.referee.GameValues;
import grognard.game.referee.Referee;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.table.BadTable;
import grognard.table.Problem;
import grognard.toml.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A battle that is ready to be mustered, as its file describes it. Values that only the ruleset can judge are kept with
 * their positions, so that a wrong one is reported with its place when the ruleset is known.
 *
 * @param file its path or name in messages
 * @param house house keys and their values
 * @param notes paragraphs for the players; may be empty
 * @param sides the side that is mustered first comes first
 */
public record Scenario(
        String file,
        String title,
        Optional<String> date,
        Optional<String> place,
        Placed ruleset,
        Optional<Placed> scale,
        Optional<Placed> turns,
        Optional<Placed> until,
        Map<String, Placed> house,
        List<String> notes,
        List<Side> sides,
        String sha256) {

    /** A value and its position in the file. */
    public record Placed(String text, Position position) {}

    /**
     * One side.
     *
     * @param deploys paragraphs that say where it deploys
     */
    public record Side(
            String name, Optional<Placed> nation, Optional<String> commander, List<String> deploys, MusterText muster) {

        public Side {
            deploys = List.copyOf(deploys);
        }
    }

    public Scenario {
        house = new LinkedHashMap<>(house);
        notes = List.copyOf(notes);
        sides = List.copyOf(sides);
    }

    /** The data of the battle for the muster record. */
    public Battle battle() {
        Map<String, String> commanders = new LinkedHashMap<>();
        sides.forEach(side -> side.commander().ifPresent(name -> commanders.put(side.name(), name)));
        return new Battle(title, date, place, Optional.of(sha256), commanders);
    }

    /** The rows of all sides, the first side first. */
    public List<MusterText> musters() {
        return sides.stream().map(Side::muster).toList();
    }

    /** Number of units of a side, without its officers, if the musters were read as these units. */
    public static long units(List<Unit> units, String side) {
        return units.stream()
                .filter(unit -> unit.side().equals(side) && !unit.isOfficer())
                .count();
    }

    /** The house keys with their values; refuses what the ruleset does not know. */
    public Map<String, String> house(Ruleset ruleset) {
        Map<String, String> checked = new LinkedHashMap<>();
        List<Problem> problems = new ArrayList<>();
        house.forEach((key, value) -> {
            try {
                checked.putAll(new Tables(ruleset, ruleset.builtIn(), Map.of(key, value.text())).houseKeys());
            } catch (BadInput e) {
                problems.add(problem(value, String.valueOf(e.getMessage())));
            }
        });
        refuse(problems);
        return checked;
    }

    /** Adds the values of the game that the scenario sets, but for those that are set already. */
    public void fill(GameValues values) {
        Map<String, Optional<Placed>> all = new LinkedHashMap<>();
        all.put("scale", scale);
        all.put("turns", turns);
        all.put("until", until);
        for (int i = 0; i < sides.size(); i++) {
            all.put(GameValues.NATIONS.get(i), sides.get(i).nation());
        }
        List<Problem> problems = new ArrayList<>();
        all.forEach((key, value) -> {
            try {
                if (value.isPresent() && !values.has(key)) {
                    values.put(
                            key.equals("def-nation") ? "nation" : key,
                            key,
                            value.get().text());
                }
            } catch (BadInput e) {
                problems.add(problem(value.orElseThrow(), String.valueOf(e.getMessage())));
            }
        });
        refuse(problems);
    }

    /** The error for a ruleset that cannot be found, with its place. */
    public BadTable unknownRuleset(BadInput why) {
        return new BadTable(List.of(problem(ruleset, String.valueOf(why.getMessage()))));
    }

    /** Refuses the scenario for a ruleset other than its own. */
    public void checkRuleset(Referee referee) {
        String name = referee.ruleset().name();
        if (!name.equals(ruleset.text())) {
            throw BadInput.value("--rules", name, ruleset.text() + ", the ruleset of the scenario");
        }
    }

    private Problem problem(Placed value, String what) {
        return new Problem(file, value.position().line(), value.position().column(), what);
    }

    private static void refuse(List<Problem> problems) {
        if (!problems.isEmpty()) {
            throw new BadTable(problems);
        }
    }
}
