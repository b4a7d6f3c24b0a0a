package grognard.journal;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.record.Entry;
import grognard.record.Event;
import grognard.record.Follower;
import grognard.record.Group;
import grognard.record.Head;
import grognard.record.Proof;
import grognard.record.Sealing;
import grognard.record.Version;
import grognard.rulesets.RulesAtHand;
import java.math.BigDecimal;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Goes through a journal from its first record: chain, seals, dice, outcomes. Stops at the first that does not hold. */
public final class Verification {

    private final JournalReader reader;
    private final Noted noted;
    private final Follower follower;
    private final Replay replay;
    private final MessageDigest sha256 = sha256();
    private final Chain chain = new Chain();
    private final SealsFound seals = new SealsFound();
    private final List<String> notes = new ArrayList<>();
    private final List<Long> repairs = new ArrayList<>();
    private final String version = Version.text();
    private Head head = Head.START;
    private Group group = Group.ALONE;
    private long sealedDice;
    private long freeDice;
    private long givenDice;
    private boolean notedFound;

    /**
     * @param reader the journal, from its first line; the caller closes it
     * @param rules those that are at hand
     * @param follower knows the records that the journal itself does not
     */
    public Verification(JournalReader reader, Noted noted, RulesAtHand rules, Follower follower) {
        this.reader = reader;
        this.noted = noted;
        this.follower = follower;
        this.replay = new Replay(rules, follower);
    }

    /** The JDK's, whose start-up cost pays over a long journal: it is several times as fast as ours. */
    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    /** Reads the journal once, from its first line to its last or to the first record that does not hold. */
    public Proof run() {
        Optional<Proof.Finding> failure = Optional.empty();
        Optional<byte[]> line = reader.line();
        while (line.isPresent() && failure.isEmpty()) {
            failure = check(line.get());
            line = failure.isEmpty() ? reader.line() : line;
        }
        if (failure.isEmpty()) {
            failure = missing();
        }
        return new Proof(
                head.record(),
                new Proof.DiceCount(sealedDice, freeDice, givenDice),
                head,
                seals.all(),
                allNotes(),
                failure);
    }

    /** What should be there and is not. */
    private Optional<Proof.Finding> missing() {
        long next = head.record() + 1;
        if (head.record() == 0) {
            return Optional.of(new Proof.Finding(next, "is missing: there is nothing in it that could be verified"));
        }
        if (!group.isComplete()) {
            return Optional.of(new Proof.Finding(
                    next,
                    "is missing: the line of record " + (next - group.n()) + " is incomplete, " + group.n() + " of its "
                            + group.of() + " records are there; its writer died before anything of it was shown, and"
                            + " the next line that is played takes it back"));
        }
        if (!noted.head().isEmpty() && !notedFound) {
            return Optional.of(
                    new Proof.Finding(next, "is missing: no record has the hash " + noted.head() + " that was noted"));
        }
        return noted.commitment().isEmpty() ? Optional.empty() : seals.against(noted.commitment(), next);
    }

    private List<String> allNotes() {
        List<String> all = new ArrayList<>(notes);
        all.addAll(seals.notes());
        if (freeDice > 0 && !seals.all().isEmpty()) {
            all.add("dice outside of the seal: " + freeDice + "; whoever rolled them could have chosen their seeds");
        }
        if (!repairs.isEmpty()) {
            all.add("torn lines that were repaired: " + repairs.size() + ", in " + numbers(repairs)
                    + "; what was torn had no outcome that anybody saw");
        }
        all.addAll(follower.notes());
        return all;
    }

    static String numbers(List<Long> records) {
        StringBuilder text = new StringBuilder(records.size() == 1 ? "record" : "records");
        for (long record : records) {
            text.append(' ').append(record);
        }
        return text.toString();
    }

    private Optional<Proof.Finding> check(byte[] line) {
        try {
            follow(line);
            return Optional.empty();
        } catch (BadInput e) {
            return Optional.of(new Proof.Finding(head.record() + 1, String.valueOf(e.getMessage())));
        }
    }

