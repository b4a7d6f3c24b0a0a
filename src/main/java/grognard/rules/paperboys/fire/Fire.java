package grognard.rules.paperboys.fire;

import static grognard.rules.paperboys.fire.Weapon.CANNON;

import grognard.dice.Report;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.fire.Target.Formation;
import grognard.rules.paperboys.unit.HouseRules;
import grognard.rules.paperboys.unit.Pips;
import grognard.rules.paperboys.unit.Stands;
import grognard.table.Keyword;
import java.util.List;
import java.util.Map;

/**
 * One unit shoots: its weapon and the range give the dice a stand and the number to hit, then the target saves each hit
 * on the best save that applies. What is left are casualties, each a pip on the target's record.
 */
public final class Fire extends AbstractResolver {

    private static final Parameter<Weapon> WEAPON =
            Parameter.choice("weapon", Weapon.class, "what it shoots with").required();
    private static final Parameter<Integer> STANDS = Stands.parameter("stands", "stands that shoot; a gun is one")
            .required()
            .impliedBy(WEAPON, CANNON, 1);
    private static final Parameter<Integer> RANGE = Weapon.range();
    private static final Parameter<Boolean> SKIRMISHERS = Parameter.flag("skirmishers", "it shoots as skirmishers");
    private static final Parameter<Boolean> OWN_SCREEN =
            Parameter.flag("own-screen", "its own skirmishers are in the way; only guns may fire past them");
    private static final Parameter<Integer> PIPS =
            Pips.parameter("pips", "pips on its morale record, 0 if not said; cannon have none");
    private static final Target TARGET = new Target();

    private static final Code HIT = Code.of("hit", "The fire tells.");
    private static final Code MISS = Code.of("miss", "No casualties.");
    private static final Code NO_EFFECT = Code.of("no-effect", "The fire has no effect.");

    public Fire() {
        super(Description.of("fire", "one unit shoots")
                .parameters(WEAPON, STANDS, RANGE, SKIRMISHERS, OWN_SCREEN, PIPS)
                .parameters(TARGET.parameters())
                .roles("firer", "target")
                .bare(WEAPON, RANGE, STANDS)
                .dice("shots", "saves")
                .codes(HIT, MISS, NO_EFFECT)
                .tables(Weapon.TABLE, Protection.TABLE, Target.CASUALTIES_A_STAND, FireLimit.TABLE)
                .rulings("PB-5", "PB-6", "PB-7", "PB-8", "PB-9", "PB-14", "PB-18", "PB-21", "PB-27")
                .examples(
                        "--weapon musket --stands 8 --range 20 --target column --casualties 2 --target-pips 1",
                        "--weapon cannon --stands 2 --range 40 --target square --cover rampart",
                        "--weapon rifle --skirmishers --stands 6 --range 30 --target artillery",
                        "--weapon musket --stands 6 --range 10 --pips 6 --screened --suffered 2")
                .notes(
                        "Infantry fires at the nearest enemy within 45 degrees of its front; so do guns without an"
                                + " officer.",
                        "Close-order infantry that fires may not move this turn, unless it is its first fire of the game.",
                        "Give --suffered the casualties of earlier shots this turn: three in all mean a heavy casualties"
                                + " test.",
                        "An officer with a unit that loses a stand tests for his life: officer.")
                .source("Firing; Saving throws"));
    }

