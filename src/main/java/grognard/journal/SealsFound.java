package grognard.journal;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.record.Entry;
import grognard.record.Head;
import grognard.record.Proof;
import grognard.record.Sealing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The seals of a journal that is being verified: opened in order, and no dice from anywhere else in between. */
final class SealsFound {

    private final Deque<String> revealed = new ArrayDeque<>();
    private final Set<String> commitments = new HashSet<>();
    private final List<Proof.Seal> opened = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private Proof.Seal inForce = new Proof.Seal(0, "", "", true);

    /** A seed that some later record opens; they come in order, before anything is checked. */
    void willBeRevealed(String seed) {
        revealed.add(seed);
    }

    /** All that were found so far. */
    List<Proof.Seal> all() {
        List<Proof.Seal> all = new ArrayList<>(opened);
        if (!inForce.revealed()) {
            all.add(inForce);
        }
        return all;
    }

    /** What an opponent should know about them. */
    List<String> notes() {
        List<String> all = new ArrayList<>(notes);
        for (Proof.Seal seal : all()) {
            if (seal.salt().isEmpty()) {
                all.add("the seal of record " + seal.record()
                        + " has no salt: whoever sealed could have tried seeds out before choosing one");
            }
        }
        if (!inForce.revealed()) {
            all.add("sealed since record " + inForce.record() + " and not revealed yet: that the seeds after it come"
                    + " from the sealed one cannot be checked before the reveal");
        }
        return all;
    }

    Sealing seal(Entry record, Head head) {
        String commitment = record.get("commitment");
        if (head.isSealed()) {
            throw new BadInput("seals a journal that is sealed already");
        }
        if (!record.get("seal").equals(commitment) || commitment.length() != 64) {
            throw new BadInput("has a seal that is not its commitment");
        }
        if (!commitments.add(commitment)) {
            notes.add("the seed that record " + record.number() + " seals was sealed before: its dice could be known");
        }
        if (!record.get("salt").isEmpty()) {
            notes.add("the salt of the seal in record " + record.number()
                    + " was known when its seed was chosen: it proves less than one named afterwards");
        }
        inForce = new Proof.Seal(record.number(), commitment, record.get("salt"), false);
        return Sealing.with(commitment, record.get("salt"));
    }

    Sealing salt(Entry record, Head head) {
        boolean first = head.isSealed() && head.salt().isEmpty() && head.record() == inForce.record();
        if (!first || !record.get("seal").equals(head.seal())) {
            throw new BadInput("adds a salt, which only the record right after a seal may do");
        }
        inForce = new Proof.Seal(inForce.record(), inForce.commitment(), record.get("salt"), false);
        return head.sealing().salted(record.get("salt"));
    }

    Sealing reveal(Entry record, Head head) {
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
        opened.add(new Proof.Seal(inForce.record(), inForce.commitment(), inForce.salt(), true));
        inForce = new Proof.Seal(0, "", "", true);
        return Sealing.NONE;
    }

    /** Any other record stays under the seal. */
    void same(Entry record, Head head) {
        if (!record.get("seal").equals(head.seal()) || !record.get("salt").equals(head.salt())) {
            throw new BadInput("has another seal than the records before it");
        }
    }

    /** A resolution under the seal takes its dice from it, and names no seed if it throws none. */
    Sealing resolution(Entry record, Head head, List<Roll> rolls) {
        same(record, head);
        boolean thrown = false;
        for (Roll roll : rolls) {
            thrown |= roll.source() == Roll.Source.SEED;
        }
        if (thrown && head.isSealed() && !revealed.isEmpty()) {
            long number = head.sealing().number();
            String due = Seal.seedOf(revealed.element(), head.salt(), number);
            if (!record.seed().equals(Optional.of(due))) {
                throw new BadInput("does not take its dice from the sealed seed");
            }
        }
        if (head.isSealed() && !thrown && record.seed().isPresent()) {
            throw new BadInput("names a seed although it throws no dice: those of a later record could be foreseen");
        }
        return head.sealing().after(thrown);
    }
}
