package grognard.rules.acw.combat;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.acw.movement.BonusDice;
import grognard.rules.acw.movement.MoveRates;
import grognard.rules.acw.movement.Terrain;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.Due;
import grognard.rules.acw.unit.Effects;
import grognard.rules.acw.unit.FigureScale;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Quality;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * How far does a charge go, where does it lose its order, and where does the defender's volley meet it? The move and
 * bonus dice give the distance; the volley die, by the defender's quality, the point of the volley. With a distance to
 * the defender the outcome says whether it arrives.
 */
public final class Charge extends AbstractResolver {

    private static final String UNIT = "unit";
    private static final String DEFENDER = "defender";
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private static final Parameter<Arm> ARM = Parameter.choice("arm", Arm.FOOT_AND_HORSE, "arm of service")
            .orElse(Arm.INFANTRY)
            .is("arm")
            .attackers();
    private static final Parameter<Formation> FORMATION =
            Formation.parameter("formation", "its formation; line if not said").attackers();
    private static final Parameter<Terrain> TERRAIN =
            Terrain.parameter().required().attackers();
    private static final Parameter<Quality> QUALITY = Quality.parameter().attackers();
    private static final Parameter<Boolean> ANGLED = Parameter.flag(
                    "angled", "charges at an angle of 45 degrees or more")
            .moment()
            .attackers();
    private static final DefensiveVolley VOLLEY = new DefensiveVolley(Side.DEFENDER);

    private static final Parameter<BigDecimal> DISTANCE = Parameter.decimal(
                    "distance", "0", "100", 3, "inches to the defender: does the charge get there?")
            .moment()
            .attackers();
    private static final Parameter<FigureScale> SCALE = FigureScale.parameter();

    private static final Code CHARGES = Code.of(
            "charges",
            "The charge reaches {charge}\", in disorder from {disorder-at}\" on; a volley would meet it {volley-at}\""
                    + " short of the defender.");
    private static final Code CONTACT = Code.of("contact", "The charge strikes home.");
    private static final Code SHORT =
            Code.of("short", "The charge does not reach the defender.").titled("falls short");

    public Charge() {
        super(Description.of("charge", "how far does a charge go, and where does the volley meet it?")
                .roles(UNIT, DEFENDER)
                .parameters(ARM, FORMATION, TERRAIN, QUALITY, ANGLED, DISTANCE)
                .parameters(VOLLEY.parameters())
                .parameters(SCALE)
                .bare(TERRAIN, DISTANCE)
                .bare(QUALITY, VOLLEY.quality)
                .dice("bonus dice", "volley die")
                .codes(CHARGES, CONTACT, SHORT)
                .tables(MoveRates.TABLE, BonusDice.TABLE, Quality.TABLE.spec(), DefensiveVolley.Modifier.TABLE.spec())
                .tables(FigureScale.TABLE)
                .rulings("AC-14", "AC-15", "AC-19")
                .examples(
                        "--terrain open --distance 17",
                        "--green --formation attack-column --terrain broken --def-works hasty",
                        "--arm cavalry --terrain open --angled --def-quality green --def-forming")
                .notes(
                        "A charge goes at the nearest enemy.",
                        "After the volley comes impact; a charge that falls short ends where its inches do.",
                        "One that loses its order before it strikes home is in disorder at impact; one that started in"
                                + " disorder, or at an angle of 45 degrees or more, has none to lose.")
                .source("Infantry charge procedure"));
    }

