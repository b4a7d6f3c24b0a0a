package grognard.rules.napoleonic.combat;

import grognard.input.BadInput;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.Type;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.table.Row;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Units that attack together with the first: their strengths are added, and the result falls on the first alone. */
final class Comrades {

    private static final int MOST_ARMS = 3;

    private static final Parameter<List<List<String>>> ROWS = Parameter.of(
                    "with",
                    new Type.Rows(List.of("unit", "bases", "troop", "disrupted")),
                    "a unit that attacks with it: its name, bases, troop, and yes if it is disrupted")
            .is("with.bases")
            .attackers();

    static final Comrades ANY = new Comrades(List.of(ROWS));

    /** Where a unit attacks alone. */
    static final Comrades NOBODY = new Comrades(List.of());

    private final List<Parameter<?>> parameters;

    private Comrades(List<Parameter<?>> parameters) {
        this.parameters = parameters;
    }

    List<Parameter<?>> parameters() {
        return parameters;
    }

    boolean areNamed(Premises premises) {
        return !parameters.isEmpty() && premises.given(ROWS);
    }

    /** A unit that attacks together with the first. */
    private record Comrade(String name, int bases, Row troop, boolean disrupted) {}

    void check(Premises premises) {
        read(premises);
    }

    private List<Comrade> read(Premises premises) {
        List<Comrade> all = new ArrayList<>();
        for (List<String> row : areNamed(premises) ? premises.get(ROWS) : List.<List<String>>of()) {
            String name = row.get(0);
            int bases = new Type.Whole(1, 99).read(name + ": bases", row.get(1), premises.tables());
            String troop = Armies.NAMES.read(name + ": troop", row.get(2), premises.tables());
            Row of = Armies.of(troop, premises);
            if (Armies.isArm(of, Arm.ARTILLERY)) {
                throw BadInput.value(
                        name + ": troop",
                        troop,
                        "infantry or cavalry: a battery does not attack, it fires (artillery)");
            }
            if (!List.of("", "no", "yes").contains(row.get(3))) {
                throw BadInput.value(name + ": disrupted", row.get(3), "yes or no", List.of("yes", "no"));
            }
            all.add(new Comrade(name, bases, of, row.get(3).equals("yes")));
        }
        return all;
    }

    /** The sum of their strengths. */
    BigDecimal strength(Working working) {
        BigDecimal sum = BigDecimal.ZERO;
        for (Comrade one : read(working)) {
            BigDecimal points = one.troop
                    .get(one.disrupted ? Armies.ATTACK_DISRUPTED : Armies.ATTACK)
                    .orElseThrow();
            BigDecimal strength = points.multiply(BigDecimal.valueOf(one.bases));
            working.line(
                    "attacker",
                    "with " + one.name,
                    Numbers.plain(strength),
                    one.bases + " bases of " + Numbers.plain(points) + ", row " + one.troop.key(Armies.TROOP));
            sum = sum.add(strength);
        }
        return sum;
    }

    /** The number of different arms that attack together. */
    int armsWith(Fighter attacker, Premises premises) {
        List<String> arms = new ArrayList<>();
        Optional<Row> own = attacker.row(premises);
        own.ifPresent(row -> arms.add(row.get(Armies.ARM)));
        for (Comrade one : read(premises)) {
            if (!arms.contains(one.troop.get(Armies.ARM))) {
                arms.add(one.troop.get(Armies.ARM));
            }
        }
        return Math.max(1, Math.min(MOST_ARMS, arms.size()));
    }
}
