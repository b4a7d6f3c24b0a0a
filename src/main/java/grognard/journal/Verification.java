package grognard.journal;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.record.Entry;
import grognard.record.Event;
import grognard.record.Follower;
import grognard.record.Head;
import grognard.record.Proof;
import grognard.record.Sealing;
import grognard.rulesets.RulesCache;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Goes through a journal from its first record: chain, seals, dice, outcomes. Stops at the first that does not hold. */
public final class Verification {

    private static final byte[] EVENT = "{\"schema\":1,\"journal\":".getBytes(StandardCharsets.UTF_8);

    private final Path path;
    private final Noted noted;
    private final Follower follower;
    private final RulesCache rules;
    private final Replay replay;
    private final Canon canon = new Canon();
    private final Chain chain = new Chain();
    private final SealsFound seals = new SealsFound();
    private final List<String> notes = new ArrayList<>();
    private final List<Proof.Finding> superseded = new ArrayList<>();
    private final List<Long> toldOtherwise = new ArrayList<>();
    private final List<Long> repairs = new ArrayList<>();
    private Head head = Head.START;
    private long sealedDice;
    private long freeDice;
    private long givenDice;
    private long earlier;
    private boolean notedFound;
    private boolean revealsFound;

    /**
     * @param rules those that are at hand
     * @param follower knows the records that the journal itself does not
     */
    public Verification(Path path, Noted noted, RulesCache rules, Follower follower) {
        this.path = path;
        this.noted = noted;
        this.follower = follower;
        this.rules = rules;
        this.replay = new Replay(rules, follower);
    }

    public Proof run() {
        return run(Runtime.getRuntime().availableProcessors());
    }

    /** The same on so many cores; what is found is the same. */
    Proof run(int cores) {
        Optional<Proof.Finding> failure = Optional.empty();
        try (JournalReader reader = JournalReader.of(path);
                Forerunner ahead = new Forerunner(reader, rules.pack(), follower, cores)) {
            Optional<JournalLine> line = ahead.next();
            while (line.isPresent()) {
                try {
                    check(line.get());
                } catch (BadInput e) {
                    failure = Optional.of(new Proof.Finding(head.record() + 1, String.valueOf(e.getMessage())));
                    break;
                }
                line = ahead.next();
            }
        }
        if (failure.isEmpty()) {
            failure = missing();
        }
        return new Proof(
                head.record(),
                new Proof.DiceCount(sealedDice, freeDice, givenDice),
                head,
                seals.all(),
                superseded,
                allNotes(),
                failure);
    }

    /** What should be there and is not. */
    private Optional<Proof.Finding> missing() {
        long next = head.record() + 1;
        if (head.record() == 0) {
            return Optional.of(new Proof.Finding(next, "is missing: there is nothing in it that could be verified"));
        }
        if (!noted.head().isEmpty() && !notedFound) {
            return Optional.of(
                    new Proof.Finding(next, "is missing: no record has the hash " + noted.head() + " that was noted"));
        }
        boolean sealed = seals.all().stream().anyMatch(seal -> seal.commitment().startsWith(noted.commitment()));
        if (!noted.commitment().isEmpty() && !sealed) {
            return Optional.of(new Proof.Finding(
                    next, "is missing: no seal has the commitment " + noted.commitment() + " that was noted"));
        }
        return Optional.empty();
    }

    private List<String> allNotes() {
        List<String> all = new ArrayList<>(notes);
        all.addAll(seals.notes());
        if (earlier > 0) {
            all.add("records of an earlier version, held by chain, seal and dice: " + earlier);
        }
        if (!toldOtherwise.isEmpty()) {
            all.add("of these, told otherwise by this version in working, effects or words: " + toldOtherwise.size()
                    + ", " + numbers(toldOtherwise));
        }
        if (!repairs.isEmpty()) {
            all.add("torn lines that were repaired: " + repairs.size() + ", in " + numbers(repairs)
                    + "; what was torn had no outcome that anybody saw");
        }
        all.addAll(follower.notes());
        return all;
    }

