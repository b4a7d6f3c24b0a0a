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

    /** The flag of a row for the +1 of a charge, pursuit or counter-charge. */
    static final String CHARGING = "charging";

    private final HonourDice dice;
    private final GameState state;

    /** The enemies of each unit, with the flags of its row. */
    private final Map<String, Map<String, List<String>>> rows = new LinkedHashMap<>();

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
        state.dueNow().stream()
                .filter(due -> isFight(due) && due.units().containsAll(List.of(unit, enemy)))
                .forEach(this::add);
        return rows.getOrDefault(unit, Map.of()).getOrDefault(enemy, List.of());
    }

    private static boolean isFight(Due due) {
        return HonourConditions.isFight(due) && due.units().size() > 1;
    }

    /** The last of the units is charged by all the others; in a single combat there is one other. */
    private void add(Due due) {
        if (due.options().get("unit") instanceof List<?> next) { // a melee that goes on
            FightRow.in(next).forEach(one -> row(state.units().get(one.unit()), one.enemy(), List.of()));
            return;
        }
        Set<String> known = due.options().keySet();
        boolean melee = due.resolver().equals("melee");
        List<String> chargers = due.units().subList(0, due.units().size() - 1);
        Unit charged = state.units().get(due.units().get(chargers.size()));
        for (String name : chargers) {
            Unit unit = state.units().get(name);
            boolean comesOn =
                    known.contains("charging") || known.contains("pursuing") || (melee && CHARGED.isSet(unit));
            row(unit, charged.name(), bonus(unit, comesOn));
        }
        boolean counters =
                known.contains("def-counter-charging") || (melee && HonourCharges.hasCounterCharged(charged, state));
        chargers.forEach(name -> row(charged, name, bonus(charged, counters)));
    }

    /** A unit that was weakened after its charge came home keeps the bonus. */
    private static List<String> bonus(Unit unit, boolean comesOn) {
        if (!comesOn) {
            return List.of();
        }
        return WEAKENED.isSet(unit) ? List.of(CHARGING, "came-home") : List.of(CHARGING);
    }

    private void row(Unit unit, String enemy, List<String> flags) {
        rows.computeIfAbsent(unit.name(), one -> new LinkedHashMap<>()).putIfAbsent(enemy, flags);
    }

    private List<String> words(Unit unit, Map<String, List<String>> enemies) {
        int left = dice.inCombat(unit);
        int open = enemies.size();
        List<String> words = new ArrayList<>();
        for (Map.Entry<String, List<String>> enemy : enemies.entrySet()) {
            int share = (left + open - 1) / open--;
            int many = Math.min(share, dice.most(unit, enemy.getKey()).orElse(share));
            left -= many;
            List<String> row = new ArrayList<>(List.of(unit.name(), enemy.getKey(), String.valueOf(many)));
            row.addAll(enemy.getValue());
            words.add(String.join(" ", row));
        }
        return words;
    }
}
