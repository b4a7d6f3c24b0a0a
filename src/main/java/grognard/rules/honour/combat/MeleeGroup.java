package grognard.rules.honour.combat;

import grognard.dice.Report;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.rules.honour.combat.MeleeRow.Flag;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.ToHit;
import grognard.rules.honour.unit.Unit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A part of a melee whose units fight nobody outside it, and the effects of a round on them. Splitting a melee into groups
 * keeps its odds small: groups do not affect each other.
 */
final class MeleeGroup {

    /** How a round ends for a unit. */
    enum UnitResult {
        ROUTS,
        ROUTS_WHEN_BEATEN,
        LOSES,
        FALLS_BACK,
        FIGHTS_ON,
        WINS
    }

    private final List<MeleeRow> rows;
    private final List<Unit> units;
    private final int[] striker;
    private final int[] enemy;
    private final int[] weakenedAt;
    private final int[] routedAt;
    private final int additionalHit;

    private MeleeGroup(List<MeleeRow> rows, ResolverInput inputs) {
        this.rows = rows;
        Map<String, Unit> byName = new LinkedHashMap<>();
        rows.forEach(row -> byName.put(row.unit().name(), row.unit()));
        this.units = List.copyOf(byName.values());
        List<String> names = List.copyOf(byName.keySet());
        this.striker =
                rows.stream().mapToInt(row -> names.indexOf(row.unit().name())).toArray();
        this.enemy = rows.stream().mapToInt(row -> names.indexOf(row.against())).toArray();
        this.weakenedAt = units.stream()
                .mapToInt(unit -> unit.quality().weakenedAt(inputs))
                .toArray();
        this.routedAt =
                units.stream().mapToInt(unit -> unit.quality().routedAt(inputs)).toArray();
        this.additionalHit = Retreat.additionalHit(inputs);
    }

    /**
     * Splits a melee into groups of consecutive rows; rows are never reordered, because dice are thrown in their
     * order.
     */
    static List<MeleeGroup> split(List<MeleeRow> rows, ResolverInput inputs) {
        Map<String, Integer> last = new HashMap<>();
        for (int i = 0; i < rows.size(); i++) {
            last.put(rows.get(i).unit().name(), i);
            last.put(rows.get(i).against(), i);
        }
        List<MeleeGroup> groups = new ArrayList<>();
        int start = 0;
        int end = 0;
        for (int i = 0; i < rows.size(); i++) {
            end = Math.max(end, last.getOrDefault(rows.get(i).unit().name(), i));
            end = Math.max(end, last.getOrDefault(rows.get(i).against(), i));
            if (i == end) {
                groups.add(new MeleeGroup(rows.subList(start, i + 1), inputs));
                start = i + 1;
                end = start;
            }
        }
        return groups;
    }

    /** A unit after the round. */
    record Struck(Unit before, int taken, UnitResult result) {

        int hits() {
            return before.hits() + taken;
        }

        /** All hits it takes, including the additional hit of a beaten unit. */
        int hitsInAll(ResolverInput inputs) {
            boolean beaten = result == UnitResult.LOSES || result == UnitResult.ROUTS_WHEN_BEATEN;
            return beaten ? taken + Retreat.additionalHit(inputs) : taken;
        }
    }

