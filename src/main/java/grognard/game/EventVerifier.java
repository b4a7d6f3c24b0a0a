package grognard.game;

import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.state.EventResult;
import grognard.game.state.GameState;
import grognard.game.state.OtherEvent;
import grognard.game.state.Resolved;
import grognard.game.unit.Change;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.UnitName;
import grognard.game.unit.Units;
import grognard.game.unit.Values;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.record.RecordEntry;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Computes what a record that is no resolution must say, after those before it. */
final class EventVerifier {

    private final Game game;
    private final Referee referee;
    private final RecordEntry entry;

    EventVerifier(Game game, RecordEntry entry) {
        this.game = game;
        this.referee = game.referee();
        this.entry = entry;
    }

    /** The event as the record must have it; refuses one that cannot be. */
    OtherEvent expected() {
        if (!(EventReader.read(entry) instanceof OtherEvent recorded)) {
            throw new BadInput("is a resolution");
        }
        return expected(recorded);
    }

    private OtherEvent expected(OtherEvent recorded) {
        if (recorded instanceof OtherEvent.UnitsSet set) {
            return set(set);
        } else if (recorded instanceof OtherEvent.OfficerMoved moved) {
            return moved(moved);
        } else if (recorded instanceof OtherEvent.Captured captured) {
            Units units = game.state().units();
            return new ManualChanges(game).capture(units.get(captured.unit()), units.get(captured.captor()), true);
        } else if (recorded instanceof OtherEvent.DueDropped dropped) {
            return dropped(dropped);
        } else if (recorded instanceof OtherEvent.Undone) {
            return game.undo();
        } else if (recorded instanceof OtherEvent.Redone) {
            return game.redo();
        } else if (recorded instanceof OtherEvent.PhaseBegun begun) {
            return begun(begun);
        } else if (recorded instanceof OtherEvent.TurnTurned) {
            return turned();
        } else if (recorded instanceof OtherEvent.TogetherBegun) {
            return game.together();
        } else if (recorded instanceof OtherEvent.TogetherEnded) {
            return game.apart();
        } else if (recorded instanceof OtherEvent.Noted) {
            return recorded;
        }
        throw new IllegalStateException(recorded.kind());
    }

    private OtherEvent dropped(OtherEvent.DueDropped recorded) {
        if (recorded.numbers().isEmpty()) {
            throw new BadInput("drops nothing");
        }
        List<Integer> due = game.state().due().stream().map(Due::n).toList();
        for (int number : recorded.numbers()) {
            if (!due.contains(number)) {
                throw new BadInput("drops " + number + ", which is not due");
            }
        }
        return recorded;
    }

    /** Refuses a phase that began while something was due that comes before it, by the apart of its own line too. */
    private OtherEvent begun(OtherEvent.PhaseBegun recorded) {
        OtherEvent expected = new Turn(game).begin(recorded.phase().words());
        refuse(referee.phaseHeldUp(recorded.phase().n(), game.state()));
        return expected;
    }

    private static void refuse(Optional<String> heldUp) {
        if (heldUp.isPresent()) {
            throw new BadInput("goes on too early: expected " + heldUp.get());
        }
    }

    private OtherEvent turned() {
        Optional<OtherEvent> turned = game.turned();
        if (turned.isPresent()) {
            return turned.get();
        }
        if (game.state().ending()) {
            throw new BadInput("ends a turn that is ending already");
        }
        checkUpkeep();
        return new TurnEnd(game).end();
    }

    /** Refuses the end of a turn unless its line has played the upkeep of every unit that it was due for, and no other. */
    private void checkUpkeep() {
        Optional<Game.Line> line = Optional.ofNullable(game.done()).filter(last -> last.first() == entry.firstOfLine());
        List<Resolved.Deed> played = line.map(Game.Line::deeds).orElse(List.of());
        GameState began = line.map(Game.Line::before).orElse(game.state());
        List<Due> wanted = new TurnEnd(game).upkeep(began);
        refuse(referee.timing().endHeldUp(wanted.isEmpty() ? game.state() : began));
        checkUpkeep("ends the turn after ", played, wanted);
    }

