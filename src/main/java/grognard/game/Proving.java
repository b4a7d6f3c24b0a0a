package grognard.game;

import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.record.RecordEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** What a record that is no resolution must say, after those before it. */
public final class Proving {

    /** Kinds of records of which a typed line makes one and nothing else. */
    private static final Set<String> STAND_ALONE =
            Set.of(Happening.UNDO, Happening.REDO, Happening.NOTE, Happening.TOGETHER);

    private final Game game;

    public Proving(Game game) {
        this.game = game;
    }

    /** The record as it must be; one that cannot be is refused. */
    public Happening expected(RecordEntry entry) {
        Happening said = Happening.read(entry);
        if (STAND_ALONE.contains(said.kind()) && entry.group().of() > 1) {
            throw new BadInput("is a " + said.kind() + " in a line of several records, which always stands alone");
        }
        return switch (said.kind()) {
            case Happening.UNDO -> game.undo();
            case Happening.REDO -> game.redo();
            case Happening.NOTE -> Happening.note(said.text());
            case Happening.DROP -> dropped(said);
            case Happening.TOGETHER -> game.joined();
            case Happening.APART -> game.parted().in(said.line());
            case Happening.TURN -> turned(said).in(said.line());
            case Happening.SET -> set(said).in(said.line());
            case Happening.ATTACH -> attached(said).in(said.line());
            default -> throw new BadInput("is a " + said.kind() + ", which this version does not know");
        };
    }

    private Happening dropped(Happening said) {
        if (said.numbers().isEmpty()) {
            throw new BadInput("drops nothing");
        }
        List<Integer> due = new ArrayList<>();
        for (Due one : game.state().dueNow()) {
            due.add(one.n());
        }
        for (int number : said.numbers()) {
            if (!due.contains(number)) {
                throw new BadInput("drops " + number + ", which is not due");
            }
        }
        return Happening.of(Happening.DROP, said.numbers()).in(said.line());
    }

    private Happening turned(Happening said) {
        Optional<Happening> turned = game.turned();
        if (turned.isPresent()) {
            return turned.get();
        }
        if (game.state().ending()) {
            throw new BadInput("ends a turn that is ending already");
        }
        checkUpkeep(said);
        return new Upkeep(game).ended();
    }

    /** The line that ends a turn has played the upkeep of every unit that it was due for, and of no other. */
    private void checkUpkeep(Happening said) {
        Game.Line line = game.done();
        boolean same = line != null && said.line() > 0 && line.first() == said.line();
        List<Happening.Deed> played = line != null && same ? new Upkeep(game).in(line) : List.of();
        GameState began = line != null && same ? line.before() : game.state();
        List<Due> wanted = new Upkeep(game).played(began);
        boolean all = played.size() == wanted.size();
        for (int i = 0; all && i < wanted.size(); i++) {
            Happening.Deed deed = played.get(i);
            all = wanted.get(i).isFor(deed.resolver(), deed.roles().names());
        }
        if (!all) {
            List<String> had = played.stream()
                    .map(deed -> deed.resolver() + " "
                            + String.join(" ", deed.roles().names()))
                    .toList();
            List<String> lacks = wanted.stream().map(Due::command).toList();
            throw new BadInput("ends the turn after " + words(had) + ", and its upkeep is " + words(lacks));
        }
    }

    private static String words(List<String> lines) {
        return lines.isEmpty() ? "nothing" : String.join(", ", lines);
    }

    /** What players set is theirs to say; what they set it from, and what follows, is not. */
    private Happening set(Happening said) {
        if (said.changes().isEmpty()) {
            throw new BadInput("sets nothing");
        }
        boolean added = isNew(said);
        boolean state = false;
        for (Change change : said.changes()) {
            Optional<Unit> unit = game.state().units().find(change.unit());
            Object from = unit.isPresent() ? unit.get().get(change.field()) : null;
            if (!Objects.equals(from, change.from())) {
                throw new BadInput("changes " + change.unit() + " " + change.field() + " from "
                        + Values.text(change.from()) + ", but it was " + Values.text(from));
            }
            state |= change.field().equals(Unit.STATE);
        }
        GameState now = new Fold(game.rules(), game.state(), 0).after(said);
        for (Change change : said.changes()) {
            check(change, now.units(), added);
        }
        Consequences consequences = new Consequences(game.rules(), game.state()).to(now.units());
        if (state) {
            consequences.following();
        } else {
            consequences.followUps();
        }
        List<Change> changes = consequences.changes();
        List<Due> due = added
                ? List.of()
                : new Duties(game).after(changes, consequences.units()).found();
        return Happening.of(said.kind(), changes, due);
    }

    /** Nobody can have set a field that is not there, or to what it cannot be. */
    private void check(Change change, Units units, boolean added) {
        Unit unit = units.get(change.unit());
        Field field = unit.fields().of(unit, change.field());
        if (field == null) {
            throw new BadInput("sets " + change.unit() + " " + change.field() + ", which it does not have");
        }
        game.rules().check(field, change.unit() + " " + change.field(), change.to(), units);
        boolean other = change.field().equals(Unit.SIDE)
                && !game.state().units().sides().contains(Values.text(change.to()));
        if (other && !added) {
            throw new BadInput("gives " + change.unit() + " to " + change.to() + ", who is no side of the game");
        }
    }

    /** An officer joined or left a unit; nothing else changes by it. */
    private Happening attached(Happening said) {
        if (said.changes().isEmpty()) {
            throw new BadInput("attaches nobody");
        }
        Change change = said.changes().get(0);
        Unit officer = game.state().units().get(change.unit());
        Hand hand = new Hand(game);
        return change.to() == null
                ? hand.detach(officer)
                : hand.attach(officer, game.state().units().get(Values.text(change.to())));
    }

    private boolean isNew(Happening said) {
        for (Change change : said.changes()) {
            if (game.state().units().find(change.unit()).isEmpty()) {
                String fault = UnitName.fault(change.unit(), game.rules().ruleset());
                if (!fault.isEmpty()) {
                    throw new BadInput("adds a unit called " + SafeText.shortened(change.unit()) + ": " + fault);
                }
                return true;
            }
        }
        return false;
    }
}