    /** Whether a general is with the unit, according to any of its rows. */
    boolean isLed(Unit unit) {
        for (MeleeRow row : rows) {
            if (row.unit().name().equals(unit.name()) && row.has(Flag.GENERAL)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the unit might charge some enemy that it is fighting. */
    boolean mayCharge(Unit unit) {
        for (int i = 0; i < striker.length; i++) {
            boolean its = units.get(striker[i]).name().equals(unit.name());
            if (its && unit.type().mayCharge(units.get(enemy[i]).type())) {
                return true;
            }
        }
        return false;
    }

    /**
     * The result of the round. The code depends only on whether anybody fights on; the hits matter for the numbers
     * alone.
     */
    record Fought(List<Integer> rowHits, List<Struck> units) implements Report {

        @Override
        public Object groupKey() {
            for (Struck unit : units) {
                if (unit.result == UnitResult.FIGHTS_ON) {
                    return true;
                }
            }
            return false;
        }

        /** Effects depend on each unit's hits and result, so odds of effects cannot merge results. */
        @Override
        public Object effectKey() {
            return this;
        }

        @Override
        public Map<String, Integer> numbers() {
            Map<String, Integer> hits = new LinkedHashMap<>();
            units.forEach(unit -> hits.put(unit.before.name(), unit.hits()));
            return hits;
        }
    }

    /** Throws for all rows, then counts the hits: the round is simultaneous. */
    Fought fight(Working working) {
        List<Optional<ToHit.Shots>> shots = new ArrayList<>();
        Working unread = working.unwritten(); // the modifiers go on record below, with the hits
        rows.forEach(row -> shots.add(row.dice() == 0 ? Optional.empty() : Optional.of(shots(row, unread))));
        Fought fought = working.step(rows, step -> {
            List<Integer> hits = new ArrayList<>(rows.size());
            for (Optional<ToHit.Shots> thrown : shots) {
                hits.add(thrown.isEmpty() ? 0 : thrown.get().hits(step.dice()));
            }
            return struck(hits);
        });
        for (int i = 0; i < rows.size(); i++) {
            if (shots.get(i).isPresent()) {
                Attack attack = attack(rows.get(i), working);
                attack.toHit(working).show(shots.get(i).get(), attack.dice(), fought.rowHits.get(i));
            }
        }
        return fought;
    }

    /** Nobody strikes: those who leave count as beaten, and who has no other enemy has won. */
    Fought left(Set<String> leavers) {
        List<Struck> struck = new ArrayList<>(units.size());
        for (int i = 0; i < units.size(); i++) {
            struck.add(new Struck(units.get(i), 0, resultOfLeaving(i, leavers)));
        }
        return new Fought(Collections.nCopies(rows.size(), 0), struck);
    }

    private UnitResult resultOfLeaving(int unit, Set<String> leavers) {
        Unit one = units.get(unit);
        if (leavers.contains(one.name())) {
            return one.hits() + additionalHit >= routedAt[unit] ? UnitResult.ROUTS_WHEN_BEATEN : UnitResult.LOSES;
        }
        boolean fightsOn = false;
        for (int i = 0; i < striker.length; i++) {
            fightsOn |=
                    striker[i] == unit && !leavers.contains(units.get(enemy[i]).name());
        }
        return fightsOn ? UnitResult.FIGHTS_ON : UnitResult.WINS;
    }

    private ToHit.Shots shots(MeleeRow row, Working working) {
        Attack attack = attack(row, working);
        return attack.toHit(working).shots(row.unit().name() + "'s dice against " + row.against(), attack.dice());
    }

    private Attack attack(MeleeRow row, Working working) {
        String name = row.unit().name();
        int count = row.has(Flag.OVERLAP) ? withOverlap(row, working) : row.dice();
        boolean obstacle = rows.stream().anyMatch(other -> other.isOf(row.against(), name) && other.has(Flag.OBSTACLE));
        Optional<CombatModifier> impetus =
                row.has(Flag.CHARGING) && !obstacle ? Optional.of(CombatModifier.CHARGING) : Optional.empty();
        return new Attack(row.unit(), named(row.against()), count, impetus, row.has(Flag.GENERAL));
    }

    /** One die more for an overlap, unless the rows of the unit, with overlaps before this one, have all its dice. */
    private int withOverlap(MeleeRow row, Working working) {
        int most = FightingDice.COMBAT.of(row.unit().type(), row.formation(rows), working);
        int taken = 0;
        boolean before = true;
        for (MeleeRow other : rows) {
            before &= !other.isOf(row.unit().name(), row.against());
            if (row.isSameUnit(other)) {
                boolean overlaps = before && other.has(Flag.OVERLAP) && other.dice() > 0;
                taken += other.dice() + (overlaps ? 1 : 0);
            }
        }
        int left = Math.max(0, most - taken);
        return FightingDice.withOverlap(
                row.dice(), row.dice() + left, row.unit().name(), working);
    }

    private Unit named(String name) {
        return units.stream()
                .filter(unit -> unit.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private Fought struck(List<Integer> rowHits) {
        int[] taken = new int[units.size()];
        for (int i = 0; i < striker.length; i++) {
            taken[enemy[i]] += rowHits.get(i);
        }
        Unit[] after = new Unit[taken.length];
        for (int i = 0; i < taken.length; i++) {
            after[i] = units.get(i).with(taken[i]);
        }
        boolean[] loses = losers(after);
        List<Struck> struck = new ArrayList<>(taken.length);
        for (int i = 0; i < taken.length; i++) {
            struck.add(new Struck(units.get(i), taken[i], result(i, after, loses)));
        }
        return new Fought(rowHits, struck);
    }

    private boolean isRouted(int unit, Unit[] after) {
        return after[unit].hits() >= routedAt[unit];
    }

    /** Marks units that survived and lost to an enemy that survived too. */
    private boolean[] losers(Unit[] after) {
        boolean[] loses = new boolean[after.length];
        for (int i = 0; i < striker.length; i++) {
            boolean survive = !isRouted(striker[i], after) && !isRouted(enemy[i], after);
            loses[striker[i]] |= survive && Comparison.of(after[striker[i]], after[enemy[i]]) == Comparison.LOSES;
        }
        return loses;
    }

    private UnitResult result(int unit, Unit[] after, boolean[] loses) {
        if (isRouted(unit, after)) {
            return UnitResult.ROUTS;
        }
        if (loses[unit]) {
            return after[unit].hits() + additionalHit >= routedAt[unit]
                    ? UnitResult.ROUTS_WHEN_BEATEN
                    : UnitResult.LOSES;
        }
        boolean drawn = false;
        for (int i = 0; i < striker.length; i++) {
            drawn |= striker[i] == unit
                    && !isRouted(enemy[i], after)
                    && !loses[enemy[i]]
                    && Comparison.of(after[unit], after[enemy[i]]) == Comparison.DRAWS;
        }
        if (!drawn) {
            return UnitResult.WINS;
        }
        // A draw means equal hits and quality, so both are weakened or neither is.
        return after[unit].hits() >= weakenedAt[unit] ? UnitResult.FALLS_BACK : UnitResult.FIGHTS_ON;
    }
}
