package grognard.game;

import grognard.input.BadInput;
import grognard.input.SafeText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The state after one more record. No dice are thrown again: what a record changes stands in it. */
final class Fold {

    private final GameRules rules;
    private final GameState state;
    private final long record;

    Fold(GameRules rules, GameState state, long record) {
        this.rules = rules;
        this.state = state;
        this.record = record;
    }

    GameState after(Happening happening) {
        GameState now = state.with(mustered(happening)).changed(happening.changes(), record);
        now = tested(now.withDue(due(happening, now.units())));
        return switch (happening.kind()) {
            case "" -> played(happening, now);
            case Happening.TURN -> {
                Happening.Moment moment = happening.moment();
                yield now.inTurn(moment.turn(), moment.stage(), moment.ending());
            }
            case Happening.TOGETHER ->
                now.with(Optional.of(new GameState.Together(record, now.units(), List.of(), List.of())));
            case Happening.APART -> now.with(Optional.<GameState.Together>empty());
            default -> now;
        };
    }

    /** A level of losses counts as passed when all of the side have been tested for it. */
    private GameState tested(GameState now) {
        if (state.due().equals(now.due())) {
            return now;
        }
        Optional<Levels> levels = Levels.of(rules);
        GameState after = now;
        for (String side : levels.isPresent() ? now.units().sides() : List.<String>of()) {
            String resolver = levels.get().resolver();
            if (isDueOf(side, resolver, state) && !isDueOf(side, resolver, now)) {
                after = after.withLevel(side, levels.get().passed(side, now.units()));
            }
        }
        return after;
    }

    private static boolean isDueOf(String side, String resolver, GameState in) {
        for (Due one : in.due()) {
            if (one.resolver().equals(resolver)
                    && in.units().get(one.units().get(0)).side().equals(side)) {
                return true;
            }
        }
        return false;
    }

    /** Reinforcements: units that come from nothing. */
    private Units mustered(Happening happening) {
        Units units = state.units();
        for (Change change : happening.changes()) {
            if (change.field().equals(Unit.SIDE) && units.find(change.unit()).isEmpty()) {
                boolean officer = false;
                for (Change other : happening.changes()) {
                    officer |=
                            other.unit().equals(change.unit()) && other.field().equals(Unit.RANK);
                }
                Fields fields = units.list().get(0).fields();
                units = units.with(fields.blank(change.unit(), officer));
            }
        }
        return units;
    }

    private GameState played(Happening happening, GameState now) {
        GameState after = now;
        Happening.Deed deed = happening.deed();
        String resolver = deed.resolver();
        boolean deals = (resolver.equals("card") || resolver.equals("cards")) && rules.hasCards();
        if (deals && resolver.equals("card") && !deed.code().isEmpty()) {
            after = now.withCards(now.cards() + deed.code().charAt(0));
        } else if (deals && resolver.equals("cards")) {
            after = now.withCards(deed.code());
        }
        if (after.together().isEmpty() || happening.held().isNone()) {
            return after;
        }
        GameState.Together before = after.together().get();
        List<Change> held = new ArrayList<>(before.held());
        held.addAll(happening.held().changes());
        List<Due> heldDue = new ArrayList<>(before.heldDue());
        heldDue.addAll(happening.held().due());
        return after.with(Optional.of(new GameState.Together(before.record(), before.units(), held, heldDue)));
    }

    /** Captured guns owe the other side nothing: what was due of a unit as its side's is over when it changes sides. */
    private boolean isOfATurncoat(Due due, Units now) {
        for (String name : due.units()) {
            if (!state.units().get(name).side().equals(now.get(name).side())) {
                return true;
            }
        }
        return false;
    }

    /** What was due and was not played or dropped, for one reason more where there is one, and what is due now. */
    private List<Due> due(Happening happening, Units units) {
        checkUnits(happening.due(), units);
        checkUnits(happening.held().due(), units);
        List<Due> due = new ArrayList<>();
        List<Due> fresh = new ArrayList<>(happening.due());
        for (Due one : state.due()) {
            boolean played = happening.isResolution()
                    && one.isDoneBy(happening.deed().resolver(), happening.roles(), state.turn());
            boolean dropped = happening.kind().equals(Happening.DROP)
                    && happening.numbers().contains(one.n());
            Due now = one;
            for (Due said : happening.due()) {
                now = said.n() == one.n() ? said : now;
            }
            fresh.remove(now);
            if (!played && !dropped && !rules.isMoot(one, units) && !isOfATurncoat(one, units)) {
                due.add(now);
            }
        }
        due.addAll(fresh);
        return inOrder(due);
    }

    /** Nothing is due of a unit that a record only made up. */
    private static void checkUnits(List<Due> due, Units units) {
        for (Due one : due) {
            for (String name : one.units()) {
                if (units.find(name).isEmpty()) {
                    throw new BadInput("says that " + one.resolver() + " is due of " + SafeText.shortened(name)
                            + ", a unit that was never mustered");
                }
            }
        }
    }

    /** What comes first stands first, what can wait last. */
    private List<Due> inOrder(List<Due> due) {
        List<Due> ordered = new ArrayList<>(due.size());
        for (int place = -1; place <= 1; place++) {
            for (Due one : due) {
                if (rules.place(one) == place) {
                    ordered.add(one);
                }
            }
        }
        return ordered;
    }
}
