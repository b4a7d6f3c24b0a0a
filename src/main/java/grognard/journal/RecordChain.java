package grognard.journal;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.record.ChainHead;
import grognard.record.Group;
import grognard.record.PlayedJson;
import grognard.record.RecordAdditions;
import grognard.record.RecordCaption;
import grognard.record.RecordEvent;
import grognard.record.SealState;
import grognard.rules.Played;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Makes the records that come after the end of a chain, each with its number, time and hash. It knows no file: a {@link
 * Journal} writes its records to disk, the page for phones keeps them in the browser.
 */
public final class RecordChain implements RecordDrafts {

    private final LongSupplier clock;
    private final String version;
    private final PlayedJson json = new PlayedJson();
    private final ChainWriter writer = new ChainWriter();
    private final List<Draft> drafts = new ArrayList<>();
    private ChainHead head;

    /**
     * A record of a typed line that is not finished. Each record states the size of its group, which is known only at the
     * end of the line, so the JSON is written then.
     */
    private record Draft(Function<Group, byte[]> object, SealState sealing) {}

    /**
     * @param head the end of the chain so far
     * @param clock milliseconds since 1970
     * @param version the program's version, for records of events
     */
    public RecordChain(ChainHead head, LongSupplier clock, String version) {
        this.head = head;
        this.clock = clock;
        this.version = version;
    }

    /** The end of the chain after all drafts. While there are any, its hash is still that of the last finished record. */
    ChainHead head() {
        if (drafts.isEmpty()) {
            return head;
        }
        SealState sealing = drafts.get(drafts.size() - 1).sealing;
        return new ChainHead(head.record() + drafts.size(), head.hash(), head.time(), sealing, false);
    }

    /** Goes on from another end; drafts are dropped. */
    void continueFrom(ChainHead other) {
        drafts.clear();
        head = other;
    }

    void dropDrafts() {
        drafts.clear();
    }

    @Override
    public long draft(Played played, RecordCaption caption, RecordAdditions additions) {
        SealState sealing = head().sealing().after(hasSeededDice(played.rolls()));
        drafts.add(new Draft(group -> json.record(played, caption, additions, group), sealing));
        return head.record() + drafts.size();
    }

    @Override
    public long draft(RecordEvent event) {
        SealState sealing = head().sealing();
        drafts.add(new Draft(group -> event.json(version, group), sealing));
        return head.record() + drafts.size();
    }

    /** Ends the typed line: makes its drafts one group of records. */
    public List<ChainedRecord> endLine() {
        if (drafts.size() > Group.MOST) {
            throw new BadInput("a line makes " + drafts.size() + " records, expected at most " + Group.MOST);
        }
        List<Draft> line = List.copyOf(drafts);
        drafts.clear();
        List<ChainedRecord> links = new ArrayList<>();
        for (Draft draft : line) {
            links.add(add(draft.object.apply(new Group(links.size() + 1, line.size())), draft.sealing));
        }
        return links;
    }

    /** Adds a resolution that is the only record of its line. */
    ChainedRecord add(Played played, RecordCaption caption, RecordAdditions additions) {
        return add(
                json.record(played, caption, additions, Group.ALONE),
                head.sealing().after(hasSeededDice(played.rolls())));
    }

    /** Adds an event that is the only record of its line. */
    public ChainedRecord add(RecordEvent event) {
        return add(event, head.sealing());
    }

    /** Adds an event with the seal that is in force after it. */
    ChainedRecord add(RecordEvent event, SealState sealing) {
        return add(event.json(version), sealing);
    }

    private ChainedRecord add(byte[] object, SealState sealing) {
        ChainedRecord link = writer.link(head, object, sealing, now());
        head = link.head();
        return link;
    }

    /** The time of the next record: never before the last record's, even if the clock was set back. */
    String now() {
        String now = Timestamps.format(clock.getAsLong());
        return Timestamps.isBefore(now, head.time()) ? head.time() : now;
    }

    /** Whether any dice came from a seed. Only such records count under a seal. */
    static boolean hasSeededDice(List<Roll> rolls) {
        boolean thrown = false;
        for (Roll roll : rolls) {
            thrown |= roll.source() == Roll.Source.SEED;
        }
        return thrown;
    }
}
