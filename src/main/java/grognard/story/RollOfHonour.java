package grognard.story;

import grognard.game.Army;
import grognard.game.Game;
import grognard.game.Unit;
import java.util.ArrayList;
import java.util.HashMap;
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

    RollOfHonour(Game game, List<Episode> events, Fortunes luck) {
        this.game = game;
        this.luck = luck;
        for (Episode event : events) {
            if (!event.undone()) {
                count(event);
            }
        }
    }

    private Counts of(String unit) {
        return counts.computeIfAbsent(unit, any -> new Counts());
    }

    private void count(Episode event) {
        boolean attack = ATTACKING.contains(event.role());
        for (String unit : event.units()) {
            Counts own = of(unit);
            own.shots += event.role().equals(FIRING) ? 1 : 0;
            own.hits += event.role().equals(FIRING) ? event.hits() : 0;
            own.attacks += attack ? 1 : 0;
            own.won += attack && event.better() > 0 ? 1 : 0;
        }
        for (String unit : attack ? event.others() : List.<String>of()) {
            of(unit).attacked++;
            of(unit).held += event.better() < 0 ? 1 : 0;
        }
        event.broken().forEach(unit -> of(unit).broke++);
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