    /**
     * Refuses a line that has not played the upkeep, or something else.
     *
     * @param what what the record does with the resolutions that were played, for the message
     */
    static void checkUpkeep(String what, List<Resolved.Deed> played, List<Due> wanted) {
        boolean all = played.size() == wanted.size();
        for (int i = 0; all && i < wanted.size(); i++) {
            Resolved.Deed deed = played.get(i);
            all = wanted.get(i).isFor(deed.resolver(), deed.roles().names());
        }
        if (!all) {
            List<String> had = played.stream()
                    .map(deed -> deed.resolver() + " "
                            + String.join(" ", deed.roles().names()))
                    .toList();
            List<String> lacks = wanted.stream().map(Due::command).toList();
            throw new BadInput(what + words(had) + ", and its upkeep is " + words(lacks));
        }
    }

    private static String words(List<String> lines) {
        return lines.isEmpty() ? "nothing" : String.join(", ", lines);
    }

    /** Players may set what they like; what they set it from, and what follows, is computed again. */
    private OtherEvent set(OtherEvent.UnitsSet recorded) {
        boolean added = isNew(recorded);
        boolean state = false;
        for (Change change : recorded.changes()) {
            Optional<Unit> unit = game.state().units().find(change.unit());
            Object from = unit.isPresent() ? unit.get().get(change.field()) : null;
            if (!Objects.equals(from, change.from())) {
                throw new BadInput("changes " + change.unit() + " " + change.field() + " from "
                        + Values.text(change.from()) + ", but it was " + Values.text(from));
            }
            state |= change.field().equals(Unit.STATE);
        }
        GameState now = new Fold(referee, game.state(), 0).after(recorded);
        for (Change change : recorded.changes()) {
            check(change, now.units(), added);
        }
        Consequences consequences =
                new Consequences(referee, game.state()).to(now.units()).byHand();
        if (state) {
            consequences.derived();
        } else {
            consequences.followUps();
        }
        if (!added) {
            List<Change> kept = recorded.changes().stream()
                    .filter(change -> change.field().equals(Unit.STATE) && change.isNone())
                    .toList();
            return new ManualChanges(game).set(consequences, kept);
        }
        DueFinder due = new DueFinder(game, consequences.units());
        due.arrivals();
        return new OtherEvent.UnitsSet(new EventResult(consequences.changes(), due.found()));
    }

    /** Refuses a field that the unit does not have, and a value that the field or such a unit cannot have. */
    private void check(Change change, Units units, boolean added) {
        Unit unit = units.get(change.unit());
        Field<?> field = unit.fields().of(unit, change.field());
        if (field == null) {
            throw new BadInput("sets " + change.unit() + " " + change.field() + ", which it does not have");
        }
        if (change.field().equals(Unit.WITH) && change.to() != null) {
            units.find(Values.text(change.to())).ifPresent(named -> ManualChanges.checkJoins("with", unit, named));
        }
        new FieldReader(referee).check(field, unit, change.to(), units);
        Optional<String> impossible = referee.impossible(unit);
        if (impossible.isPresent()) {
            throw new BadInput("sets what cannot be: " + impossible.get());
        }
        boolean other = change.field().equals(Unit.SIDE)
                && !game.state().units().sides().contains(Values.text(change.to()));
        if (other && (!added || !UnitName.fault(Values.text(change.to())).isEmpty())) {
            throw new BadInput("gives " + change.unit() + " to " + change.to() + ", who is no side of the game");
        }
    }

    private OtherEvent moved(OtherEvent.OfficerMoved recorded) {
        Change change = recorded.changes().stream()
                .filter(one -> one.field().equals(Unit.WITH))
                .findFirst()
                .orElseThrow(() -> new BadInput("attaches nobody"));
        Unit officer = game.state().units().get(change.unit());
        ManualChanges hand = new ManualChanges(game);
        return change.to() == null
                ? hand.detach(officer, true)
                : hand.attach(officer, game.state().units().get(Values.text(change.to())), true);
    }

    private boolean isNew(OtherEvent recorded) {
        for (Change change : recorded.changes()) {
            if (game.state().units().find(change.unit()).isEmpty()) {
                boolean officer = recorded.changes().stream()
                        .anyMatch(one ->
                                one.unit().equals(change.unit()) && one.field().equals(Unit.RANK));
                String fault = referee.nameFault(change.unit(), officer);
                if (!fault.isEmpty()) {
                    throw new BadInput("adds a unit called " + SafeText.shortened(change.unit()) + ": " + fault);
                }
                return true;
            }
        }
        return false;
    }
}
