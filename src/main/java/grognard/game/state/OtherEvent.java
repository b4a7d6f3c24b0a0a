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
    default EventResult upshot() {
        return EventResult.NONE;
    }

    @Override
    default void members(JsonBytes json) {
        upshot().write(json);
    }

    /** Fields of units were set by hand, or a unit came to the table. */
    record UnitsSet(EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "set";
        }
    }

    /** An officer joined a unit or left it. */
    record OfficerMoved(EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "attach";
        }
    }

    /** A unit captured guns. */
    record Captured(String unit, String captor, EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "capture";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("units").open('{');
            json.member("captured").text(unit).member("captor").text(captor).close('}');
            upshot.write(json);
        }
    }

    /** Due items were struck out, by their numbers. */
    record DueDropped(List<Integer> numbers) implements OtherEvent {

        public DueDropped {
            numbers = List.copyOf(numbers);
        }

        @Override
        public String kind() {
            return "drop";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("n").open('[');
            numbers.forEach(json::number);
            json.close(']');
        }
    }

    /** The typed line that began with that record was taken back. */
    record Undone(long of) implements OtherEvent {

        @Override
        public String kind() {
            return "undo";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("of").number(of);
        }
    }

    /** An undone line was done again. */
    record Redone(long of) implements OtherEvent {

        @Override
        public String kind() {
            return "redo";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("of").number(of);
        }
    }

    /** A phase of the turn began. */
    record PhaseBegun(int turn, Phase phase, EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "phase";
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
    record TurnTurned(int turn, int stage, boolean ending, EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "turn";
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
    record TogetherBegun() implements OtherEvent {

        @Override
        public String kind() {
            return "together";
        }
    }

    /** The end of simultaneous play: the results held back since {@code together} take effect. */
    record TogetherEnded(EventResult upshot) implements OtherEvent {

        @Override
        public String kind() {
            return "apart";
        }
    }

    /** A note of the players. */
    record Noted(String text) implements OtherEvent {

        @Override
        public String kind() {
            return "note";
        }

        @Override
        public void members(JsonBytes json) {
            json.member("text").text(text);
        }
    }
}
