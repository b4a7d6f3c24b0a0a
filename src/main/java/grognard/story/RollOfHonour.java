package grognard.story;

import grognard.game.Army;
import grognard.game.Game;
import grognard.game.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What every unit did and suffered, from the events that were not taken back. */
final class RollOfHonour {

    private static final List<String> ATTACKING = List.of("attacker", "striker");
    private static final String FIRING = "firer";

    private static final class Counts {
        private int shots;
        private int hits;
        private int attacks;
        private int won;
        private int attacked;
        private int held;
        private int broke;
    }

    private final Game game;
    private final Fortunes luck;
    private final Map<String, Counts> counts = new HashMap<>();

    /** A charge and the rounds that follow from it: the same against the same in one turn. */
    private record Attack(int turn, List<String> units, List<String> others) {}

    RollOfHonour(Game game, List<Episode> events, Fortunes luck) {
        this.game = game;
        this.luck = luck;
        Map<Attack, Integer> attacks = new LinkedHashMap<>();
        for (Episode event : events) {
            if (!event.undone()) {
                count(event);
                if (ATTACKING.contains(event.role())) {
                    attacks.merge(
                            new Attack(event.turn(), event.units(), event.others()),
                            event.better(),
                            (before, now) -> now == 0 ? before : now);
                }
            }
        }
        attacks.forEach(this::count);
    }

    private Counts of(String unit) {
        return counts.computeIfAbsent(unit, any -> new Counts());
    }

    private void count(Episode event) {
        for (String unit : event.units()) {
            Counts own = of(unit);
            own.shots += event.role().equals(FIRING) ? 1 : 0;
            own.hits += event.role().equals(FIRING) ? event.hits() : 0;
        }
        event.broken().forEach(unit -> of(unit).broke++);
    }

    /** @param better above zero where it was won, as it was decided last */
    private void count(Attack attack, int better) {
        for (String unit : attack.units) {
            of(unit).attacks++;
            of(unit).won += better > 0 ? 1 : 0;
        }
        for (String unit : attack.others) {
            of(unit).attacked++;
            of(unit).held += better < 0 ? 1 : 0;
        }
    }

    /** In the order of the muster. */
    List<Service> services() {
        Map<String, LuckLine> lines = new HashMap<>();
        for (LuckLine line : luck.lines(Fortunes.By.UNIT)) {
            lines.putIfAbsent(line.name(), line);
        }
        List<Service> services = new ArrayList<>();
        for (Unit unit : game.state().units()) {
            Counts own = of(unit.name());
            Army alone = Army.of(unit, game.rules(), game.state().units());
            services.add(new Service(
                    unit.name(),
                    unit.side(),
                    own.shots,
                    own.hits,
                    own.attacks,
                    own.won,
                    own.attacked,
                    own.held,
                    own.broke,
                    alone.count("whole"),
                    alone.count("strength"),
                    end(unit),
                    Optional.ofNullable(lines.get(unit.name()))));
        }
        return services;
    }

    private static String end(Unit unit) {
        String level = unit.shows("level") ? unit.text("level") : "";
        String state = unit.text("state");
        boolean told = state.equals("ready") && !level.isEmpty() && !level.equals("good");
        return told ? level : unit.isGone() ? state + " (" + unit.text("why") + ")" : state;
    }
}
