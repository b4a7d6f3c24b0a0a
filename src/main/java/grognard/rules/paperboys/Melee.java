package grognard.rules.paperboys;

import static grognard.rules.paperboys.Arm.CAVALRY;
import static grognard.rules.paperboys.Arm.INFANTRY;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Effect;
import grognard.rules.HouseKey;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Results.Result;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rules.Words;
import grognard.rules.paperboys.HandToHand.Ending;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;

/** Two units hand to hand: their options, and what a round comes to, by itself or within an engagement. */
final class Melee {

    /** Whose word on a rout is followed. */
    private enum Routs {
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

    private static final Column<String> ENDING =
            Column.code("ending", Ending.UNDECIDED.toString(), Ending.BEATEN.toString(), Ending.ROUTED.toString());
    private static final TableSpec ENDINGS = TableSpec.named("fight-endings", "Difference of hits")
            .everyKey(Column.code("rout-at", "3", "4"))
            .bandUpwards("from", "to")
            .value(ENDING);

    final Fighter attacker;
    final Fighter defender;
    final Parameter<Boolean> column;
    final Parameter<Boolean> line;
    final Parameter<Boolean> obstacle;

    /** A fight by itself. */
    Melee() {
        attacker = new Fighter(Side.ATTACKER);
        defender = new Fighter(Side.DEFENDER);
        column = Parameter.flag("column", "infantry: in attack column")
                .onlyWith(attacker.arm, INFANTRY)
                .attackers();
        line = line().onlyWith(defender.arm, INFANTRY).defenders();
        obstacle = obstacle();
    }

    /** A fight between two who have met; what was said of them holds here too. */
    Melee(Encounter met) {
        attacker = new Fighter(Side.ATTACKER, met.attacker);
        defender = new Fighter(Side.DEFENDER, met.defender);
        column = met.attacker.column;
        line = line().onlyWith(defender.arm, INFANTRY)
                .notWith(met.defender.column)
                .notWith(met.square)
                .defenders();
        obstacle = obstacle();
    }

    private static Parameter<Boolean> line() {
        return Parameter.flag("line", "infantry: in line, hit by a column");
    }

    private Parameter<Boolean> obstacle() {
        return Parameter.flag("obstacle", "infantry: defending a wall or earthwork")
                .onlyWith(defender.arm, INFANTRY)
                .defenders();
    }

    static TableSpec[] tables() {
        return new TableSpec[] {FightLimit.TABLE.spec(), FightModifier.TABLE.spec(), ENDINGS, HandToHand.RESULTS.spec()
        };
    }

    /**
     * Both sides throw their dice.
     *
     * @param step what to call the round in the record, or nothing
     * @param earlier what earlier rounds did to the two
     */
    Margin round(
            int number, String step, Aftermath earlier, Tables tables, Situation situation, Dice dice, Audit audit) {
        boolean columnIntoLine = situation.has(column) && situation.has(line);
        boolean shock = columnIntoLine || attacker.chargedIn(situation) || defender.chargedIn(situation);
        if (shock && number > 1) {
            audit.ruling("PB-24");
        }
        int ours = columnIntoLine
                ? bonus("attacker", step, FightModifier.COLUMN_INTO_LINE, tables, audit)
                : chargeBonus(attacker, step, tables, situation, audit);
        int attackers = attacker.hits(step, earlier, ours, tables, situation, dice, audit);
        int theirs = situation.has(obstacle)
                ? bonus("defender", step, FightModifier.OBSTACLE, tables, audit)
                : chargeBonus(defender, step, tables, situation, audit);
        int defenders = defender.hits(step, earlier, theirs, tables, situation, dice, audit);
        return new Margin(attackers, defenders);
    }

    private static int chargeBonus(Fighter side, String step, Tables tables, Situation situation, Audit audit) {
        return side.chargedIn(situation) ? bonus(side.name, step, FightModifier.CHARGED_IN, tables, audit) : 0;
    }

    private static int bonus(String side, String step, FightModifier modifier, Tables tables, Audit audit) {
        int value = modifier.in(tables);
        audit.modifier(side, step + modifier, value, "added to every die");
        return value;
    }

    /** How the round ends that the dice decided by this margin. */
    static Ending ending(String step, Margin margin, int round, Tables tables, Audit audit) {
        int routAt = tables.house(ROUT_AT);
        Row row = tables.get(ENDINGS).row(routAt, margin.size());
        String ending = row.get(ENDING);
        audit.line(
                "",
                step + "difference",
                margin.size(),
                "rout-at " + routAt + ", row " + row.band().orElse(""));
        if (margin.size() >= EARLIEST_ROUT && margin.size() < LATEST_ROUT) {
            audit.ruling("PB-11"); // what the house key moves
        }
        if (ending.equals(Ending.UNDECIDED.toString())) {
            return HandToHand.undecided(round, audit);
        }
        if (ending.equals(Ending.BEATEN.toString())) {
            return Ending.BEATEN;
        }
        audit.ruling("PB-12");
        return tables.house(ROUT) == Routs.RULES ? Ending.ROUTED : Ending.ROUTED_BY_PLAYSHEET;
    }

    /** What a round that ended so does to the two. */
    Aftermath aftermath(Result result, Margin margin, Tables tables, Situation situation) {
        Aftermath aftermath = HandToHand.aftermath(result, margin);
        attacker.surrender(aftermath, situation);
        defender.surrender(aftermath, situation);
        if (aftermath.has(Effects.ROUT, margin.loser())) {
            pursue(aftermath, margin, tables, situation);
        }
        return aftermath;
    }

    /** Cavalry cannot be held back; infantry has the choice. */
    private void pursue(Aftermath aftermath, Margin margin, Tables tables, Situation situation) {
        Fighter winner = margin.attackerWins() ? attacker : defender;
        Fighter loser = margin.attackerWins() ? defender : attacker;
        if (situation.get(winner.arm) == CAVALRY) {
            int moves = FightLimit.CAVALRY_PURSUES_MOVES.in(tables);
            aftermath.add(Effect.of(winner.name, Effects.MUST_PURSUE_SO_FAR, moves));
            aftermath.next(Pursuit.of(winner.name, situation.get(loser.arm)));
        } else {
            aftermath.add(Effect.of(winner.name, Effects.MAY_PURSUE));
        }
    }
}
