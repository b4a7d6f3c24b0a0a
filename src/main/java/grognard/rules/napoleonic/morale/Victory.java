package grognard.rules.napoleonic.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Effects;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/**
 * Names the winner of a battle that ended before either army broke, and by how much: the difference of both shares of losses, in
 * percent.
 */
public final class Victory extends AbstractResolver {

    private static final Losses ATTACKER = new Losses("attacker", Side.ATTACKER);
    private static final Losses DEFENDER = new Losses("defender", Side.DEFENDER);

    private static final List<Code> CODES = List.of(
            Code.of("draw", "The battle is a draw."),
            Code.of("marginal", "A marginal victory."),
            Code.of("major", "A major victory."),
            Code.of("decisive", "A decisive victory."));

    private static final Column<String> CODE =
            Column.code("code", CODES.stream().map(Code::name).toArray(String[]::new));
    private static final Column<Optional<Integer>> UP_TO = Column.of("up-to", Cell.optional(Cell.whole(0, 100)));

    static final TableSpec TABLE = TableSpec.named("victory", "Difference of the losses in percent")
            .everyKey(CODE)
            .value(UP_TO)
            .fixed();

    public Victory() {
        super(Description.of("victory", "who won, and by how much?")
                .roles("attacker", "defender")
                .parameters(ATTACKER.parameters())
                .parameters(DEFENDER.parameters())
                .bare(ATTACKER.lost, ATTACKER.bases, DEFENDER.lost, DEFENDER.bases)
                .codes(CODES)
                .tables(TABLE)
                .rulings("NA-2", "NA-19")
                .examples(
                        "--lost 4 --bases 40 --def --lost 9 --bases 45",
                        "--lost 18 --bases 60 --def-lost 2 --def-bases 80")
                .notes(
                        "For battles that night or the clock ends; an army that breaks and leaves the field has lost it.")
                .source("10 Winning the battle"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        ATTACKER.check(inputs);
        DEFENDER.check(inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        // Cross-multiplied shares of losses, so that the comparison is exact.
        long ours = (long) ATTACKER.all(working) * working.get(DEFENDER.bases);
        long theirs = (long) DEFENDER.all(working) * working.get(ATTACKER.bases);
        long allBases = (long) working.get(ATTACKER.bases) * working.get(DEFENDER.bases);
        long difference = 100 * Math.abs(ours - theirs); // in percent, times all bases: exact
        for (Losses army : List.of(ATTACKER, DEFENDER)) {
            army.write(working);
            working.number(army.side, army.percent(working));
        }
        working.number("difference", Losses.rounded(difference, allBases));

        List<Row> rows = working.table(TABLE).rows();
        int at = 0;
        while (rows.get(at)
                .get(UP_TO)
                .filter(edge -> difference > edge * allBases)
                .isPresent()) {
            at++;
        }
        Row row = rows.get(at);
        boolean onEdge =
                row.get(UP_TO).filter(edge -> difference == edge * allBases).isPresent();
        // The last edge is not shared: the text itself says that a decisive victory takes more.
        // NA-2: a difference on an edge counts as the lesser victory
        working.rulingIf(onEdge && rows.get(at + 1).get(UP_TO).isPresent(), "NA-2");
        working.effectIf(at > 0, ours < theirs ? "attacker" : "defender", Effects.WINS);
        return working.outcome(Code.named(row.key(CODE), CODES));
    }
}
