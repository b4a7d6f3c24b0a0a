package grognard.rules.napoleonic.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Amounts;
import grognard.rules.napoleonic.unit.Effects;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableConstraint;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * Do the army's losses break a unit's morale? When losses pass a new level, each unit's random number must beat that
 * level's threshold. Without losses it lists the levels for an army of that size.
 */
public final class Crisis extends AbstractResolver {

    private static final Parameter<Boolean> LIST = Parameter.flag("levels", "list the losses that pass each level");
    private static final Losses ARMY = Losses.ifAny("unit", LIST);
    private static final Parameter<Integer> PASSED = Parameter.whole(
                    "passed", 0, 99, "the highest level that was already tested for; 0 for none")
            .orElse(0);

    private static final Code FIGHTS_ON = Code.passed("fights-on", "The unit fights on.");
    private static final Code CRISIS = Code.failed("crisis", "The unit's morale breaks.");
    private static final Code NO_TEST = Code.of("no-test", "No new level of losses is passed: nobody tests.");

    private static final Code LEVELS = Code.of("levels", "The losses at which the army's morale is tested.");

    private static final List<EffectKind> EFFECTS =
            List.of(Effects.DISRUPTED, Effects.WITHDRAW, Effects.ROUT, Effects.HOLD);

    private static final Column<String> LEVEL = Column.of("level", Amounts.counted(99));
    private static final Column<BigDecimal> THRESHOLD = Column.of("threshold", Cell.decimal(3));
    private static final Column<String> EFFECT =
            Column.code("effect", EFFECTS.stream().map(EffectKind::name).toArray(String[]::new));

    static final TableSpec TABLE = TableSpec.named("crisis", "Crisis of morale by losses in percent")
            .key(LEVEL)
            .values(THRESHOLD, EFFECT)
            .meaning("level", "losses in percent that have to be exceeded, rising")
            .meaning("threshold", "the random number that has to be exceeded to fight on")
            .meaning("effect", "what happens to a unit that fails")
            .constraint(Crisis::levelsAscend);

    public Crisis() {
        super(Description.of("crisis", "do the army's losses break a unit's morale?")
                .roles("unit")
                .parameters(ARMY.parameters())
                .parameters(PASSED, LIST, RandomNumber.ROLL)
                .bare(ARMY.lost, ARMY.bases)
                .dice("crisis number, if a new level is passed")
                .codes(FIGHTS_ON, CRISIS, NO_TEST, LEVELS)
                .tables(TABLE)
                .rulings("NA-6", "NA-10", "NA-19")
                .examples(
                        "--bases 62",
                        "--lost 16 --bases 100 --roll 0.412",
                        "--lost 22 --bases 100 --passed 15",
                        "--lost 6 --bases 40")
                .notes(
                        "Before the battle, and when reinforcements come: --bases alone, or --levels, lists the losses that"
                                + " pass each level.",
                        "At the end of a move, one number for each unit of the army: -n repeats it.",
                        "Reinforcements add to the bases and so lift morale.",
                        "From the next move on, units in crisis are rallied in the usual way.")
                .source("9.2 Crisis of morale"));
    }

    private static void levelsAscend(List<Row> rows, TableConstraint.Violations violations) {
        for (int i = 1; i < rows.size(); i++) {
            if (level(rows.get(i)) <= level(rows.get(i - 1))) {
                violations.at(
                        rows.get(i),
                        LEVEL,
                        "level " + level(rows.get(i)) + ": expected more than the " + level(rows.get(i - 1))
                                + " above it");
            }
        }
    }

    private static int level(Row row) {
        return Integer.parseInt(row.key(LEVEL));
    }

    @Override
    protected void check(ResolverInput inputs) {
        boolean alone = !inputs.given(ARMY.lost) && !inputs.given(ARMY.off) && inputs.get(PASSED) == 0;
        if (alone || inputs.has(LIST)) {
            RandomNumber.refuse(inputs, "--bases alone or --levels lists the levels, and --lost is for a test");
            return;
        }
        ARMY.check(inputs);
        int passed = inputs.get(PASSED);
        List<Integer> levels =
                inputs.table(TABLE).rows().stream().map(Crisis::level).toList();
        if (passed != 0 && !levels.contains(passed)) {
            throw inputs.refuse(PASSED, "0 or a level of " + TABLE.file() + ", one of " + levels);
        }
        if (newLevel(inputs).isEmpty()) {
            RandomNumber.refuse(inputs, "the losses pass no new level");
        }
    }

    /** The highest level that the losses exceed, unless it was tested for before. */
    private static Optional<Row> newLevel(ResolverInput inputs) {
        return inputs.table(TABLE).rows().stream()
                .filter(row -> ARMY.comparedWith(level(row), inputs) > 0)
                .reduce((lower, higher) -> higher)
                .filter(row -> level(row) > inputs.get(PASSED));
    }

    @Override
    protected Resolution resolve(Working working) {
        if (!working.given(ARMY.lost)) {
            return levels(working.get(ARMY.bases), working);
        }
        ARMY.write(working);
        boolean justReached = working.table(TABLE).rows().stream()
                .anyMatch(row -> ARMY.comparedWith(level(row), working) == 0 && level(row) > working.get(PASSED));
        // NA-6: a level counts when losses exceed it, not when they just reach it
        working.rulingIf(justReached, "NA-6");
        Optional<Row> reached = newLevel(working);
        if (reached.isEmpty()) {
            return working.outcome(NO_TEST);
        }
        Row row = reached.get();
        long passedNow = working.table(TABLE).rows().stream()
                .filter(each -> level(each) > working.get(PASSED) && level(each) <= level(row))
                .count();
        // NA-10: of several levels passed at once only the highest is tested
        working.rulingIf(passedNow > 1, "NA-10");
        BigDecimal threshold = row.get(THRESHOLD);
        working.line("unit", "level passed", level(row), "to be beaten: " + threshold);
        BigDecimal number = RandomNumber.of("crisis number", "unit", working).total();
        working.number("threshold", threshold).number("level", level(row));
        if (number.compareTo(threshold) > 0) {
            return working.outcome(FIGHTS_ON);
        }
        EFFECTS.stream().filter(kind -> kind.name().equals(row.get(EFFECT))).forEach(kind -> strike(kind, working));
        return working.outcome(CRISIS);
    }

    /** In the move after, affected units are rallied or halted in the usual way. */
    private static void strike(EffectKind kind, Working working) {
        working.effect("unit", kind);
        if (!kind.equals(Effects.HOLD)) {
            working.next(
                    Next.of(kind.equals(Effects.ROUT) ? "halt-rout" : "rally").on("unit"));
        }
    }

    /** The least losses that are above each level, to be marked off before the battle. */
    private static Resolution levels(int bases, Working working) {
        StringBuilder words = new StringBuilder();
        for (Row row : working.table(TABLE).rows()) {
            int share = level(row) * bases;
            // NA-6: a level counts when losses exceed it, not when they just reach it
            working.rulingIf(share % 100 == 0, "NA-6");
            int least = share / 100 + 1;
            working.number(row.key(LEVEL), least);
            words.append(words.isEmpty() ? "" : ", ").append(least);
            words.append(" (above ").append(row.key(LEVEL)).append("%)");
        }
        return working.outcome(
                LEVELS, "Morale is tested when this many bases of " + bases + " are lost: " + words + ".");
    }
}
