package grognard.journal;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.record.ChainHead;
import grognard.record.Group;
import grognard.record.Proof;
import grognard.record.RecordEntry;
import grognard.record.RecordEvent;
import grognard.record.RecordVerifier;
import grognard.record.SealState;
import grognard.record.Version;
import grognard.rulesets.RulesCache;
import java.math.BigDecimal;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Verifies a journal: hashes and chain, seals, dice, outcomes, and the canonical form of every line. Reads it once, so a
 * pipe will do, and stops at the first record that fails.
 */
public final class Verification {

    private final JournalReader reader;
    private final ExpectedHashes noted;
    private final RecordVerifier follower;
    private final Replay replay;
    private final MessageDigest sha256 = sha256();
    private final ChainWriter chain = new ChainWriter();
    private final SealChecker seals = new SealChecker();
    private final List<String> notes = new ArrayList<>();
    private final List<Long> repairs = new ArrayList<>();
    private final String version = Version.text();
    private ChainHead head = ChainHead.START;
    private Group group = Group.ALONE;
    private long sealedDice;
    private long freeDice;
    private long givenDice;
    private boolean notedFound;

    /**
     * @param reader the journal at its first line; the caller closes it
     * @param noted hashes that the opponent expects in the journal
     * @param rules the rulesets and tables that are available here
     * @param follower checks the records of games, which this package does not know
     */
    public Verification(JournalReader reader, ExpectedHashes noted, RulesCache rules, RecordVerifier follower) {
        this.reader = reader;
        this.noted = noted;
        this.follower = follower;
        this.replay = new Replay(rules, follower);
    }

    /** The JDK's SHA-256: slower to start than {@link grognard.dice.Sha256}, but several times as fast on a long journal. */
    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has SHA-256
        }
    }

    /** Reads the journal to its end or to the first record that fails. */
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

    /** Checks at the end of the journal that nothing is missing: any record, the rest of a group, a noted hash. */
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
        return noted.commitment().isEmpty() ? Optional.empty() : seals.checkCommitment(noted.commitment(), next);
    }

    private List<String> allNotes() {
        List<String> all = new ArrayList<>(notes);
        all.addAll(seals.notes());
        if (freeDice > 0 && !seals.all().isEmpty()) {
            all.add("dice outside of the seal: " + freeDice
                    + "; the player who rolled them could have chosen their seeds");
        }
        if (!repairs.isEmpty()) {
            all.add("torn lines that were repaired: " + repairs.size() + ", in " + numbers(repairs)
                    + "; their outcomes were never shown");
        }
        all.addAll(follower.notes());
        return all;
    }

    /** Names records in a note: {@code record 3}, {@code records 3 8}. */
    static String numbers(List<Long> records) {
        StringBuilder text = new StringBuilder(records.size() == 1 ? "record" : "records");
        for (long record : records) {
            text.append(' ').append(record);
        }
        return text.toString();
    }

    private Optional<Proof.Finding> check(byte[] line) {
        try {
            checkRecord(line);
            return Optional.empty();
        } catch (BadInput e) {
            return Optional.of(new Proof.Finding(head.record() + 1, String.valueOf(e.getMessage())));
        }
    }

    /** Checks the record in a line, from cheap to expensive, and moves {@link #head} on to it. */
    private void checkRecord(byte[] line) {
        if (!reader.hadNewline()) {
            throw new BadInput("is torn: its line does not end");
        }
        CanonicalForm.checkStart(line);
        RecordEntry record = RecordEntry.readForReplay(line);
        if (!record.hashMatches(sha256::digest)) {
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
        SealState sealing = checkContent(record);
        group = place;
        head = new ChainHead(
                record.number(),
                record.get("hash"),
                record.time(),
                sealing,
                record.kind().equals("seal"));
        notedFound |= head.hash().startsWith(noted.head());
    }

    /**
     * Replays a record and compares it byte for byte with what this version writes.
     *
     * @return the seal state after it
     */
    private SealState checkContent(RecordEntry record) {
        Timestamps.check(record.time());
        if (Timestamps.isBefore(record.time(), head.time())) {
            throw new BadInput("is of " + record.time() + ", before the record before it");
        }
        byte[] object;
        SealState sealing;
        if (record.isResolution()) {
            List<Roll> rolls = countRolls(record);
            sealing = seals.resolution(record, head, rolls);
            object = replay.expectedObject(record);
        } else {
            sealing = sealingAfterEvent(record);
            boolean inGame = follower.isFollowing(); // before the event, which may start the game
            RecordEvent event = expectedEvent(record);
            boolean grouped = inGame && !(event instanceof JournalEvent);
            object = event.json(version, grouped ? record.group() : Group.ALONE);
        }
        CanonicalForm.compare(record, object, chain.members(head, sealing, record.time()));
        return sealing;
    }

    /** The record's dice, counted by where they came from. */
    private List<Roll> countRolls(RecordEntry record) {
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

    /** Checks the seal members of an event; returns the seal state after it. */
    private SealState sealingAfterEvent(RecordEntry record) {
        return switch (record.kind()) {
            case "seal" -> seals.seal(record, head);
            case "salt" -> seals.salt(record, head);
            case "reveal" -> reveal(record);
            default -> {
                seals.checkUnchanged(record, head);
                if (record.kind().equals("repair")) {
                    if (!JournalTail.isRepairable(record.get("torn"))) {
                        throw new BadInput("repairs what is no torn record");
                    }
                    repairs.add(record.number());
                }
                yield head.sealing();
            }
        };
    }

    /**
     * Checks a reveal, and with its seed all sealed dice before it. The failure then belongs to the first record with
     * other dice, so {@link #head} moves back to before that record.
     */
    private SealState reveal(RecordEntry record) {
        SealState after = seals.reveal(record, head);
        Optional<ChainHead> before = seals.firstNotFrom(record.get("revealed"), head);
        if (before.isPresent()) {
            head = before.get();
            throw new BadInput(SealChecker.NOT_FROM_SEAL);
        }
        return after;
    }

    /** The event that a record must hold, rebuilt from its values; comparing bytes then finds any other member. */
    private RecordEvent expectedEvent(RecordEntry record) {
        return switch (record.kind()) {
            case "seal" -> JournalEvent.seal(record.get("commitment"));
            case "salt" -> JournalEvent.salt();
            case "reveal" ->
                JournalEvent.reveal(record.get("commitment"), record.get("revealed"), head.record(), head.hash());
            case "repair" -> JournalEvent.repair(record.get("torn"));
            case "sequel" -> sequel(record);
            default ->
                follower.event(record)
                        .orElseThrow(
                                () -> new BadInput("is a " + record.kind() + ", which this version does not know"));
        };
    }

    private RecordEvent sequel(RecordEntry record) {
        long records = record.json().get("records") instanceof BigDecimal number ? number.longValue() : 0;
        if (head.record() > 0) {
            throw new BadInput("says that the journal goes on from another, which only a first record may");
        }
        notes.add("goes on from " + record.get("of") + ", which was damaged: of it " + records
                + " records hold, the last with the hash " + record.get("head"));
        return JournalEvent.sequel(record.get("of"), records, record.get("head"));
    }
}
