package grognard.story;

import grognard.game.unit.Change;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * One event of the story: a resolution, a note, an undo or another record of the journal.
 *
 * @param record the record's number in the journal
 * @param turn the turn in which it happened; 0 without a game
 * @param kind the record's {@code journal} field; empty for a resolution
 * @param role the acting unit's role in the resolver: {@code firer}, {@code attacker}, {@code battery}
 * @param code the outcome's code; empty if this is no resolution
 * @param cast the units that took part
 * @param text the outcome in words, the text of a note, or the number of the record that was undone or redone
 * @param told the outcome with the units' names in place of their roles, for rulesets that have no sentences for reports
 * @param hits hits, casualties or bases caused by fire; 0 if there were none
 * @param advantage above zero if the outcome was better for the acting side, below zero if for the other side
 * @param impact the changes to units and to the balance
 * @param verdict the end of the battle in capitals, {@code FRENCH WITHDRAW}; empty if this did not end it
 * @param undone whether the player took the record back
 * @param luck how lucky the outcome was; empty if no dice were thrown, all outcomes were equal, or it cannot be computed
 */
public record StoryEvent(
        long record,
        int turn,
        String kind,
        String resolver,
        String label,
        String role,
        String code,
        Cast cast,
        String text,
        String told,
        int hits,
        int advantage,
        Impact impact,
        String verdict,
        boolean undone,
        Optional<RecordLuck> luck) {

    /**
     * The units that took part in an event, by their names.
     *
     * @param units the acting units
     * @param others the units that were acted upon
     * @param support units that joined the acting one in a charge or combat
     * @param beaten units that had to fall back, routed or surrendered
     * @param goesOn whether the fight between them goes on with another round
     */
    public record Cast(
            List<String> units, List<String> others, List<String> support, List<String> beaten, boolean goesOn) {

        public Cast {
            units = List.copyOf(units);
            others = List.copyOf(others);
            support = List.copyOf(support);
            beaten = List.copyOf(beaten);
        }
    }

    public List<String> units() {
        return cast.units;
    }

    public List<String> others() {
        return cast.others;
    }

    /**
     * Above zero if the acting units had the better of the others, below zero if the worse. Where the units of one side alone
     * were beaten it is that; otherwise all that happened to both counts.
     */
    public int won() {
        boolean isLost = units().stream().anyMatch(cast.beaten::contains);
        boolean isWon = others().stream().anyMatch(cast.beaten::contains);
        return isLost == isWon ? (isLost ? 0 : advantage) : isWon ? 1 : -1;
    }

    public List<Change> changes() {
        return impact.changes();
    }

    public List<String> broken() {
        return impact.broken();
    }

    public BigDecimal swing() {
        return impact.swing();
    }

    public boolean isResolution() {
        return kind.isEmpty();
    }

    /** Returns a copy with another impact, marked as undone or not. */
    StoryEvent with(Impact other, boolean isUndone) {
        return new StoryEvent(
                record, turn, kind, resolver, label, role, code, cast, text, told, hits, advantage, other, verdict,
                isUndone, luck);
    }
}
