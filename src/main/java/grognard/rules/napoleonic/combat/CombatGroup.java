package grognard.rules.napoleonic.combat;

import grognard.rules.Effect;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.combat.CombatResult.Struck;
import grognard.rules.napoleonic.combat.CombatResult.Unit;
import grognard.rules.napoleonic.unit.Effects;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The units that attack together, the first one first. They share a bad result (NA-12). */
record CombatGroup(List<Member> members) {

    /** A unit of the group with its share of the strength. */
    record Member(Unit unit, BigDecimal strength) {}

    BigDecimal strength() {
        BigDecimal sum = BigDecimal.ZERO;
        for (Member member : members) {
            sum = sum.add(member.strength());
        }
        return sum;
    }

    /**
     * Applies a result to each unit. A rout costs the group one base, and all of it routs. Units in order are disrupted,
     * first to last, until their strengths reach the enemy's (NA-7); in an exchange all are.
     *
     * @param loser name of the unit that loses the base of a rout
     */
    List<Struck> struck(CombatResult by, String loser, BigDecimal enemy, Working working) {
        List<Struck> all = new ArrayList<>();
        BigDecimal disrupted = BigDecimal.ZERO;
        for (Member member : members) {
            Unit unit = member.unit();
            boolean limited = (by == CombatResult.AW || by == CombatResult.AD) && !unit.isDisrupted();
            if (by == CombatResult.AR && !unit.name().equals(loser)) {
                all.add(new Struck(unit.name(), List.of(Effect.of(unit.name(), Effects.ROUT)), List.of(), "", false));
            } else if (limited && disrupted.compareTo(enemy) >= 0) {
                all.add(Struck.unhurt(unit));
            } else {
                all.add(by.strike(unit, working));
                disrupted = limited ? disrupted.add(member.strength()) : disrupted;
            }
        }
        boolean shared = members.size() > 1
                && all.stream().anyMatch(struck -> !struck.effects().isEmpty());
        // NA-12: the text speaks of the combat group, and says little of how it shares a result
        working.rulingIf(shared, "NA-12");
        return all;
    }
}
