package grognard.rules.paperboys.combat;

import static grognard.rules.paperboys.unit.Arm.CAVALRY;
import static grognard.rules.paperboys.unit.Arm.INFANTRY;

import grognard.rules.Effect;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.ResultTable.Result;
import grognard.rules.base.Working;
import grognard.rules.paperboys.combat.HandToHand.Ending;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.HouseRules;
import grognard.rules.paperboys.unit.Margin;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSource;
import grognard.table.TableSpec;

/** Two units hand to hand, in a fight by itself or within an engagement: their parameters and how a round is fought. */
final class Melee {

    private static final Column<String> ENDING =
            Column.code("ending", Ending.UNDECIDED.word(), Ending.BEATEN.word(), Ending.ROUTED.word());
    private static final TableSpec ENDINGS = TableSpec.named("fight-endings", "Difference of hits")
            .everyKey(Column.code("rout-at", "3", "4"))
            .bandUpwards("from", "to")
            .value(ENDING);

    final Fighter attacker;
    final Fighter defender;
    final Parameter<Boolean> column;
    final Parameter<Boolean> line;
    final Parameter<Boolean> obstacle;

    Melee() {
        attacker = new Fighter(Side.ATTACKER);
        defender = new Fighter(Side.DEFENDER);
        column = Parameter.flag("column", "infantry: in attack column")
                .onlyWith(attacker.arm, INFANTRY)
                .attackers();
        line = line().onlyWith(defender.arm, INFANTRY).defenders();
        obstacle = obstacle();
    }

    /** The fight of an engagement: the two sides keep their parameters from the contact test. */
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

    static TableSource[] tables() {
        return new TableSource[] {FightLimit.TABLE, FightModifier.TABLE, ENDINGS, HandToHand.RESULTS};
    }

    /**
     * Both sides throw their dice.
     *
     * @param step prefix for the purpose of the dice, {@code round 1: }; empty in a fight by itself
     * @param earlier losses of the rounds before
     */
    Margin round(int number, String step, Aftermath earlier, Working working) {
        boolean columnIntoLine = working.has(column) && working.has(line);
        boolean shock = columnIntoLine || attacker.chargedIn(working) || defender.chargedIn(working);
        if (shock && number > 1) {
            // PB-24: a charge or a column adds to the dice of the second round too
            working.ruling("PB-24");
            shock = working.house(HouseRules.SHOCK) == HouseRules.Shock.BOTH;
        }
        int ours = columnIntoLine && shock
                ? bonus("attacker", step, FightModifier.COLUMN_INTO_LINE, working)
                : chargeBonus(attacker, shock, step, working);
        int attackers = attacker.hits(step, earlier, ours, working);
        int theirs = working.has(obstacle)
                ? bonus("defender", step, FightModifier.OBSTACLE, working)
                : chargeBonus(defender, shock, step, working);
        int defenders = defender.hits(step, earlier, theirs, working);
        return new Margin(attackers, defenders);
    }

    private static int chargeBonus(Fighter side, boolean shock, String step, Working working) {
        return shock && side.chargedIn(working) ? bonus(side.name, step, FightModifier.CHARGED_IN, working) : 0;
    }

    private static int bonus(String side, String step, FightModifier modifier, Working working) {
        int value = modifier.in(working);
        working.modifier(side, step + modifier.word(), value, "added to every die");
        return value;
    }

    /** The ending of a round with that margin, by the house rules on routs. */
    static Ending ending(String step, Margin margin, int round, Working working) {
        int routAt = working.house(HouseRules.ROUT_AT);
        Row row = working.table(ENDINGS).row(routAt, margin.size());
        String ending = row.get(ENDING);
        working.line(
                "",
                step + "difference",
                margin.size(),
                "rout-at " + routAt + ", row " + row.band().orElse(""));
        // the one difference that the house key moves
        working.rulingIf(margin.size() >= HouseRules.EARLIEST_ROUT && margin.size() < HouseRules.LATEST_ROUT, "PB-11");
        if (ending.equals(Ending.UNDECIDED.word())) {
            return HandToHand.undecided(round, working);
        }
        if (ending.equals(Ending.BEATEN.word())) {
            return Ending.BEATEN;
        }
        // PB-12: the text gives a rout two moves and two stands, the playsheet one of each
        working.ruling("PB-12");
        return working.house(HouseRules.ROUT) == HouseRules.Routs.RULES ? Ending.ROUTED : Ending.ROUTED_BY_PLAYSHEET;
    }

    /** The aftermath of a round for both sides. */
    Aftermath aftermath(Result result, Margin margin, ResolverInput inputs) {
        Aftermath aftermath = HandToHand.aftermath(result, margin);
        attacker.surrender(aftermath, inputs);
        defender.surrender(aftermath, inputs);
        if (aftermath.has(Effects.ROUT, margin.loser())) {
            pursue(aftermath, margin, inputs);
        }
        return aftermath;
    }

    /** Adds the winner's pursuit of a routed enemy: cavalry must, infantry may. */
    private void pursue(Aftermath aftermath, Margin margin, ResolverInput inputs) {
        Fighter winner = margin.attackerWins() ? attacker : defender;
        Fighter loser = margin.attackerWins() ? defender : attacker;
        if (inputs.get(winner.arm) == CAVALRY) {
            int moves = FightLimit.CAVALRY_PURSUES_MOVES.in(inputs);
            aftermath.add(Effect.of(winner.name, Effects.MUST_PURSUE_SO_FAR, moves));
            aftermath.next(Pursuit.of(winner.name, inputs.get(loser.arm)));
        } else {
            aftermath.add(Effect.of(winner.name, Effects.MAY_PURSUE));
        }
    }
}
