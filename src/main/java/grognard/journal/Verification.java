package grognard.journal;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.record.Entry;
import grognard.record.Head;
import grognard.record.Proof;
import grognard.table.Pack;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Goes through a journal from its first record: chain, seals, dice, outcomes. Stops at the first that does not hold. */
public final class Verification {

    private final Path path;
    private final String noted;
    private final Follower follower;
    private final Replay replay;
    private final Deque<String> revealed = new ArrayDeque<>();
    private final List<String> notes = new ArrayList<>();
    private Head head = Head.START;
    private long seedDice;
    private long givenDice;
    private long repairs;
    private long sealedSince;
    private boolean notedFound;

    /**
     * @param noted the beginning of a hash that must occur, as an opponent noted it during the game; may be empty
     * @param pack the players' own tables
     * @param follower knows the records that the journal itself does not
     */
    public Verification(Path path, String noted, Optional<Pack> pack, Follower follower) {
        this.path = path;
        this.noted = noted;
        this.follower = follower;
        this.replay = new Replay(pack, follower);
    }

    public Proof run() {
        findReveals();
        Optional<Proof.Failure> failure = Optional.empty();
        try (JournalReader reading = JournalReader.of(path)) {
            Optional<byte[]> line = reading.line();
            while (line.isPresent() && failure.isEmpty()) {
                try {
                    check(line.get(), reading.wasEnded());
                } catch (BadInput e) {
                    failure = Optional.of(new Proof.Failure(head.record() + 1, String.valueOf(e.getMessage())));
                }
                line = reading.line();
            }
        }
        if (failure.isEmpty() && !noted.isEmpty() && !notedFound) {
            failure = Optional.of(new Proof.Failure(
                    head.record() + 1, "is missing: no record has the hash " + noted + " that was noted"));
        }
        if (head.isSealed()) {
            notes.add("sealed since record " + sealedSince + " and not revealed yet: that the seeds after it come from"
                    + " the sealed one cannot be checked before the reveal");
        }
        if (repairs > 0) {
            notes.add("torn lines that were repaired: " + repairs);
        }
        return new Proof(head.record(), seedDice, givenDice, head, notes, failure);
    }

    /** The seeds that later records open, in order: a seal is checked record by record from the start. */
    private void findReveals() {
        try (JournalReader reading = JournalReader.of(path)) {
            for (Optional<byte[]> line = reading.line(); line.isPresent(); line = reading.line()) {
                Optional<Entry> record = event(line.get());
                if (record.isPresent() && record.get().kind().equals("reveal")) {
                    revealed.add(record.get().get("revealed"));
                }
            }
        }
    }

    private static Optional<Entry> event(byte[] line) {
        byte[] start = "{\"schema\":1,\"journal\":".getBytes(StandardCharsets.UTF_8);
        if (line.length < start.length || !Arrays.equals(line, 0, start.length, start, 0, start.length)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Entry.read(line));
        } catch (BadInput e) {
            return Optional.empty(); // the check that follows will say so
        }
    }

    private void check(byte[] line, boolean ended) {
        if (!ended) {
            throw new BadInput("is torn: its line does not end");
        }
        Entry record = Entry.read(line);
        if (!record.isWhole()) {
            throw new BadInput("was changed: its hash does not fit");
        }
        if (record.number() != head.record() + 1) {
            throw new BadInput("is missing or out of place: the line here says it is record " + record.number());
        }
        if (!record.get("prev").equals(head.hash())) {
            throw new BadInput("does not follow the record before it: prev is not that one's hash");
        }
        switch (record.kind()) {
            case "" -> resolution(record);
            case "seal" -> seal(record);
            case "salt" -> salt(record);
            case "reveal" -> reveal(record);
            case "repair" -> repair(record);
            default -> other(record);
        }
        head = record.head();
        notedFound |= head.hash().startsWith(noted);
    }

    private void resolution(Entry record) {
        sameSeal(record);
        boolean rolled = false;
        for (Roll roll : record.rolls()) {
            switch (roll.source()) {
                case SEED -> {
                    rolled = true;
                    seedDice += roll.values().size();
                }
                case GIVEN -> givenDice += roll.values().size();
                case REPLAY -> throw new BadInput("has dice that were replayed from another record");
            }
        }
        if (rolled && head.isSealed() && !revealed.isEmpty()) {
            String due = Seal.seedOf(revealed.element(), head.salt(), record.number());
            if (!record.seed().equals(Optional.of(due))) {
                throw new BadInput("does not take its dice from the sealed seed");
            }
        }
        replay.check(record);
    }

    private void sameSeal(Entry record) {
        if (!record.get("seal").equals(head.seal()) || !record.get("salt").equals(head.salt())) {
            throw new BadInput("has another seal than the records before it");
        }
    }

    private void seal(Entry record) {
        if (head.isSealed()) {
            throw new BadInput("seals a journal that is sealed already");
        }
        if (!record.get("seal").equals(record.get("commitment"))
                || record.get("commitment").length() != 64) {
            throw new BadInput("has a seal that is not its commitment");
        }
        sealedSince = record.number();
        if (!record.get("salt").isEmpty()) {
            notes.add("the salt of the seal in record " + record.number()
                    + " was known when its seed was chosen: it proves less than one named afterwards");
        }
    }

    private void salt(Entry record) {
        boolean first = head.isSealed() && head.salt().isEmpty() && head.record() == sealedSince;
        if (!first || !record.get("seal").equals(head.seal())) {
            throw new BadInput("adds a salt, which only the record right after a seal may do");
        }
    }

    private void reveal(Entry record) {
        if (!head.isSealed()) {
            throw new BadInput("reveals a seed where none is sealed");
        }
        String seed = revealed.poll();
        if (seed == null
                || !Seal.commitment(seed).equals(head.seal())
                || !record.get("commitment").equals(head.seal())) {
            throw new BadInput("reveals a seed that is not the sealed one");
        }
        if (record.head().isSealed()) {
            throw new BadInput("reveals a seed and stays sealed");
        }
    }

    private void other(Entry record) {
        sameSeal(record);
        if (follower.event(record).isEmpty()) {
            throw new BadInput("is a " + record.kind() + ", which this version does not know");
        }
    }

    private void repair(Entry record) {
        sameSeal(record);
        repairs++;
    }
}
