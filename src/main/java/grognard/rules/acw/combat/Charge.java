package grognard.rules.acw.combat;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.acw.movement.BonusDice;
import grognard.rules.acw.movement.MoveRates;
import grognard.rules.acw.movement.Terrain;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.Effects;
import grognard.rules.acw.unit.FigureScale;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Troops;
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

    private static final Troops TROOPS = new Troops(
            "",
            Side.ATTACKER,
            Arm.parameter(Arm.FOOT_AND_HORSE),
            Formation.parameter("formation", "its formation; line if not said"));
    private static final Parameter<Terrain> TERRAIN =
            Terrain.parameter().required().attackers();
    private static final Parameter<Quality> QUALITY = Quality.parameter().attackers();
    private static final Parameter<Boolean> ANGLED = Parameter.flag(
                    "angled", "charges at an angle of 45 degrees or more")
            .attackers();
    private static final DefensiveVolley VOLLEY = new DefensiveVolley(Side.DEFENDER);

    private static final Parameter<BigDecimal> DISTANCE = Parameter.decimal(
                    "distance", "0", "100", 3, "inches to the defender: does the charge get there?")
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
                .parameters(TROOPS.parameters())
                .parameters(TERRAIN, QUALITY, ANGLED, DISTANCE)
                .parameters(VOLLEY.parameters())
                .parameters(SCALE)
                .bare(TERRAIN, DISTANCE)
                .bare(QUALITY, VOLLEY.quality)
                .dice("bonus dice", "volley die")
                .codes(CHARGES, CONTACT, SHORT)
                .tables(MoveRates.TABLE, BonusDice.TABLE, Quality.TABLE, DefensiveVolley.Modifier.TABLE)
                .tables(FigureScale.TABLE)
                .rulings("AC-14", "AC-15", "AC-19", "AC-23", "AC-26", "AC-34", "AC-35")
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
    protected void check(ResolverInput inputs) {
        Formation formation = TROOPS.formation(inputs);
        inputs.refuseIf(formation == Formation.ROUTED, TROOPS.formation, "a formation that can charge");
        if (move(inputs).isEmpty()) {
            throw new BadInput(TROOPS.formation + " " + formation.word() + " with " + TERRAIN + " "
                    + inputs.get(TERRAIN).word() + ": expected ground that "
                    + inputs.get(TROOPS.arm).word() + " may cross in this formation");
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        TROOPS.rulings(working);
        Terrain terrain = working.get(TERRAIN);
        FigureScale scale = working.get(SCALE);
        BigDecimal move = move(working).orElseThrow();
        working.line(UNIT, "move", move, TROOPS.formation(working).word() + ", " + terrain.word());
        BonusDice bonusDice = BonusDice.of(working.get(TROOPS.arm), TROOPS.isDismounted(working), terrain, working);
        BigDecimal bonus = bonusDice.thrown("bonus dice", working);
        working.line(UNIT, "bonus", Numbers.plain(bonus), bonusDice.words());
        BigDecimal charge = scale.inches(UNIT, move.add(bonus), working);
        working.line(UNIT, "charge", Numbers.plain(charge));
        BigDecimal disorderAt = disorderAt(scale.inches(move, working), scale.inches(bonus, working), working);

        Optional<BigDecimal> distance = working.find(DISTANCE);
        BigDecimal volleyAt = volleyAt(distance, working);
        boolean sidesDiffer = (working.get(QUALITY) == Quality.GREEN) != (working.get(VOLLEY.quality) == Quality.GREEN);
        // AC-14: the volley's distance goes by the defender's quality
        working.rulingIf(sidesDiffer, "AC-14");
        working.number("move", Numbers.plain(scale.inches(move, working)))
                .number("bonus", Numbers.plain(scale.inches(bonus, working)))
                .number("charge", Numbers.plain(charge))
                .number("disorder-at", Numbers.plain(disorderAt))
                .number("volley-at", Numbers.plain(volleyAt));
        Rush rush = new Rush(charge, disorderAt, volleyAt);
        return distance.isPresent() ? measured(rush, distance.get(), working) : open(rush, working);
    }

    private static Optional<BigDecimal> move(ResolverInput inputs) {
        return MoveRates.of(TROOPS, inputs.get(TERRAIN), inputs);
    }

    private static BigDecimal disorderAt(BigDecimal move, BigDecimal bonus, Working working) {
        boolean disordered = TROOPS.formation(working) == Formation.DISORDER;
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

    /** How far short of the defender the volley meets the charge: never further away than where the charge starts. */
    private static BigDecimal volleyAt(Optional<BigDecimal> distance, Working working) {
        BigDecimal thrown = VOLLEY.distance(DEFENDER, working.get(SCALE), working);
        BigDecimal volleyAt = thrown.min(distance.orElse(thrown));
        if (volleyAt.compareTo(thrown) < 0) {
            working.line(DEFENDER, "volley at", Numbers.plain(volleyAt), "the charge starts no further away");
        }
        return volleyAt;
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
        if (atVolley || !rush.reachesVolley(distance)) {
            working.effect(UNIT, Effects.disorder(working.get(TROOPS.arm)));
        } else if (atContact || !rush.reaches(distance)) { // a charge that ends short has passed the point of disorder
            working.effect(UNIT, Effects.DISORDER_AFTER_VOLLEY);
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
    private static Next volley(Rush rush, Optional<Boolean> disordered, ResolverInput inputs) {
        Next fire = VOLLEY.fire(Numbers.plain(rush.volleyAt()), inputs, DEFENDER, UNIT);
        return charger("target-", fire, disordered, inputs);
    }

    private static Next impact(Optional<Boolean> disordered, ResolverInput inputs) {
        Next impact = charger("", Next.of("impact").on(UNIT, DEFENDER), disordered, inputs);
        return VOLLEY.addTo(impact, inputs).with("figure-scale", inputs.get(SCALE), FigureScale.MM_15);
    }

    /** Adds the charging unit. Its formation is always named: only whether it is in disorder may be open. */
    private static Next charger(String prefix, Next due, Optional<Boolean> disordered, ResolverInput inputs) {
        Formation now = disordered.orElse(false) ? Formation.DISORDER : TROOPS.formation(inputs);
        return TROOPS.addTo(due, prefix, now, inputs)
                .with(prefix + "formation", now)
                .with(prefix + "quality", inputs.get(QUALITY), Quality.VETERAN);
    }

    /**
     * A charge from start to contact, in inches from where it starts.
     *
     * @param charge how far it goes
     * @param disorderAt where it loses its order
     * @param volleyAt how far short of the defender it is halted for the volley
     */
    private record Rush(BigDecimal charge, BigDecimal disorderAt, BigDecimal volleyAt) {

        boolean startsInDisorder() {
            return disorderAt.signum() == 0;
        }

        boolean reaches(BigDecimal distance) {
            return charge.compareTo(distance) >= 0;
        }

        /** Whether it comes as near as the point of the volley. */
        boolean reachesVolley(BigDecimal distance) {
            return reaches(distance.subtract(volleyAt));
        }

        boolean disorderedAt(BigDecimal inches) {
            return disorderAt.compareTo(inches) <= 0;
        }

        boolean disorderedAtVolley(BigDecimal distance) {
            return disorderedAt(distance.subtract(volleyAt));
        }

        String shortBy(BigDecimal distance) {
            return Numbers.text(Numbers.plain(distance.subtract(charge)));
        }
    }
}