    @Override
    protected void check(Premises premises) {
        Formation formation = formation(premises);
        if (formation == Formation.ROUTED) {
            throw premises.refuse(FORMATION, "a formation that can charge");
        }
        if (move(premises).isEmpty()) {
            throw new BadInput(FORMATION + " " + formation.word() + " with " + TERRAIN + " "
                    + premises.get(TERRAIN).word() + ": expected ground that "
                    + premises.get(ARM).word() + " may cross in this formation");
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        Arm arm = working.get(ARM);
        Terrain terrain = working.get(TERRAIN);
        FigureScale scale = working.get(SCALE);
        BigDecimal move = move(working).orElseThrow();
        working.line(UNIT, "move", move, formation(working).word() + ", " + terrain.word());
        BonusDice bonusDice = BonusDice.of(arm, formation(working) == Formation.DISMOUNTED, terrain, working);
        BigDecimal bonus = bonusDice.thrown("bonus dice", working.dice());
        working.line(UNIT, "bonus", Numbers.plain(bonus), bonusDice.words());
        BigDecimal charge = scale.inches(UNIT, move.add(bonus), working);
        working.line(UNIT, "charge", Numbers.plain(charge));
        BigDecimal disorderAt = disorderAt(scale.inches(move, working), scale.inches(bonus, working), working);

        BigDecimal pips = VOLLEY.distance(DEFENDER, working);
        BigDecimal volleyAt = scale.inches(DEFENDER, pips, working);
        boolean sidesDiffer = (working.get(QUALITY) == Quality.GREEN) != (working.get(VOLLEY.quality) == Quality.GREEN);
        if (sidesDiffer) {
            // AC-14: the volley's distance goes by the defender's quality
            working.ruling("AC-14");
        }
        working.number("move", Numbers.plain(scale.inches(move, working)))
                .number("bonus", Numbers.plain(scale.inches(bonus, working)))
                .number("charge", Numbers.plain(charge))
                .number("disorder-at", Numbers.plain(disorderAt))
                .number("volley-at", Numbers.plain(volleyAt));
        Rush rush = new Rush(charge, disorderAt, volleyAt);
        Optional<BigDecimal> distance = working.find(DISTANCE);
        return distance.isPresent() ? measured(rush, distance.get(), working) : open(rush, working);
    }

    private static Formation formation(Premises premises) {
        return Formation.of(premises, FORMATION, premises.get(ARM));
    }

    private static Optional<BigDecimal> move(Premises premises) {
        return MoveRates.of(premises, FORMATION, premises.get(ARM), premises.get(TERRAIN));
    }

    private static BigDecimal disorderAt(BigDecimal move, BigDecimal bonus, Working working) {
        boolean disordered = formation(working) == Formation.DISORDER;
        if (disordered || working.has(ANGLED)) {
            String why = disordered ? "in disorder already" : "45 degrees or more: from the start";
            working.line(UNIT, "disorder at", 0, why);
            return BigDecimal.ZERO;
        }
        // AC-15: veterans lose order after the move and half the bonus, green units after half of both
        working.ruling("AC-15");
        boolean green = working.get(QUALITY) == Quality.GREEN;
        BigDecimal at = green ? move.add(bonus).multiply(HALF) : move.add(bonus.multiply(HALF));
        String how = green ? "half of move and bonus" : "the move and half the bonus";
        working.line(
                UNIT, "disorder at", Numbers.plain(at), working.get(QUALITY).word() + ": " + how);
        return at;
    }

    /** A charge whose distance to the defender was not given: the player measures. */
    private static Resolution open(Rush rush, Working working) {
        Optional<Boolean> disordered = rush.startsInDisorder() ? Optional.of(true) : Optional.empty();
        working.next(volley(rush, disordered, working)).next(impact(disordered, working));
        return rush.startsInDisorder()
                ? working.outcome(
                        CHARGES,
                        "The charge reaches {charge}\", in disorder from the start; a volley would meet it {volley-at}\""
                                + " short of the defender.")
                : working.outcome(CHARGES);
    }

    private static Resolution measured(Rush rush, BigDecimal distance, Working working) {
        boolean atVolley = rush.disorderedAtVolley(distance);
        boolean atContact = rush.disorderedAt(distance);
        String volley = "a volley would meet it {volley-at}\" short, "
                + (atVolley ? "in disorder" : atContact ? "still in good order" : "in good order");
        if (atContact
                || !rush.reaches(
                        distance)) { // a charge that ends short has used its whole length, so it is past the point of
            // disorder
            working.effect(UNIT, Effects.disorder(working.get(ARM)));
        }
        if (!rush.reachesVolley(distance)) {
            return working.outcome(
                    SHORT,
                    "The charge ends " + rush.shortBy(distance) + "\" short, in disorder and before any volley.");
        }
        working.next(volley(rush, Optional.of(atVolley), working));
        if (!rush.reaches(distance)) {
            return working.outcome(SHORT, "The charge ends " + rush.shortBy(distance) + "\" short; " + volley + ".");
        }
        working.next(impact(Optional.of(atContact), working));
        return working.outcome(
                CONTACT, "The charge strikes home " + (atContact ? "in disorder; " : "in good order; ") + volley + ".");
    }

    /** @param disordered whether the volley finds the charge in disorder; empty if the distance is not known */
    private static Next volley(Rush rush, Optional<Boolean> disordered, Premises premises) {
        Due fire = VOLLEY.fire(Numbers.plain(rush.volleyAt()), premises, DEFENDER, UNIT);
        return charger("target-", fire, disordered, premises).next();
    }

    private static Next impact(Optional<Boolean> disordered, Premises premises) {
        Due impact = charger("", Due.of("impact", UNIT, DEFENDER), disordered, premises);
        return VOLLEY.addTo(impact, premises)
                .say("figure-scale", premises.get(SCALE), FigureScale.MM_15)
                .next();
    }

    private static Due charger(String prefix, Due due, Optional<Boolean> disordered, Premises premises) {
        Formation formed = disordered.isEmpty()
                ? Formation.LINE // not known: the default, which the player changes
                : disordered.get() ? Formation.DISORDER : formation(premises);
        return due.unit(prefix, premises.get(ARM), formed, premises.get(QUALITY));
    }
}