    private static String numbers(List<Long> records) {
        StringBuilder text = new StringBuilder(records.size() == 1 ? "record" : "records");
        for (long record : records) {
            text.append(' ').append(record);
        }
        return text.toString();
    }

    /** The seeds that later records open, in order: a seal is checked record by record from the start. */
    private void findReveals() {
        if (revealsFound) {
            return;
        }
        revealsFound = true;
        try (JournalReader reader = JournalReader.of(path)) {
            for (Optional<byte[]> line = reader.line(); line.isPresent(); line = reader.line()) {
                Optional<Entry> record = event(line.get());
                if (record.isPresent() && record.get().kind().equals("reveal")) {
                    seals.willBeRevealed(record.get().get("revealed"));
                }
            }
        }
    }

    private static Optional<Entry> event(byte[] line) {
        if (line.length < EVENT.length || !Arrays.equals(line, 0, EVENT.length, EVENT, 0, EVENT.length)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Entry.read(line));
        } catch (BadInput e) {
            return Optional.empty(); // the check that follows will say so
        }
    }

    private void check(JournalLine line) {
        if (!line.isEnded()) {
            throw new BadInput("is torn: its line does not end");
        }
        Canon.checkStart(line.line());
        Entry record = line.entry();
        if (!line.isWhole()) {
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
        boolean isEarlier = canon.isEarlier(record);
        Sealing sealing = isEarlier ? earlier(Entry.read(line.line())) : ours(record, line);
        head = new Head(
                record.number(),
                record.get("hash"),
                record.time(),
                sealing,
                record.kind().equals("seal"));
        notedFound |= head.hash().startsWith(noted.head());
    }

    /** A record of this version is compared byte for byte with what this version writes. */
    private Sealing ours(Entry record, JournalLine line) {
        Times.check(record.time());
        if (Times.isBefore(record.time(), head.time())) {
            throw new BadInput("is of " + record.time() + ", before the record before it");
        }
        byte[] object;
        Sealing sealing;
        if (record.isResolution()) {
            List<Roll> rolls = rolls(record);
            sealing = seals.resolution(record, head, rolls);
            object = object(record, line);
        } else {
            sealing = event(record);
            object = written(record).json(record.get("version"));
        }
        Canon.compare(record, object, chain.members(head, sealing, record.time()));
        return sealing;
    }

    /** What was worked out ahead knew of no game. */
    private byte[] object(Entry record, JournalLine line) {
        Optional<byte[]> ahead = follower.isFollowing() ? Optional.empty() : line.object();
        return ahead.isPresent() ? ahead.get() : replay.object(record);
    }

    /** What a record of 0.1.0 says must be true, however it is written; rules may have been corrected since. */
    private Sealing earlier(Entry record) {
        earlier++;
        if (!record.isResolution()) {
            return event(record);
        }
        List<Roll> rolls = rolls(record);
        Sealing sealing = seals.resolution(record, head, rolls);
        SeedDice.check(rolls, record.seed());
        replay.tables(record);
        decidedOtherwise(record).ifPresent(why -> superseded.add(new Proof.Finding(record.number(), why)));
        return sealing;
    }

    private Optional<String> decidedOtherwise(Entry record) {
        try {
            Entry again = replay.again(record);
            if (!Differences.areNone(record, again)) {
                toldOtherwise.add(record.number());
            }
            return Differences.decideAlike(record, again)
                    ? Optional.empty()
                    : Optional.of(Differences.decisions(record, again));
        } catch (BadInput e) {
            return Optional.of("is refused now: " + e.getMessage());
        }
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
            case "seal" -> {
                findReveals();
                yield seals.seal(record, head);
            }
            case "salt" -> seals.salt(record, head);
            case "reveal" -> seals.reveal(record, head);
            default -> {
                seals.same(record, head);
                if (record.kind().equals("repair")) {
                    repairs.add(record.number());
                }
                yield head.sealing();
            }
        };
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