    /** Moves the head on to the record in that line, or refuses it. */
    private void follow(byte[] line) {
        if (!reader.wasEnded()) {
            throw new BadInput("is torn: its line does not end");
        }
        Canon.checkStart(line);
        Entry record = Entry.skimmed(line);
        if (!record.isWhole(sha256::digest)) {
            throw new BadInput("was changed: its hash does not fit");
        }
        if (record.number() != head.record() + 1) {
            throw new BadInput("is missing or out of place: the line here says it is record " + record.number());
        }
        if (!record.get("prev").equals(head.hash())) {
            throw new BadInput("does not follow the record before it: prev is not that one's hash");
        }
        if (!record.schema().equals("1")) {
            throw new BadInput("is of schema " + record.schema() + ", which this version does not know");
        }
        record.checkVersion();
        Group place = record.group();
        if (!group.isFollowedBy(place)) {
            throw new BadInput(
                    group.isComplete()
                            ? "is record " + place.n() + " of " + place.of() + " of its line, whose first is not there"
                            : "does not go on with the line of record " + (head.record() - group.n() + 1)
                                    + ", which has " + group.of() + " records");
        }
        Sealing sealing = compared(record);
        group = place;
        head = new Head(
                record.number(),
                record.get("hash"),
                record.time(),
                sealing,
                record.kind().equals("seal"));
        notedFound |= head.hash().startsWith(noted.head());
    }

    /** Compares a record byte for byte with what this version writes. */
    private Sealing compared(Entry record) {
        Times.check(record.time());
        if (Times.isBefore(record.time(), head.time())) {
            throw new BadInput("is of " + record.time() + ", before the record before it");
        }
        byte[] object;
        Sealing sealing;
        if (record.isResolution()) {
            List<Roll> rolls = rolls(record);
            sealing = seals.resolution(record, head, rolls);
            object = replay.object(record);
        } else {
            sealing = event(record);
            boolean inGame = follower.isFollowing();
            Event event = written(record);
            boolean grouped = inGame && !(event instanceof OwnEvent);
            object = event.json(version, grouped ? record.group() : Group.ALONE);
        }
        Canon.compare(record, object, chain.members(head, sealing, record.time()));
        return sealing;
    }

    private List<Roll> rolls(Entry record) {
        List<Roll> rolls = record.rolls();
        for (Roll roll : rolls) {
            int count = roll.values().size();
            switch (roll.source()) {
                case SEED -> {
                    sealedDice += head.isSealed() ? count : 0;
                    freeDice += head.isSealed() ? 0 : count;
                }
                case GIVEN -> givenDice += count;
                case REPLAY -> throw new BadInput("has dice that were replayed from another record");
            }
        }
        return rolls;
    }

    private Sealing event(Entry record) {
        return switch (record.kind()) {
            case "seal" -> seals.seal(record, head);
            case "salt" -> seals.salt(record, head);
            case "reveal" -> reveal(record);
            default -> {
                seals.same(record, head);
                if (record.kind().equals("repair")) {
                    repairs.add(record.number());
                }
                yield head.sealing();
            }
        };
    }

    /** Only now it shows whether sealed dice came from the sealed seed: the first that did not is what does not hold. */
    private Sealing reveal(Entry record) {
        Sealing after = seals.reveal(record, head);
        Optional<Head> before = seals.firstNotFrom(record.get("revealed"), head);
        if (before.isPresent()) {
            head = before.get();
            throw new BadInput(SealsFound.NOT_FROM_SEAL);
        }
        return after;
    }

    /** A record that is no resolution, as it must be. */
    private Event written(Entry record) {
        return switch (record.kind()) {
            case "seal" -> new OwnEvent.SealMade(record.get("commitment"));
            case "salt" -> new OwnEvent.SaltAdded();
            case "reveal" ->
                new OwnEvent.SealOpened(record.get("commitment"), record.get("revealed"), head.record(), head.hash());
            case "repair" -> new OwnEvent.TornLine(record.get("torn"));
            case "sequel" -> sequel(record);
            default ->
                follower.event(record)
                        .orElseThrow(
                                () -> new BadInput("is a " + record.kind() + ", which this version does not know"));
        };
    }

    private Event sequel(Entry record) {
        long records = record.json().get("records") instanceof BigDecimal number ? number.longValue() : 0;
        if (head.record() > 0) {
            throw new BadInput("says that the journal goes on from another, which only a first record may");
        }
        notes.add("goes on from " + record.get("of") + ", which was damaged: of it " + records
                + " records hold, the last with the hash " + record.get("head"));
        return new OwnEvent.Sequel(record.get("of"), records, record.get("head"));
    }
}
