package grognard.rules.napoleonic;

import grognard.dice.Dice;
import grognard.input.BadInput;
import grognard.rules.Audit;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Words;
import grognard.table.Column;
import grognard.table.Row;
import java.math.BigDecimal;
import java.util.Optional;

/** Two units fight: the odds of their strengths find a column, a random number the result in it. */
public final class Combat implements Resolver {

    private enum Ground {
        NONE,
        ATTACKER,
        DEFENDER;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    private enum From {
        FRONT,
        FLANK,
        REAR;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    private static final Fighter ATTACKER = new Fighter(Side.ATTACKER);
    private static final Fighter DEFENDER = new Fighter(Side.DEFENDER);
    private static final Parameter<Boolean> CHARGING =
            Parameter.flag("charging", "charging, once in six turns").attackers();
    private static final Parameter<Boolean> FIRST_CONTACT = Parameter.flag(
                    "first-contact", "first move of contact: lancers and uhlans strike as medium cavalry")
            .attackers();
    private static final Parameter<Boolean> SQUARE =
            Parameter.flag("square", "infantry in square, attacked by infantry").defenders();
    private static final Parameter<Ground> GROUND = Parameter.choice(
                    "ground", Ground.class, "who has the better ground")
            .orElse(Ground.NONE);
    private static final Parameter<Integer> ARMS = Parameter.whole("arms", 1, 3, "arms of service that attack together")
            .orElse(1);
    private static final Parameter<From> FROM =
            Parameter.choice("from", From.class, "where the attack comes from").orElse(From.FRONT);

    private static final Description DESCRIPTION = Description.of("combat", "two units fight")
            .parameters(ATTACKER.bases, ATTACKER.troop, ATTACKER.strength, ATTACKER.disrupted, ATTACKER.general)
            .parameters(CHARGING, FIRST_CONTACT)
            .parameters(DEFENDER.bases, DEFENDER.troop, DEFENDER.strength, DEFENDER.disrupted, DEFENDER.general)
            .parameters(SQUARE, GROUND, ARMS, FROM, RandomNumber.ROLL)
            .dice("combat number")
            .codes(CombatResult.codes())
            .tables(Armies.TABLE, OddsColumns.ODDS, OddsColumns.RESULTS, CombatResult.EFFECTS_TABLE, TextNumber.TABLE)
            .rulings("NA-1", "NA-3", "NA-4", "NA-5", "NA-7")
            .examples(
                    "--bases 5 --troop french-line --def --bases 5 --troop austrian-line --roll 0.412",
                    "--bases 4 --troop french-lancer --first-contact --charging --def --bases 3 --troop austrian-hussar",
                    "--bases 5 --troop prussian-line --from flank --def --troop french-foot-battery",
                    "--strength 22.5 --def-strength 12 --general napoleon --ground defender")
            .notes(
                    "Units that see each other within reach must fight: infantry within its range, cavalry in contact.",
                    "Every base of a column counts, however far back it stands.",
                    "A side that routs its enemy in close combat tests its control: control.")
            .source("8 Combat phase");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        ATTACKER.check(tables, situation);
        DEFENDER.check(tables, situation);
        if (ATTACKER.is(Arm.ARTILLERY, tables, situation)) {
            throw situation.refuse(
                    ATTACKER.troop, "infantry or cavalry: a battery does not attack, it fires (artillery)");
        }
        if (situation.has(SQUARE) && ATTACKER.is(Arm.CAVALRY, tables, situation)) {
            throw new BadInput("--def-square with --troop " + situation.get(ATTACKER.troop)
                    + ": expected infantry; cavalry attacks a square with the resolver square");
        }
        if (situation.has(SQUARE) && situation.given(DEFENDER.troop) && !DEFENDER.is(Arm.INFANTRY, tables, situation)) {
            throw new BadInput("--def-square with --def-troop " + situation.get(DEFENDER.troop)
                    + ": expected infantry, nobody else forms square");
        }
        if (situation.has(FIRST_CONTACT) && situation.given(ATTACKER.strength)) {
            throw new BadInput("--first-contact with --strength: expected --troop, or the lancers' strength by hand");
        }
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        BigDecimal attacker = attackersStrength(tables, situation, audit);
        BigDecimal defender = defendersStrength(tables, situation, audit);
        int shift = shift(tables, situation);
        audit.number("shift", shift);
        String column = OddsColumns.column(attacker, defender, shift, tables, audit);
        CombatResult result = OddsColumns.result(column, number(tables, situation, dice, audit), tables);
        String words = result.code().text()
                + result.strike(ATTACKER.unit(tables, situation), tables, audit)
                + result.strike(DEFENDER.unit(tables, situation), tables, audit);
        return audit.outcome(result.code(), words);
    }

    private static BigDecimal attackersStrength(Tables tables, Situation situation, Audit audit) {
        Optional<Row> troop = ATTACKER.row(tables, situation);
        if (situation.has(FIRST_CONTACT)) {
            // Only lances have an entry here; other cavalry strikes as ever.
            troop = troop.flatMap(row -> row.get(Armies.FIRST_CONTACT))
                    .map(medium -> Armies.of(medium, tables))
                    .or(() -> ATTACKER.row(tables, situation));
        }
        Column<Optional<BigDecimal>> points =
                situation.has(ATTACKER.disrupted) ? Armies.ATTACK_DISRUPTED : Armies.ATTACK;
        return ATTACKER.strength(tables, situation, troop, points, audit);
    }

    private static BigDecimal defendersStrength(Tables tables, Situation situation, Audit audit) {
        boolean lower = situation.has(DEFENDER.disrupted) || situation.has(SQUARE);
        Column<Optional<BigDecimal>> points = lower ? Armies.DEFENCE_DISRUPTED : Armies.DEFENCE;
        return DEFENDER.strength(tables, situation, DEFENDER.row(tables, situation), points, audit);
    }

    /** Columns to the attacker's good; they add up. */
    private static int shift(Tables tables, Situation situation) {
        BigDecimal arms = switch (situation.get(ARMS)) {
            case 2 -> TextNumber.TWO_ARMS.in(tables);
            case 3 -> TextNumber.THREE_ARMS.in(tables);
            default -> BigDecimal.ZERO;
        };
        BigDecimal side = switch (situation.get(FROM)) {
            case FRONT -> BigDecimal.ZERO;
            case FLANK -> TextNumber.FLANK.in(tables);
            case REAR -> TextNumber.REAR.in(tables);
        };
        return arms.add(side).intValueExact();
    }

    /** The random number with all that is added to it and taken off. */
    private static RandomNumber number(Tables tables, Situation situation, Dice dice, Audit audit) {
        RandomNumber number = RandomNumber.of("combat number", "attacker", situation, dice, audit);
        BigDecimal ground = TextNumber.GOOD_GROUND.in(tables);
        switch (situation.get(GROUND)) {
            case NONE -> {}
            case ATTACKER -> number.add("attacker's ground", ground);
            case DEFENDER -> number.add("defender's ground", ground.negate());
        }
        General ours = situation.get(ATTACKER.general);
        number.add("attacker's " + ours, ours.bonus(tables));
        General theirs = situation.get(DEFENDER.general);
        number.add("defender's " + theirs, theirs.bonus(tables).negate());
        if (theirs != General.NONE) {
            audit.ruling("NA-3");
        }
        if (situation.has(CHARGING)) {
            number.add("charging", TextNumber.CHARGING.in(tables));
        }
        if (situation.has(SQUARE)) {
            number.add("infantry on a square", TextNumber.ATTACKING_A_SQUARE.in(tables));
        }
        return number;
    }
}
