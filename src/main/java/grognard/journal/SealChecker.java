package grognard.journal;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.record.ChainHead;
import grognard.record.Proof;
import grognard.record.RecordEntry;
import grognard.record.SealState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks the seals of a journal that is being verified: each must be revealed before the next, and all seeded dice in
 * between must come from it. Whether they do is known only at the reveal.
 */
final class SealChecker {

    static final String NOT_FROM_SEAL = "does not take its dice from the sealed seed";

    private final SealedThrows sealedThrows = new SealedThrows();
    private final Set<String> commitments = new HashSet<>();
    private final List<Proof.Seal> opened = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private Proof.Seal inForce = new Proof.Seal(0, "", "", true); // "revealed": no seal is in force

    /** All seals found so far, in order. */
    List<Proof.Seal> all() {
        List<Proof.Seal> all = new ArrayList<>(opened);
        if (!inForce.revealed()) {
            all.add(inForce);
        }
        return all;
    }

    /**
     * Checks the seals against a commitment that the opponent noted. Fails if there is more than one seal: the second
     * could have a seed chosen by trial to suit the salt, which was known by then.
     *
     * @param next the number of the record after the last
     */
    Optional<Proof.Finding> checkCommitment(String commitment, long next) {
        List<Proof.Seal> seals = all();
        if (seals.stream().noneMatch(seal -> seal.commitment().startsWith(commitment))) {
            return Optional.of(new Proof.Finding(
                    next, "is missing: no seal has the commitment " + commitment + " that was noted"));
        }
        return seals.size() == 1
                ? Optional.empty()
                : Optional.of(new Proof.Finding(
                        seals.get(1).record(),
                        "seals again after record " + seals.get(0).record()
                                + ": a check by commitment holds only where there is one seal"));
    }

    /** Warnings for the opponent: seals that prove less than they seem to. */
    List<String> notes() {
        List<String> all = new ArrayList<>(notes);
        List<Proof.Seal> later = all().stream().skip(1).toList();
        if (!later.isEmpty()) {
            all.add("sealed again in "
                    + Verification.numbers(
                            later.stream().map(Proof.Seal::record).toList())
                    + ": a later seal proves nothing by the first commitment, and its seed could be chosen when the"
                    + " salt was known");
        }
        for (Proof.Seal seal : all()) {
            if (seal.salt().isEmpty()) {
                all.add("the seal of record " + seal.record()
                        + " has no salt: the player who sealed could have tried seeds before choosing one");
            }
        }
        if (!inForce.revealed()) {
            all.add("sealed since record " + inForce.record() + " and not revealed yet: that the seeds after it come"
                    + " from the sealed one cannot be checked before the reveal");
        }
        return all;
    }

    /** Checks a seal record; returns the seal state after it. */
    SealState seal(RecordEntry record, ChainHead head) {
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
        return SealState.with(commitment, record.get("salt"));
    }

    /** Checks a salt record; returns the seal state after it. */
    SealState salt(RecordEntry record, ChainHead head) {
        boolean first = head.isSealed() && head.salt().isEmpty() && head.record() == inForce.record();
        if (!first || !record.get("seal").equals(head.seal())) {
            throw new BadInput("adds a salt, which only the record right after a seal may do");
        }
        inForce = new Proof.Seal(inForce.record(), inForce.commitment(), record.get("salt"), false);
        return head.sealing().salted(record.get("salt"));
    }

    /** Checks a reveal record against the commitment; returns the seal state after it. */
    SealState reveal(RecordEntry record, ChainHead head) {
        if (!head.isSealed()) {
            throw new BadInput("reveals a seed where none is sealed");
        }
        String seed = record.get("revealed");
        if (!Seal.commitment(seed).equals(head.seal())
                || !record.get("commitment").equals(head.seal())) {
            throw new BadInput("reveals a seed that is not the sealed one");
        }
        if (record.head().isSealed()) {
            throw new BadInput("reveals a seed and stays sealed");
        }
        opened.add(new Proof.Seal(inForce.record(), inForce.commitment(), inForce.salt(), true));
        inForce = new Proof.Seal(0, "", "", true);
        return SealState.NONE;
    }

    /**
     * Checks the dice thrown since the seal against the seed that was revealed.
     *
     * @param head the end of the chain before the reveal
     * @return the end of the chain before the first record whose dice come from elsewhere; empty if all are right
     */
    Optional<ChainHead> firstNotFrom(String revealed, ChainHead head) {
        Optional<ChainHead> before = sealedThrows.firstNotFrom(revealed, head.sealing());
        sealedThrows.clear();
        return before;
    }

    /** Checks that a record of any other kind leaves seal and salt unchanged. */
    void checkUnchanged(RecordEntry record, ChainHead head) {
        if (!record.get("seal").equals(head.seal()) || !record.get("salt").equals(head.salt())) {
            throw new BadInput("has another seal than the records before it");
        }
    }

    /**
     * Checks a resolution; returns the seal state after it. Under a seal, seeded dice must come from the sealed seed, and
     * a record without dice must not name a seed: its owner could compute later dice from it.
     */
    SealState resolution(RecordEntry record, ChainHead head, List<Roll> rolls) {
        checkUnchanged(record, head);
        boolean thrown = RecordChain.hasSeededDice(rolls);
        if (thrown && head.isSealed() && !sealedThrows.add(head, record.get("seed"))) {
            throw new BadInput(NOT_FROM_SEAL);
        }
        if (head.isSealed() && !thrown && record.seed().isPresent()) {
            throw new BadInput("names a seed although it throws no dice: those of a later record could be foreseen");
        }
        return head.sealing().after(thrown);
    }
}
