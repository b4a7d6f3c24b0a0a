package grognard.rules.honour;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.honour.MeleeRow.Flag;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** A round of close combat between more than two units. */
public final class Melee implements Resolver {

    private static final Parameter<List<List<String>>> ROWS = Parameter.of(
                    "unit",
                    MeleeRow.TYPE,
                    "a file with a row for each unit and opponent; flags are charging, general, obstacle, overlap")
            .positional();

    private static final Code SETTLED = Code.of("settled", "The melee is settled.");
    private static final Code NEXT_ROUND =
            Code.of("next-round", "Some units are still at it: they fight another round.");

    private static final Description DESCRIPTION = Description.of("melee", "who wins a close combat of several units?")
            .parameters(ROWS)
            .dice("each row's dice, in the order of the rows")
            .codes(SETTLED, NEXT_ROUND)
            .tables(FightingDice.TABLE, ToHit.TABLE, CombatModifier.TABLE.spec(), Quality.TABLE, Retreat.TABLE)
            .rulings("PH-3", "PH-10", "PH-11")
            .examples(
                    "--unit A,attacker,formed,regular,0,C,4,charging --unit B,attacker,formed,regular,0,C,2,charging"
                            + " --unit C,defender,formed,regular,0,A,3, --unit C,defender,formed,regular,0,B,1,",
                    "--unit Hussars,attacker,light-cavalry,inferior,3,Harsch,1, "
                            + "--unit Harsch,defender,formed,regular,3,Hussars,2,",
                    "--unit 'Seydlitz,attacker,heavy-cavalry,superior,2,Wied,2,charging general' "
                            + "--unit Wied,defender,heavy-cavalry,regular,3,Seydlitz,1,overlap",
                    "--unit A,attacker,formed,regular,3,C,0, --unit B,attacker,formed,regular,1,C,0,"
                            + " --unit C,defender,formed,regular,3,A,0, --unit C,defender,formed,regular,3,B,0,")
            .notes(
                    "First agree how many dice each unit throws against which enemy; 0 dice only compares hits.",
                    "charging stands for counter-charging and pursuing too and is for the first round; obstacle stands in"
                            + " the row of the unit that defends it.",
                    "A unit that loses to any enemy loses; a draw with a unit that loses elsewhere is a win.")
            .source("Turn phase 4: multiple close combats; Fig. 4");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        MeleeRow.read(situation.get(ROWS), tables);
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        List<MeleeRow> rows = MeleeRow.read(situation.get(ROWS), tables);
        Map<String, Unit> before = new LinkedHashMap<>();
        Map<String, Integer> taken = new LinkedHashMap<>();
        for (MeleeRow row : rows) {
            before.put(row.unit().name(), row.unit());
        }
        for (MeleeRow row : rows) {
            taken.merge(row.against(), fight(row, rows, before, tables, dice, audit), Integer::sum);
        }
        Map<String, Unit> after = new LinkedHashMap<>();
        before.forEach((name, unit) -> after.put(name, unit.after(taken.getOrDefault(name, 0), tables, audit)));

        Set<String> losers = losers(rows, after, tables);
        boolean fallBack = false;
        boolean pursuit = false;
        boolean nextRound = false;
        for (Unit unit : before.values()) {
            String name = unit.name();
            audit.number(name, named(name, after).hits());
            Fate fate = fate(named(name, after), rows, after, losers, tables);
            fallBack |= fate == Fate.LOSES || fate == Fate.FALLS_BACK;
            pursuit |= fate == Fate.WINS;
            nextRound |= fate == Fate.FIGHTS_ON;
            effects(unit, taken.getOrDefault(name, 0), fate, tables, audit);
        }
        next(fallBack, "fallback", audit);
        next(pursuit, "pursuit", audit);
        next(nextRound, "melee", audit);
        return audit.outcome(nextRound ? NEXT_ROUND : SETTLED);
    }

    private static int fight(
            MeleeRow row, List<MeleeRow> rows, Map<String, Unit> units, Tables tables, Dice dice, Audit audit) {
        if (row.dice() == 0) {
            return 0;
        }
        String name = row.unit().name();
        int most = FightingDice.COMBAT.of(row.unit().type(), Formation.LINE, tables);
        int count = row.has(Flag.OVERLAP) ? FightingDice.withOverlap(row.dice(), most, name, audit) : row.dice();
        boolean obstacle = rows.stream().anyMatch(other -> other.isOf(row.against(), name) && other.has(Flag.OBSTACLE));
        Optional<CombatModifier> impetus =
                row.has(Flag.CHARGING) && !obstacle ? Optional.of(CombatModifier.CHARGING) : Optional.empty();
        Unit enemy = named(row.against(), units);
        return new Attack(row.unit(), enemy, count, impetus, row.has(Flag.GENERAL))
                .fight(name + "'s dice against " + row.against(), tables, dice, audit);
    }

    private static Unit named(String name, Map<String, Unit> units) {
        return Objects.requireNonNull(units.get(name), name); // MeleeRow.read has checked all names
    }

    /** Those who survived and lost to some enemy that survived too. */
    private static Set<String> losers(List<MeleeRow> rows, Map<String, Unit> after, Tables tables) {
        Set<String> losers = new HashSet<>();
        for (MeleeRow row : rows) {
            Unit unit = named(row.unit().name(), after);
            Unit enemy = named(row.against(), after);
            boolean survive = !unit.isRouted(tables) && !enemy.isRouted(tables);
            if (survive && Comparison.of(unit, enemy) == Comparison.LOSES) {
                losers.add(unit.name());
            }
        }
        return losers;
    }

    /** What becomes of a unit. */
    private enum Fate {
        ROUTS,
        LOSES,
        FALLS_BACK,
        FIGHTS_ON,
        WINS
    }

    private static Fate fate(
            Unit unit, List<MeleeRow> rows, Map<String, Unit> after, Set<String> losers, Tables tables) {
        if (unit.isRouted(tables)) {
            return Fate.ROUTS;
        }
        if (losers.contains(unit.name())) {
            return Fate.LOSES;
        }
        boolean drawn = rows.stream()
                .filter(row -> row.unit().name().equals(unit.name()))
                .map(row -> named(row.against(), after))
                .filter(enemy -> !enemy.isRouted(tables) && !losers.contains(enemy.name()))
                .anyMatch(enemy -> Comparison.of(unit, enemy) == Comparison.DRAWS);
        if (!drawn) {
            return Fate.WINS;
        }
        // Equal hits and quality: if one of the two is weakened, so is the other.
        return unit.isWeakened(tables) ? Fate.FALLS_BACK : Fate.FIGHTS_ON;
    }

    private static void effects(Unit unit, int taken, Fate fate, Tables tables, Audit audit) {
        if (fate == Fate.LOSES || fate == Fate.FALLS_BACK) {
            audit.effect(unit.name(), Effects.FALL_BACK);
        }
        unit.gain(taken + (fate == Fate.LOSES ? Retreat.additionalHit(tables) : 0), tables, audit);
        if (fate == Fate.WINS) {
            audit.effect(unit.name(), Effects.OCCUPY);
        }
        if (fate == Fate.FIGHTS_ON) {
            audit.effect(unit.name(), Effects.NEXT_ROUND);
        }
    }

    private static void next(boolean due, String resolver, Audit audit) {
        if (due) {
            audit.next(resolver);
        }
    }
}
