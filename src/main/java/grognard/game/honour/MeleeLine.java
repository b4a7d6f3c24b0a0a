package grognard.game.honour;

import static grognard.game.honour.HonourFields.CHARGED;
import static grognard.game.honour.HonourFields.WEAKENED;

import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A melee as a line to type: everybody who has to fight, by what is due, with its dice spread evenly over its enemies. The
 * players may agree on other dice.
 */
final class MeleeLine {

    /** Columns of a row of a melee. */
    static final int AGAINST = 5;

    static final int DICE = 6;

    /** The flag of a row for the +1 of a charge, pursuit or counter-charge. */
    static final String CHARGING = "charging";

    private final HonourDice dice;
    private final GameState state;

    /** The enemies of each unit, with the flag of its row. */
    private final Map<String, Map<String, String>> rows = new LinkedHashMap<>();

    MeleeLine(HonourDice dice, GameState state) {
        this.dice = dice;
        this.state = state;
    }

    /** {@code A C 4 charging, B C 4 charging, C A 2, C B 2} for a melee in which these units fight. */
    String of(List<String> fighters) {
        Set<String> units = new LinkedHashSet<>(fighters);
        int before;
        do {
            before = units.size();
            state.dueNow().stream()
                    .filter(due -> isFight(due) && due.units().stream().anyMatch(units::contains))
                    .forEach(due -> units.addAll(due.units()));
        } while (units.size() > before);
        for (Due due : state.dueNow()) {
            if (isFight(due) && units.containsAll(due.units())) {
                add(due);
            }
        }
        List<String> words = new ArrayList<>();
        rows.forEach((unit, enemies) -> words.addAll(words(state.units().get(unit), enemies)));
        return String.join(", ", words);
    }

    /** The flags of a charge, pursuit or counter-charge of that unit on the enemy; none if it made none. */
    List<String> bonus(String unit, String enemy) {
        rows.clear();
        state.dueNow().stream()
                .filter(due -> isFight(due) && due.units().containsAll(List.of(unit, enemy)))
                .forEach(this::add);
        String flags = rows.getOrDefault(unit, Map.of()).getOrDefault(enemy, "").strip();
        return flags.isEmpty() ? List.of() : List.of(flags.split(" ", -1));
    }

    private static boolean isFight(Due due) {
        return HonourConditions.isFight(due) && due.units().size() > 1;
    }

    /** The last of the units is charged by all the others; in a single combat there is one other. */
    private void add(Due due) {
        if (due.options().get("unit") instanceof List<?> next) { // a melee that goes on
            for (Object one : next) {
                String[] cells = one.toString().split(",", -1);
                row(state.units().get(cells[0]), cells[AGAINST], false);
            }
            return;
        }
        String charged = due.units().get(due.units().size() - 1);
        boolean counters = due.options().containsKey("def-counter-charging")
                || (due.resolver().equals("melee")
                        && HonourCharges.hasCounterCharged(state.units().get(charged), state));
        for (String name : due.units().subList(0, due.units().size() - 1)) {
            Unit unit = state.units().get(name);
            boolean comesOn = due.options().containsKey("charging")
                    || due.options().containsKey("pursuing")
                    || (due.resolver().equals("melee") && CHARGED.isSet(unit));
            row(unit, charged, comesOn);
        }
        due.units()
                .subList(0, due.units().size() - 1)
                .forEach(name -> row(state.units().get(charged), name, counters));
    }

    /** Adds a row. A unit that was weakened after its charge came home keeps the bonus. */
    private void row(Unit unit, String enemy, boolean comesOn) {
        String flags = comesOn ? " " + CHARGING + (WEAKENED.isSet(unit) ? " came-home" : "") : "";
        rows.computeIfAbsent(unit.name(), one -> new LinkedHashMap<>()).putIfAbsent(enemy, flags);
    }

    private List<String> words(Unit unit, Map<String, String> enemies) {
        int left = dice.inCombat(unit);
        int open = enemies.size();
        List<String> words = new ArrayList<>();
        for (Map.Entry<String, String> enemy : enemies.entrySet()) {
            int share = (left + open - 1) / open--;
            int many = Math.min(share, dice.most(unit, enemy.getKey()).orElse(share));
            left -= many;
            words.add(unit.name() + " " + enemy.getKey() + " " + many + enemy.getValue());
        }
        return words;
    }

    /** The enemies of a unit in the rows of a melee. */
    static List<String> enemies(String unit, Object rows) {
        List<String> enemies = new ArrayList<>();
        for (Object row : rows instanceof List<?> all ? all : List.of()) {
            String[] cells = row.toString().split(",", -1);
            if (cells[0].equals(unit) && cells.length > AGAINST) {
                enemies.add(cells[AGAINST]);
            }
        }
        return enemies;
    }
}
