package grognard.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.rules.Resolution.Line;
import grognard.rules.base.Step;
import grognard.rulesets.Rulesets;
import grognard.table.Cell;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The working, the consequences, and how they are worded. */
class AuditTest {

    private static final EffectKind MOVE = new EffectKind("move", "moves {n inch} back");
    private static final EffectKind HALT = new EffectKind("halt", "halts");
    private static final EffectKind LOSE = new EffectKind("lose", "loses {n stand}");

    @Test
    void aScoreIsAddedUpLineByLine() {
        Audit audit = new Audit();
        int total = audit.score("attacker")
                .die(4)
                .add("pips", -1)
                .add("nothing", 0)
                .add("elite", 2)
                .total();
        assertThat(total).isEqualTo(5);
        assertThat(audit.score("defender").die(2).total("sum")).isEqualTo(2);
        assertThat(audit.outcome(Skirmish.MISS).working())
                .containsExactly(
                        new Line("attacker", "die", 4, "", false),
                        new Line("attacker", "pips", -1, "", true),
                        new Line("attacker", "elite", 2, "", true),
                        new Line("attacker", "score", 5, "", false),
                        new Line("defender", "die", 2, "", false),
                        new Line("defender", "sum", 2, "", false));
    }

    @Test
    void everythingIsKeptInOrder() {
        Resolution resolution = new Audit()
                .line("a", "x", 1)
                .line("a", "y", 2, "row 2")
                .modifier("b", "z", 3)
                .modifier("b", "w", 4, "row 4")
                .ruling("R-1")
                .ruling("R-2")
                .ruling("R-1")
                .number("hits", 3)
                .number("range", new BigDecimal("7.50"))
                .effect("a", HALT)
                .effect("a", MOVE, 2)
                .effect("a", MOVE, 0)
                .effect(Effect.of("b", MOVE, 0))
                .effect(Effect.of("b", MOVE, 1))
                .effect(Effect.of("b", HALT))
                .effects(List.of(Effect.of("c", HALT)))
                .next(Next.of("fight"))
                .next(List.of(Next.of("rally"), Next.of("fight")))
                .outcome(Skirmish.HIT);
        assertThat(resolution.working())
                .containsExactly(
                        new Line("a", "x", 1, "", false),
                        new Line("a", "y", 2, "row 2", false),
                        new Line("b", "z", 3, "", true),
                        new Line("b", "w", 4, "row 4", true));
        assertThat(resolution.rulings()).containsExactly("R-1", "R-2");
        Outcome outcome = resolution.outcome();
        assertThat(outcome.code()).isSameAs(Skirmish.HIT);
        assertThat(outcome.text()).isEqualTo("Takes 3 on 7.50.");
        assertThat(outcome.numbers()).containsExactly(Map.entry("hits", 3), Map.entry("range", new BigDecimal("7.50")));
        assertThat(outcome.effects())
                .containsExactly(
                        Effect.of("a", HALT),
                        Effect.of("a", MOVE, 2),
                        Effect.of("b", MOVE, 1),
                        Effect.of("b", HALT),
                        Effect.of("c", HALT));
        assertThat(Next.names(outcome.next())).containsExactly("fight", "rally");
        assertThat(new Audit()
                        .number("n", 4)
                        .outcome(Skirmish.MISS, "{n} men")
                        .outcome()
                        .text())
                .isEqualTo("4 men");
    }

    @Test
    void codesShowTheirPatternAndVerdict() {
        assertThat(Skirmish.HIT.pattern()).isEqualTo("Takes <hits> on <range>.");
        assertThat(Skirmish.HIT.verdict()).isEqualTo(Code.Verdict.PASSED);
        assertThat(Skirmish.MISS.verdict()).isEqualTo(Code.Verdict.FAILED);
        assertThat(Code.of("x", "y").verdict()).isEqualTo(Code.Verdict.NONE);
    }

