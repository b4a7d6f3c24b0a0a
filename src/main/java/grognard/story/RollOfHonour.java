package grognard.story;

import grognard.game.Game;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counts the deeds and losses of every unit, from all events that were not undone. */
final class RollOfHonour {

    /** Roles whose resolutions are attacks hand to hand, in all rulesets. */
    private static final List<String> ATTACKING = List.of("attacker", "striker");

    /** Resolvers with such roles that are no charges: skirmishers who fire at each other, and the pursuit of fugitives. */
    private static final List<String> NO_CHARGES = List.of("firefight", "ride-down");

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
    private final LuckReport luck;
    private final Map<String, Counts> counts = new HashMap<>();

    /** A charge together with the rounds of combat that follow: all attacks of a unit on another in one turn count as one. */
    private record Attack(int turn, String unit, String other) {}

    RollOfHonour(Game game, List<StoryEvent> events, LuckReport luck) {
        this.game = game;
        this.luck = luck;
        Map<Attack, Integer> attacks = new LinkedHashMap<>();
        for (StoryEvent event : events) {
            if (!event.undone()) {
                count(event);
                if (ATTACKING.contains(event.role())
                        && !NO_CHARGES.contains(event.resolver())
                        && !event.code().equals("cannot-advance")) {
                    add(event, attacks);
                }
            }
        }
        attacks.forEach(this::count);
    }

    /** Adds the attack of each acting unit, supporting ones too, on each of the others. */
    private static void add(StoryEvent event, Map<Attack, Integer> attacks) {
        List<String> attackers = new ArrayList<>(event.units());
        attackers.addAll(event.cast().support());
        for (String unit : attackers) {
            for (String other : event.others()) {
                attacks.merge(
                        new Attack(event.turn(), unit, other),
                        event.advantage(),
                        (before, now) -> now == 0 ? before : now); // the last decided round counts
            }
        }
    }

    private Counts of(String unit) {
        return counts.computeIfAbsent(unit, any -> new Counts());
    }

    private void count(StoryEvent event) {
        for (String unit : event.units()) {
            Counts own = of(unit);
            own.shots += event.role().equals(FIRING) ? 1 : 0;
            own.hits += event.role().equals(FIRING) ? event.hits() : 0;
        }
        event.broken().forEach(unit -> of(unit).broke++);
    }

    /** @param advantage above zero if the attackers had the better of the last decided round, below zero if the defenders */
    private void count(Attack attack, int advantage) {
        of(attack.unit).attacks++;
        of(attack.unit).won += advantage > 0 ? 1 : 0;
        of(attack.other).attacked++;
        of(attack.other).held += advantage < 0 ? 1 : 0;
    }

    /** The service record of every unit, in the order of the muster. */
    List<ServiceRecord> services() {
        Map<String, LuckLine> lines = new HashMap<>();
        for (LuckLine line : luck.lines(LuckReport.By.UNIT)) {
            lines.putIfAbsent(line.name(), line); // a unit with both kinds of dice: the program's line comes first
        }
        List<ServiceRecord> services = new ArrayList<>();
        for (Unit unit : game.state().units()) {
            Counts own = of(unit.name());
            Units alone = Units.of(List.of(unit), game.state().turn());
            services.add(new ServiceRecord(
                    unit.name(),
                    unit.side(),
                    own.shots,
                    own.hits,
                    own.attacks,
                    own.won,
                    own.attacked,
                    own.held,
                    own.broke,
                    game.referee().count("whole", unit.side(), alone),
                    game.referee().count("strength", unit.side(), alone),
                    end(unit),
                    Optional.ofNullable(lines.get(unit.name()))));
        }
        return services;
    }

    /**
     * How the unit ended. A level of morale other than good says more than the state {@code ready}, and the reason more than
     * that a unit is gone.
     */
    private static String end(Unit unit) {
        String level = unit.shows("level") ? unit.text("level") : "";
        String state = unit.text("state");
        boolean showsLevel = state.equals("ready") && !level.isEmpty() && !level.equals("good");
        if (!unit.isGone()) {
            return showsLevel ? level : state;
        }
        return switch (unit.text("why")) {
            case "dead" -> "destroyed";
            case "off" -> "off the field";
            default -> unit.text("why");
        };
    }
}
