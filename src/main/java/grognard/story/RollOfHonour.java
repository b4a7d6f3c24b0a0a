package grognard.story;

import grognard.game.Game;
import grognard.game.unit.Change;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Counts the deeds and losses of every unit, from all events that were not undone. */
final class RollOfHonour {

    /** The role of attackers hand to hand, in all rulesets. */
    private static final String ATTACKING = "attacker";

    /** The role of a unit that strikes in a fight, whichever of the two began it. */
    private static final String STRIKING = "striker";

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

    /** Units that have broken and not rallied since. */
    private final Set<String> broken = new HashSet<>();

    /** A charge together with the rounds of combat that follow, also those of later turns. */
    private static final class Charge {
        private final Set<String> attackers = new LinkedHashSet<>();
        private final Set<String> targets = new LinkedHashSet<>();
        private int turn;
        private boolean goesOn;

        /** Above zero if the attackers had the better of the last round that was decided, below zero if the targets. */
        private int decided;

        /** Losses of the targets by blows less those of the attackers, for fights that no round decides. */
        private int blows;

        private boolean isBetween(List<String> attacking, List<String> attacked) {
            return attacking.stream().anyMatch(attackers::contains)
                    && attacked.stream().anyMatch(targets::contains);
        }

        /** Whether the attack is a round of this charge and no new one. */
        private boolean hasRound(StoryEvent event) {
            boolean isBlow = event.role().equals(STRIKING);
            boolean isOpen = event.turn() == turn || (event.turn() == turn + 1 && (goesOn || isBlow));
            return isOpen
                    && (isBetween(event.units(), event.others())
                            || (isBlow && isBetween(event.others(), event.units())));
        }

        private void add(StoryEvent event) {
            boolean isReversed = isBetween(event.others(), event.units());
            if (!isReversed) {
                attackers.addAll(event.units());
                // Supports of a charge charge too; those of other attacks only lend weight.
                boolean allCharge = event.resolver().equals(RecordSummary.CHARGE);
                attackers.addAll(allCharge ? event.cast().support() : List.of());
                targets.addAll(event.others());
            }
            turn = event.turn();
            goesOn = event.cast().goesOn();
            if (event.role().equals(STRIKING)) {
                blows += isReversed ? -event.hits() : event.hits();
            } else if (event.won() != 0) {
                decided = event.won();
            }
        }

        private int won() {
            return decided == 0 ? blows : decided;
        }
    }

    RollOfHonour(Game game, List<StoryEvent> events, LuckReport luck) {
        this.game = game;
        this.luck = luck;
        List<Charge> charges = new ArrayList<>();
        for (StoryEvent event : events) {
            if (!event.undone()) {
                count(event);
                if (isAttack(event)) {
                    add(event, charges);
                }
            }
        }
        charges.forEach(this::count);
    }

    private static boolean isAttack(StoryEvent event) {
        return (event.role().equals(ATTACKING) || event.role().equals(STRIKING))
                && !event.others().isEmpty()
                && !NO_CHARGES.contains(event.resolver())
                && !event.code().equals("cannot-advance");
    }

    /** Adds a round to the last charge that it belongs to, or a new charge. */
    private static void add(StoryEvent event, List<Charge> charges) {
        for (int i = charges.size() - 1; i >= 0; i--) {
            if (charges.get(i).hasRound(event)) {
                charges.get(i).add(event);
                return;
            }
        }
        Charge charge = new Charge();
        charge.add(event);
        charges.add(charge);
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
        for (Change change : event.changes()) {
            if (RecordSummary.isBroken(change.from()) && !RecordSummary.isBroken(change.to())) {
                broken.remove(change.unit());
            }
        }
        for (String unit : event.broken()) {
            of(unit).broke += broken.add(unit) ? 1 : 0; // who runs off the table broke only once
        }
    }

    private void count(Charge charge) {
        for (String unit : charge.attackers) {
            of(unit).attacks++;
            of(unit).won += charge.won() > 0 ? 1 : 0;
        }
        for (String unit : charge.targets) {
            of(unit).attacked++;
            of(unit).held += charge.won() < 0 ? 1 : 0;
        }
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
                    unit.isOfficer() ? 0 : own.broke,
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