    @Test
    void effectsAreWordedWithTheirAmounts() {
        assertThat(Effect.of("a", HALT).phrase()).isEqualTo("halts");
        assertThat(Effect.of("a", MOVE).phrase()).isEqualTo("moves inches back");
        assertThat(Effect.of("a", MOVE, 1).phrase()).isEqualTo("moves 1 inch back");
        assertThat(Effect.of("a", MOVE, 2).phrase()).isEqualTo("moves 2 inches back");
        assertThat(Effect.of("a", LOSE, 2).phrase()).isEqualTo("loses 2 stands");
        assertThat(new EffectKind("turn", "{n time} round").phrase("3")).isEqualTo("3 times round");
        Effect halt = Effect.of("a", HALT);
        assertThat(halt.is(HALT)).isTrue();
        assertThat(halt.is(MOVE)).isFalse();
        assertThat(halt.is(HALT, "a")).isTrue();
        assertThat(halt.is(HALT, "b")).isFalse();
        assertThat(halt.is(MOVE, "a")).isFalse();
        assertThat(HALT)
                .isEqualTo(new EffectKind("halt", "stops"))
                .hasSameHashCodeAs(new EffectKind("halt", "stops"))
                .isNotEqualTo(MOVE);
        assertThat(HALT.hashCode()).isNotEqualTo(MOVE.hashCode());
    }

    @Test
    void effectsAreReadFromACell() {
        Cell<List<Effect>> cell = Effect.cell(List.of("a", "b"), List.of(HALT, MOVE));
        assertThat(cell.read("a halt; b move 2")).contains(List.of(Effect.of("a", HALT), Effect.of("b", MOVE, 2)));
        assertThat(cell.read("")).contains(List.of());
        for (String wrong : List.of("a", "c halt", "a stop", "a move x", "a move 2 3", "a halt;")) {
            assertThat(cell.read(wrong)).as(wrong).isEmpty();
        }
        assertThat(cell.expected())
                .isEqualTo("a list (with ';' between) of 'side effect' or 'side effect amount', the side one of a, b,"
                        + " the effect one of halt, move");
    }

    @Test
    void numbersAreWrittenPlainly() {
        assertThat(Numbers.text(4)).isEqualTo("4");
        assertThat(Numbers.text(new BigDecimal("1E+3"))).isEqualTo("1000");
        assertThat(Numbers.plain(new BigDecimal("7.00"))).isEqualTo(7);
        assertThat(Numbers.plain(new BigDecimal("700"))).isEqualTo(700);
        assertThat(Numbers.plain(new BigDecimal("7.50"))).isEqualTo(new BigDecimal("7.5"));
        assertThat(Numbers.signed(1)).isEqualTo("+1");
        assertThat(Numbers.signed(0)).isEqualTo("0");
        assertThat(Numbers.signed(-1)).isEqualTo("-1");
        assertThat(Numbers.signed(new BigDecimal("0.5"))).isEqualTo("+0.5");
        assertThat(Numbers.signed(new BigDecimal("0.0"))).isEqualTo("0.0");
        assertThat(Numbers.signed(new BigDecimal("-0.5"))).isEqualTo("-0.5");
    }

    @Test
    void stepsAreEqualWhereTheirKeysAre() {
        Step<Integer> step = new Step<>("a", dice -> 4);
        assertThat(step)
                .isEqualTo(new Step<>("a", dice -> 5))
                .hasSameHashCodeAs(new Step<>("a", dice -> 5))
                .isNotEqualTo(new Step<>("b", dice -> 4))
                .isNotEqualTo("a");
        assertThat(step.hashCode()).isNotEqualTo(new Step<>("b", dice -> 4).hashCode());
        assertThat(step.with(new grognard.dice.RecordingDice(new grognard.dice.SeededDice("s"))))
                .isEqualTo(4);
    }

    @Test
    void anUnknownResolverOrRulesetIsNamedWithTheNearest() {
        assertThatThrownBy(() -> new Skirmish().resolver("shot"))
                .hasMessage("skirmish shot: expected one of shoot, talk; did you mean shoot?");
        assertThatThrownBy(() -> Rulesets.named("honor"))
                .hasMessage("ruleset honor: expected one of paperboys, honour, acw, napoleonic; did you mean honour?");
        for (String name : Rulesets.names()) {
            assertThat(Rulesets.named(name).name()).isEqualTo(name);
        }
        assertThat(Rulesets.find("dice")).isPresent();
        assertThat(Rulesets.names()).contains(Rulesets.DEFAULT).doesNotContain("dice");
    }
}
