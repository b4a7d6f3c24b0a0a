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
import grognard.rules.honour.Throng.Fate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
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
        List<Throng.Fought> fights = new ArrayList<>();
        for (Throng throng : Throng.apart(rows, tables)) {
            fights.add(throng.fight(tables, dice, audit));
        }
        for (Throng.Fought fight : fights) {
            fight.units().forEach(unit -> unit.before().after(unit.taken(), tables, audit));
        }
        Set<Fate> fates = EnumSet.noneOf(Fate.class);
        for (Throng.Fought fight : fights) {
            for (Throng.Struck unit : fight.units()) {
                audit.number(unit.before().name(), unit.hits());
                fates.add(unit.fate());
                effects(unit.before(), unit.taken(), unit.fate(), tables, audit);
            }
        }
        next(fates.contains(Fate.LOSES) || fates.contains(Fate.FALLS_BACK), "fallback", audit);
        next(fates.contains(Fate.WINS), "pursuit", audit);
        next(fates.contains(Fate.FIGHTS_ON), "melee", audit);
        return audit.outcome(fates.contains(Fate.FIGHTS_ON) ? NEXT_ROUND : SETTLED);
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
