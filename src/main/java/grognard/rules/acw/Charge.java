package grognard.rules.acw;

import grognard.dice.Dice;
import grognard.input.BadInput;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigDecimal;
import java.util.Optional;

/** How far does a charge go, where does it lose its order, and where is it met by the defender's volley? */
public final class Charge implements Resolver {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    private static final Parameter<Arm> ARM = Parameter.choice("arm", Arm.FOOT_AND_HORSE, "arm of service")
            .orElse(Arm.INFANTRY)
            .attackers();
    private static final Parameter<Formation> FORMATION =
            Formation.parameter("formation", "its formation; line if not said").attackers();
    private static final Parameter<Terrain> TERRAIN =
            Terrain.parameter().required().attackers();
    private static final Parameter<Quality> QUALITY = Quality.parameter().attackers();
    private static final Parameter<Boolean> ANGLED =
            Parameter.flag("angled", "charges at more than 45 degrees").attackers();
    private static final DefensiveVolley VOLLEY = new DefensiveVolley(Side.DEFENDER);

    private static final Code CHARGES = Code.of(
            "charges",
            "The charge reaches {charge}\", in disorder from {disorder-at}\" on; the volley meets it {volley-at}\" short of the defender.");

    private static final Description DESCRIPTION = Description.of(
                    "charge", "how far does a charge go, and where does the volley meet it?")
            .parameters(ARM, FORMATION, TERRAIN, QUALITY, ANGLED)
            .parameters(VOLLEY.parameters())
            .dice("bonus dice", "volley die")
            .codes(CHARGES)
            .tables(MoveRates.TABLE, BonusDice.TABLE, Quality.TABLE.spec(), DefensiveVolley.Modifier.TABLE.spec())
            .rulings("AC-14", "AC-15")
            .examples(
                    "--terrain open",
                    "--green --formation attack-column --terrain broken --def-works hasty",
                    "--arm cavalry --terrain open --angled --def-quality green --def-forming")
            .notes(
                    "A charge goes at the nearest enemy.",
                    "After the volley comes impact; a charge that falls short ends where its inches do.")
            .source("Infantry charge procedure");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        Formation formation = Formation.of(situation, FORMATION, situation.get(ARM));
        if (formation == Formation.ROUTED) {
            throw situation.refuse(FORMATION, "a formation that can charge");
        }
        if (move(tables, situation).isEmpty()) {
            throw new BadInput(FORMATION + " " + formation + " with " + TERRAIN + " " + situation.get(TERRAIN)
                    + ": expected ground that " + situation.get(ARM) + " may cross in this formation");
        }
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        Arm arm = situation.get(ARM);
        Terrain terrain = situation.get(TERRAIN);
        BigDecimal move = move(tables, situation).orElseThrow();
        audit.line("attacker", "move", move, Formation.of(situation, FORMATION, arm) + ", " + terrain);
        BonusDice bonusDice = BonusDice.of(arm, terrain, tables);
        BigDecimal bonus = bonusDice.thrown("bonus dice", dice);
        audit.line("attacker", "bonus", Numbers.plain(bonus), bonusDice.words());
        BigDecimal charge = move.add(bonus);
        audit.line("attacker", "charge", Numbers.plain(charge), "");
        BigDecimal disorderAt = disorderAt(move, bonus, situation, audit);

        BigDecimal volleyAt = VOLLEY.distance("defender", tables, situation, dice, audit);
        boolean sidesDiffer =
                (situation.get(QUALITY) == Quality.GREEN) != (situation.get(VOLLEY.quality) == Quality.GREEN);
        if (sidesDiffer) {
            audit.ruling("AC-14");
        }
        audit.number("move", Numbers.plain(move))
                .number("bonus", Numbers.plain(bonus))
                .number("charge", Numbers.plain(charge))
                .number("disorder-at", Numbers.plain(disorderAt))
                .number("volley-at", Numbers.plain(volleyAt));
        return audit.outcome(CHARGES);
    }

    private static Optional<BigDecimal> move(Tables tables, Situation situation) {
        return MoveRates.of(tables, situation, FORMATION, situation.get(ARM), situation.get(TERRAIN));
    }

    private static BigDecimal disorderAt(BigDecimal move, BigDecimal bonus, Situation situation, Audit audit) {
        if (situation.has(ANGLED)) {
            audit.line("attacker", "disorder at", 0, "over 45 degrees: from the start");
            return BigDecimal.ZERO;
        }
        audit.ruling("AC-15");
        boolean green = situation.get(QUALITY) == Quality.GREEN;
        BigDecimal at = green ? move.add(bonus).multiply(HALF) : move.add(bonus.multiply(HALF));
        String how = green ? "half of move and bonus" : "the move and half the bonus";
        audit.line("attacker", "disorder at", Numbers.plain(at), situation.get(QUALITY) + ": " + how);
        return at;
    }
}
