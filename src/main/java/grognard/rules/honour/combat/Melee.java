package grognard.rules.honour.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.combat.MeleeGroup.UnitResult;
import grognard.rules.honour.unit.Due;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.ToHit;
import grognard.rules.honour.unit.Unit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A round of close combat between more than two units. Each row is a unit against one opponent with some of its dice;
 * all throw before hits count. A unit that loses to any enemy loses.
 */
public final class Melee extends AbstractResolver {

    private static final Parameter<List<List<String>>> ROWS = Parameter.of(
                    "unit",
                    MeleeRow.TYPE,
                    "a file with a row for each unit and opponent; flags are charging, came-home (weakened only after"
                            + " that), general, obstacle, overlap, leaves, and double-line, march-column or assault-column")
            .positional();

    private static final Code SETTLED = Code.of("settled", "The melee is settled.");
    private static final Code NEXT_ROUND =
            Code.of("next-round", "Some units are still at it: they fight another round.");

    public Melee() {
        super(Description.of("melee", "who wins a close combat of several units?")
                .roles("unit")
                .parameters(ROWS)
                .dice("each row's dice, in the order of the rows; none if a unit leaves")
                .codes(SETTLED, NEXT_ROUND)
                .tables(FightingDice.TABLE, ToHit.TABLE, CombatModifier.TABLE, Quality.TABLE, Retreat.TABLE)
                .rulings("PH-3", "PH-10", "PH-11")
                .examples(
                        "--unit A,attacker,formed,regular,0,C,4,charging --unit B,attacker,formed,regular,0,C,2,charging"
                                + " --unit C,defender,formed,regular,0,A,3, --unit C,defender,formed,regular,0,B,1,",
                        "--unit Hussars,attacker,light-cavalry,inferior,3,Harsch,1, "
                                + "--unit Harsch,defender,formed,regular,3,Hussars,2,",
                        "--unit 'Seydlitz,attacker,heavy-cavalry,superior,2,Wied,2,charging general' "
                                + "--unit Wied,defender,heavy-cavalry,regular,3,Seydlitz,1,overlap",
                        "--unit A,attacker,formed,regular,3,C,0, --unit B,attacker,formed,regular,1,C,0,"
                                + " --unit C,defender,formed,regular,3,A,0, --unit C,defender,formed,regular,3,B,0,",
                        "--unit A,attacker,formed,regular,1,C,4, --unit B,attacker,formed,regular,1,C,2,leaves"
                                + " --unit C,defender,formed,regular,1,A,3, --unit C,defender,formed,regular,1,B,1,")
                .notes(
                        "First agree how many dice each unit throws against which enemy; 0 dice only compares hits. With"
                                + " its overlaps a unit throws no more than its formation has (PH-11).",
                        "charging stands for counter-charging and pursuing too and is for the first round; obstacle stands"
                                + " in the row of the unit that defends it.",
                        "A beaten unit takes a hit besides; if that one reaches its rout number it routs and does not fall"
                                + " back.",
                        "A unit that loses to any enemy loses; a draw with a unit that loses elsewhere is a win.",
                        "After a round that decided nothing for it a unit may leave by choice: it falls back with the"
                                + " additional hit, and an enemy who has nobody else to fight takes the ground and throws for"
                                + " pursuit. The flag leaves says so, in a game --leaves NAME; then nobody throws dice.")
                .source("Turn phase 4: multiple close combats; Fig. 4"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        MeleeRow.read(inputs.get(ROWS), inputs);
    }

    /** The units that leave by choice before this round. */
    private static Set<String> leavers(List<MeleeRow> rows) {
        Set<String> names = new LinkedHashSet<>();
        rows.stream()
                .filter(row -> row.has(MeleeRow.Flag.LEAVES))
                .forEach(row -> names.add(row.unit().name()));
        return names;
    }

    @Override
    protected Resolution resolve(Working working) {
        List<MeleeRow> rows = MeleeRow.read(working.get(ROWS), working);
        List<MeleeGroup> groups = MeleeGroup.split(rows, working);
        List<MeleeGroup.Fought> fights = new ArrayList<>();
        Set<String> leavers = leavers(rows);
        for (MeleeGroup group : groups) {
            fights.add(leavers.isEmpty() ? group.fight(working) : group.left(leavers));
        }
        for (MeleeGroup.Fought fight : fights) {
            fight.units().forEach(unit -> unit.before().after(unit.taken(), working));
        }
        List<String> weakened = new ArrayList<>();
        for (MeleeGroup.Fought fight : fights) {
            for (MeleeGroup.Struck unit : fight.units()) {
                working.number(unit.before().name(), unit.hits());
                effects(unit, working);
                if (unit.before().isWeakenedBy(unit.hitsInAll(working), working)) {
                    weakened.add(unit.before().name());
                }
            }
        }
        boolean fightsOn = next(groups, fights, working);
        Code code = fightsOn ? NEXT_ROUND : SETTLED;
        String left = leavers.isEmpty()
                ? ""
                : String.join(", ", leavers) + (leavers.size() == 1 ? " leaves" : " leave") + " the fight. ";
        return working.outcome(code, left + code.text() + Hits.weakened(weakened));
    }

    private static void effects(MeleeGroup.Struck struck, Working working) {
        Unit unit = struck.before();
        UnitResult result = struck.result();
        int hits = struck.hitsInAll(working);
        working.effectIf(result == UnitResult.LOSES || result == UnitResult.FALLS_BACK, unit.name(), Effects.FALL_BACK)
                .effect(unit.name(), Effects.GAIN_HITS, hits)
                .effectIf(unit.with(hits).isRouted(working), unit.name(), Effects.ROUT)
                .effectIf(result == UnitResult.WINS, unit.name(), Effects.OCCUPY)
                .effectIf(result == UnitResult.FIGHTS_ON, unit.name(), Effects.NEXT_ROUND);
    }

    /** Adds what is due, grouped: routs, fall-backs, pursuits, the next round, generals. True if some fight on. */
    private static boolean next(List<MeleeGroup> groups, List<MeleeGroup.Fought> fights, Working working) {
        List<Next> routs = new ArrayList<>();
        List<Next> fallbacks = new ArrayList<>();
        List<Next> pursuits = new ArrayList<>();
        List<Next> generals = new ArrayList<>();
        List<String> onward = new ArrayList<>();
        for (int i = 0; i < fights.size(); i++) {
            for (MeleeGroup.Struck struck : fights.get(i).units()) {
                Unit unit = struck.before();
                switch (struck.result()) {
                    case ROUTS, ROUTS_WHEN_BEATEN -> routs.add(Due.rout(unit.name()));
                    case LOSES, FALLS_BACK -> fallbacks.add(Due.fallback(unit));
                    case FIGHTS_ON -> onward.add(unit.name());
                    case WINS -> {
                        if (!unit.with(struck.taken()).isWeakened(working)) {
                            boolean entitled = groups.get(i).mayCharge(unit);
                            pursuits.add(Due.pursuit(unit).flag("not-entitled", !entitled));
                        }
                    }
                }
                if (struck.hitsInAll(working) > 0 && groups.get(i).isLed(unit)) {
                    generals.add(Due.generalLoss(unit.name()));
                }
            }
        }
        routs.forEach(working::next);
        fallbacks.forEach(working::next);
        pursuits.forEach(working::next);
        working.nextIf(!onward.isEmpty(), Next.of("melee").on(onward.toArray(new String[0])));
        generals.forEach(working::next);
        return !onward.isEmpty();
    }
}