    /** The range is checked first, because a target out of reach makes every other error beside the point. */
    @Override
    protected void check(ResolverInput inputs) {
        Weapon weapon = inputs.get(WEAPON);
        weapon.checkRange(RANGE, inputs);
        if (weapon == CANNON) {
            for (Parameter<?> unfit : List.of(PIPS, SKIRMISHERS)) {
                inputs.refuseIf(inputs.given(unfit), unfit, "it for infantry, not with --weapon cannon");
            }
        }
        inputs.refuseIf(
                inputs.has(OWN_SCREEN) && weapon != CANNON,
                OWN_SCREEN,
                "a clear line of fire: no infantry fires through its own skirmish line");
        boolean atSkirmishers = inputs.get(TARGET.formation) == Formation.SKIRMISHERS;
        inputs.refuseIf(
                inputs.has(SKIRMISHERS) && atSkirmishers,
                TARGET.formation,
                "another target: skirmishers fight skirmishers by firefight");
        inputs.refuseIf(
                inputs.has(SKIRMISHERS) && inputs.has(TARGET.screened),
                TARGET.screened,
                "an open target: skirmishers must first engage the screen, by firefight");
        inputs.refuseIf(
                atSkirmishers && weapon != CANNON,
                TARGET.formation,
                "another target: close order may not fire at skirmishers");
        TARGET.check(inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        // PB-21: the text forbids firing past skirmishers to infantry only
        working.rulingIf(working.has(OWN_SCREEN), "PB-21");
        Weapon.Aim aim = working.get(WEAPON).at(working.get(RANGE), working);
        if (working.get(TARGET.formation) == Formation.SKIRMISHERS) {
            return working.outcome(NO_EFFECT, "Skirmishers are too scattered for guns to hurt.");
        }
        int shots = shots(aim, working);
        if (shots == 0) {
            return working.outcome(NO_EFFECT, "Too few stands to throw a die.");
        }
        List<Protection> saving = TARGET.protections(working);
        // A protection that does not work against this weapon is dropped here, so that PB-9 is named only for real
        // choices.
        saving.removeIf(protection -> protection.savesOn(aim.weapon(), working).isEmpty());
        Shot shot = working.step("shots", step -> {
            int hits = step.dice().hits("shots", shots, aim.hitsOn());
            aim.note(shots, hits, step);
            return new Shot(hits, saved(hits, aim.weapon(), saving, step));
        });
        int saved = shot.saved;
        int casualties = shot.casualties();
        working.number("shots", shots)
                .number("hits", shot.hits)
                .number("saved", saved)
                .number("casualties", casualties);
        new Losses(TARGET, casualties, working).tell(working);
        if (casualties == 0) {
            return working.outcome(MISS, saved > 0 ? "Every hit is saved." : MISS.text());
        }
        return working.outcome(
                HIT, casualties == 1 ? "The fire tells: one casualty." : "The fire tells: {casualties} casualties.");
    }

    /**
     * Hits and saves of a shot. Later steps depend only on the difference, so odds merge shots that differ in both
     * alike.
     */
    private record Shot(int hits, int saved) implements Report {

        int casualties() {
            return hits - saved;
        }

        @Override
        public Object groupKey() {
            return casualties();
        }

        @Override
        public Map<String, Integer> numbers() {
            return Map.of("hits", hits, "saved", saved);
        }
    }

    /** The number of dice: stands that shoot, halved at 6 pips, times the dice a stand. */
    private static int shots(Weapon.Aim aim, Working working) {
        int stands = working.get(STANDS);
        working.line("", "stands", stands);
        if (working.find(PIPS).filter(pips -> pips == Pips.MOST).isPresent()) {
            // PB-8: half of an odd number of stands is rounded up, before anything else is worked out
            working.rulingIf(stands % 2 > 0, "PB-8");
            stands = (stands + 1) / 2;
            working.line("", "stands that shoot at 6 pips", stands);
        }
        if (working.has(SKIRMISHERS)) {
            int aDie = FireLimit.SKIRMISHER_STANDS_A_DIE.in(working);
            int thirds = stands / aDie;
            if (stands % aDie > 0) {
                // PB-7: odd stands of skirmishers throw no die
                working.ruling("PB-7");
                thirds += working.house(HouseRules.SKIRMISHERS) == HouseRules.Rounding.UP ? 1 : 0;
            }
            return thirds * aim.diceAStand();
        }
        int diceAStand = aim.diceAStand();
        if (aim.weapon() == CANNON && TARGET.isDeep(working)) {
            int more = FireLimit.CANNON_DICE_MORE_AT_COLUMN_OR_SQUARE.in(working);
            working.line(
                    "",
                    "dice more a gun",
                    more,
                    "at a " + working.get(TARGET.formation).word());
            diceAStand += more;
            // PB-6: every gun throws one die more, not the battery as a whole
            working.rulingIf(stands > 1, "PB-6");
        }
        return stands * diceAStand;
    }

    /** One die a hit, on the best save that applies. */
    private static int saved(int hits, Weapon weapon, List<Protection> saving, Working working) {
        // PB-9: a hit is saved once, on the best save
        working.rulingIf(hits > 0 && saving.size() > 1, "PB-9");
        // PB-18: an unlimbered gun has its own save in the open only, and a wall does not stop cannon fire
        working.rulingIf(
                hits > 0 && weapon == CANNON && TARGET.isDeployedGun(working) && TARGET.isBehindWall(working), "PB-18");
        if (hits == 0 || saving.isEmpty()) {
            return 0;
        }
        // PB-27: the text gives no number for ramparts against cannon, the playsheet does
        working.rulingIf(weapon == CANNON && saving.contains(Protection.RAMPART), "PB-27");
        int best = Integer.MAX_VALUE;
        for (Protection protection : saving) {
            best = Math.min(best, protection.savesOn(weapon, working).orElseThrow());
        }
        int saved = working.dice().hits("saves", hits, best);
        working.line(
                "target",
                "saved",
                saved,
                best + "+ saves: " + saving.stream().map(Keyword::word).toList());
        return saved;
    }
}
