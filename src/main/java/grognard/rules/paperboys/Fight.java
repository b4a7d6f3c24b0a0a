package grognard.rules.paperboys;

import static grognard.rules.paperboys.Arm.CAVALRY;
import static grognard.rules.paperboys.Arm.INFANTRY;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.HouseKey;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Results.Result;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rules.Words;
import grognard.rules.paperboys.HandToHand.Ending;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;

/** A round of hand-to-hand fighting. */
public final class Fight implements Resolver {

    /** Whose word on a rout is followed. */
    enum Routs {
        RULES,
        PLAYSHEET;

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    private static final int EARLIEST_ROUT = 3;
    private static final int LATEST_ROUT = 4;

    static final HouseKey<Integer> ROUT_AT = new HouseKey<>(
            "fight.rout-at",
            new Type.Whole(EARLIEST_ROUT, LATEST_ROUT),
            LATEST_ROUT,
            "the difference of hits at which the loser routs",
            "PB-11");
    static final HouseKey<Routs> ROUT = new HouseKey<>(
            "fight.rout",
            Type.choice(Routs.class),
            Routs.RULES,
            "who says how far a beaten unit routs and what it loses",
            "PB-12");

    private static final Parameter<Integer> ROUND = HandToHand.round();
    private static final Fighter ATTACKER = new Fighter(Side.ATTACKER);
    private static final Parameter<Boolean> COLUMN = Parameter.flag("column", "infantry: in attack column")
            .onlyWith(ATTACKER.arm, INFANTRY)
            .attackers();
    private static final Parameter<Boolean> CHARGING = Parameter.flag("charging", "cavalry: charged into contact")
            .onlyWith(ATTACKER.arm, CAVALRY)
            .notWith(COLUMN)
            .attackers();
    private static final Fighter DEFENDER = new Fighter(Side.DEFENDER);
    private static final Parameter<Boolean> LINE = Parameter.flag("line", "infantry: in line, hit by a column")
            .onlyWith(DEFENDER.arm, INFANTRY)
            .defenders();
    private static final Parameter<Boolean> OBSTACLE = Parameter.flag(
                    "obstacle", "infantry: defending a wall or earthwork")
            .onlyWith(DEFENDER.arm, INFANTRY)
            .defenders();

    private static final Column<String> ENDING =
            Column.code("ending", Ending.UNDECIDED.toString(), Ending.BEATEN.toString(), Ending.ROUTED.toString());
    private static final TableSpec ENDINGS = TableSpec.named("fight-endings", "Difference of hits")
            .everyKey(Column.code("rout-at", "3", "4"))
            .band("from", "to")
            .value(ENDING);

    private static final Description DESCRIPTION = Description.of("fight", "a round of hand-to-hand fighting")
            .parameters(ATTACKER.parameters())
            .parameters(CHARGING, COLUMN, ROUND)
            .parameters(DEFENDER.parameters())
            .parameters(LINE, OBSTACLE)
            .dice("attacker's fighting dice", "defender's fighting dice")
            .codes(HandToHand.CONTINUES, HandToHand.FALLS_BACK, HandToHand.ROUTS, HandToHand.ATTACKER_FALLS_BACK)
            .tables(FightLimit.TABLE.spec(), FightModifier.TABLE.spec(), ENDINGS, HandToHand.RESULTS.spec())
            .rulings("PB-10", "PB-11", "PB-12")
            .examples(
                    "--stands 4 --overlap 2 --arm cavalry --charging --def --stands 4 --arm cavalry",
                    "--stands 3 --column --def --stands 5 --line",
                    "--stands 4 --round 2 --def --stands 4 --obstacle")
            .notes(
                    "What is added to the dice counts in both rounds.",
                    "Casualties of a fight add no pips to the record die.",
                    "An officer with a unit that loses a stand tests for his life: officer.",
                    "Cavalry that did not rout its enemy need not pursue.")
            .source("Fighting");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        int attackers = hits(ATTACKER, attackersBonus(tables, situation, audit), tables, situation, dice, audit);
        int defenders = hits(DEFENDER, defendersBonus(tables, situation, audit), tables, situation, dice, audit);
        Margin margin = new Margin(attackers, defenders).numbers(audit);
        Result result = HandToHand.result(ending(margin, tables, situation, audit), tables);
        Aftermath aftermath = HandToHand.aftermath(result, margin);
        ATTACKER.surrender(aftermath, situation);
        DEFENDER.surrender(aftermath, situation);
        if (aftermath.has(Effects.ROUT, margin.loser())) {
            pursue(aftermath, margin, tables, situation);
        }
        return aftermath.told(result.code(), margin.words(result.code().text()), audit);
    }

    private static int attackersBonus(Tables tables, Situation situation, Audit audit) {
        if (situation.has(CHARGING)) {
            return bonus("attacker", FightModifier.CHARGED_IN, tables, audit);
        }
        boolean columnIntoLine = situation.has(COLUMN) && situation.has(LINE);
        return columnIntoLine ? bonus("attacker", FightModifier.COLUMN_INTO_LINE, tables, audit) : 0;
    }

    private static int defendersBonus(Tables tables, Situation situation, Audit audit) {
        return situation.has(OBSTACLE) ? bonus("defender", FightModifier.OBSTACLE, tables, audit) : 0;
    }

    private static int bonus(String side, FightModifier modifier, Tables tables, Audit audit) {
        int value = modifier.in(tables);
        audit.modifier(side, modifier.toString(), value, "added to every die");
        return value;
    }

    private static int hits(Fighter side, int bonus, Tables tables, Situation situation, Dice dice, Audit audit) {
        return HandToHand.hits(side.name, "fighting dice", side.dice(situation), bonus, tables, dice, audit);
    }

    private static Ending ending(Margin margin, Tables tables, Situation situation, Audit audit) {
        int routAt = tables.house(ROUT_AT);
        Row row = tables.get(ENDINGS).row(routAt, margin.size());
        String ending = row.get(ENDING);
        audit.line(
                "",
                "difference",
                margin.size(),
                "rout-at " + routAt + ", row " + row.band().orElse(""));
        if (margin.size() >= EARLIEST_ROUT && margin.size() < LATEST_ROUT) {
            audit.ruling("PB-11"); // what the house key moves
        }
        if (ending.equals(Ending.UNDECIDED.toString())) {
            return HandToHand.undecided(situation.get(ROUND), audit);
        }
        if (ending.equals(Ending.BEATEN.toString())) {
            return Ending.BEATEN;
        }
        audit.ruling("PB-12");
        return tables.house(ROUT) == Routs.RULES ? Ending.ROUTED : Ending.ROUTED_BY_PLAYSHEET;
    }

    /** Cavalry cannot be held back; infantry has the choice. */
    private static void pursue(Aftermath aftermath, Margin margin, Tables tables, Situation situation) {
        Fighter winner = margin.attackerWins() ? ATTACKER : DEFENDER;
        if (situation.get(winner.arm) == CAVALRY) {
            int moves = FightLimit.CAVALRY_PURSUES_MOVES.in(tables);
            aftermath.add(Effect.of(winner.name, Effects.MUST_PURSUE_SO_FAR, moves));
            aftermath.next("pursuit");
        } else {
            aftermath.add(Effect.of(winner.name, Effects.MAY_PURSUE));
        }
    }
}
