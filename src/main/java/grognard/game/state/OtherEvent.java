package grognard.game.state;

import grognard.record.JsonBytes;
import grognard.record.RecordEvent;
import java.util.List;

/** An event of a game that is no resolution; one record class for each value of {@code journal}. */
public sealed interface OtherEvent extends GameEvent, RecordEvent {

    /** Values of {@code journal} in records of a game, but for the muster. */
    List<String> KINDS =
            List.of("set", "attach", "capture", "drop", "undo", "redo", "phase", "turn", "together", "apart", "note");

    @Override
    OtherEvent in(long first);

    @Override
    default EventResult upshot() {
        return EventResult.NONE;
    }

    /** Fields of units were set by hand, or a unit came to the table. */
    record UnitsSet(long line, EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "set";
        }

        @Override
        public UnitsSet in(long first) {
            return new UnitsSet(first, upshot);
        }

        @Override
        public void members(JsonBytes json) {
            upshot.write(json);
        }
    }

    /** An officer joined a unit or left it. */
    record OfficerMoved(long line, EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "attach";
        }

        @Override
        public OfficerMoved in(long first) {
            return new OfficerMoved(first, upshot);
        }

        @Override
        public void members(JsonBytes json) {
            upshot.write(json);
        }
    }

    /** A unit captured guns. */
    record Captured(String unit, String captor, long line, EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "capture";
        }

        @Override
        public Captured in(long first) {
            return new Captured(unit, captor, first, upshot);
        }

        @Override
        public void members(JsonBytes json) {
            json.member("units").open('{');
            json.member("captured").text(unit).member("captor").text(captor).close('}');
            upshot.write(json);
        }
    }

    /** Due items were struck out, by their numbers. */
    record DueDropped(List<Integer> numbers, long line) implements OtherEvent {

        public DueDropped {
            numbers = List.copyOf(numbers);
        }

        @Override
        public String kind() {
            return "drop";
        }

        @Override
        public DueDropped in(long first) {
            return new DueDropped(numbers, first);
        }

        @Override
        public void members(JsonBytes json) {
            json.member("n").open('[');
            numbers.forEach(json::number);
            json.close(']');
        }
    }

    /** The typed line that began with that record was taken back. */
    record Undone(long of, long line) implements OtherEvent {

        @Override
        public String kind() {
            return "undo";
        }

        @Override
        public Undone in(long first) {
            return new Undone(of, first);
        }

        @Override
        public void members(JsonBytes json) {
            json.member("of").number(of);
        }
    }

    /** An undone line was done again. */
    record Redone(long of, long line) implements OtherEvent {

        @Override
        public String kind() {
            return "redo";
        }

        @Override
        public Redone in(long first) {
            return new Redone(of, first);
        }

        @Override
        public void members(JsonBytes json) {
            json.member("of").number(of);
        }
    }

    /** A phase of the turn began. */
    record PhaseBegun(int turn, Phase phase, long line, EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "phase";
        }

        @Override
        public PhaseBegun in(long first) {
            return new PhaseBegun(turn, phase, first, upshot);
        }

        @Override
        public void members(JsonBytes json) {
            json.member("turn").number(turn);
            phase.write(json.member("phase"));
            upshot.write(json);
        }
    }

    /**
     * A turn or a part of it began or is about to end.
     *
     * @param ending whether the turn ends when what is due is done
     */
    record TurnTurned(int turn, int stage, boolean ending, long line, EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "turn";
        }

        @Override
        public TurnTurned in(long first) {
            return new TurnTurned(turn, stage, ending, first, upshot);
        }

        @Override
        public void members(JsonBytes json) {
            json.member("turn").number(turn).member("stage").number(stage);
            if (ending) {
                json.member("ending").bare("true");
            }
            upshot.write(json);
        }
    }

    /** From here on everything happens at the same time. */
    record TogetherBegun(long line) implements OtherEvent {

        @Override
        public String kind() {
            return "together";
        }

        @Override
        public TogetherBegun in(long first) {
            return new TogetherBegun(first);
        }

        @Override
        public void members(JsonBytes json) {
            upshot().write(json);
        }
    }

    /** The end of simultaneous play: the results held back since {@code together} take effect. */
    record TogetherEnded(long line, EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "apart";
        }

        @Override
        public TogetherEnded in(long first) {
            return new TogetherEnded(first, upshot);
        }

        @Override
        public void members(JsonBytes json) {
            upshot.write(json);
        }
    }

    /** A note of the players. */
    record Noted(String text, long line) implements OtherEvent {

        @Override
        public String kind() {
            return "note";
        }

        @Override
        public Noted in(long first) {
            return new Noted(text, first);
        }

        @Override
        public void members(JsonBytes json) {
            json.member("text").text(text);
        }
    }
}
