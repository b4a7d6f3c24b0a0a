package grognard.rules.napoleonic.combat;

import grognard.input.BadInput;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.combat.CombatGroup.Member;
import grognard.rules.napoleonic.combat.CombatResult.Unit;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.table.Row;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Units that attack together with the first: they add their strengths and share the result. A battery adds only its arm. */
final class Comrades {

    private static final String FIRST = "attacker";
    private static final String DISRUPTED = "yes";
    private static final String IN_SQUARE = "square";

    private static final Parameter<List<List<String>>> ROWS = Parameter.of(
                    "with",
                    new Type.Rows(List.of("unit", "bases", "troop", "disrupted")),
                    "a unit that attacks with it, or a battery that fired at the same enemy: its name, bases, troop, and"
                            + " yes if it is disrupted or square if it is in square")
            .attackers();
    private static final Parameter<String> LOSES = Parameter.of(
                    "loses", new Type.Text("NAME"), "the unit of --with that loses the group's base if it is routed")
            .attackers();

    static final Comrades ANY = new Comrades(List.of(ROWS, LOSES));

    /** Where a unit attacks alone. */
    static final Comrades NOBODY = new Comrades(List.of());

    private final List<Parameter<?>> parameters;

    private Comrades(List<Parameter<?>> parameters) {
        this.parameters = parameters;
    }

    List<Parameter<?>> parameters() {
        return parameters;
    }

    boolean areNamed(ResolverInput inputs) {
        return !parameters.isEmpty() && inputs.given(ROWS);
    }

    /** A unit that attacks together with the first. */
    private record Comrade(String name, int bases, Row troop, boolean disrupted, boolean inSquare) {

        boolean isBattery() {
            return Armies.isArm(troop, Arm.ARTILLERY);
        }

        BigDecimal points(ResolverInput inputs) {
            boolean lower = disrupted || (inSquare && HouseRules.isSquareWeak(inputs));
            return troop.get(lower ? Armies.ATTACK_DISRUPTED : Armies.ATTACK).orElseThrow();
        }

        Member member(BigDecimal strength) {
            return new Member(new Unit(FIRST, name, disrupted ? "Disrupted before" : "", bases == 1), strength);
        }
    }

    void check(ResolverInput inputs) {
        List<String> names = new ArrayList<>();
        for (Comrade one : read(inputs)) {
            if (names.contains(one.name) || one.name.equals(FIRST) || one.name.equals("defender")) {
                throw BadInput.value(ROWS.option(), one.name, "a name of its own for each unit of the group");
            }
            names.add(one.name);
            if (one.inSquare && !Armies.isArm(one.troop, Arm.INFANTRY)) {
                throw BadInput.value(one.name + ": disrupted", IN_SQUARE, "infantry, nobody else forms square");
            }
        }
        if (!parameters.isEmpty()
                && inputs.given(LOSES)
                && read(inputs).stream().noneMatch(one -> !one.isBattery() && one.name.equals(loser(inputs)))) {
            throw inputs.refuse(LOSES, "a unit of --with that is no battery");
        }
    }

    private List<Comrade> read(ResolverInput inputs) {
        List<Comrade> all = new ArrayList<>();
        for (List<String> row : areNamed(inputs) ? inputs.get(ROWS) : List.<List<String>>of()) {
            String name = row.get(0);
            int bases = new Type.Whole(1, 99).read(name + ": bases", row.get(1), inputs.tables());
            String troop = Armies.NAMES.read(name + ": troop", row.get(2), inputs.tables());
            String state = row.get(3);
            if (!List.of("", "no", DISRUPTED, IN_SQUARE).contains(state)) {
                throw BadInput.value(
                        name + ": disrupted", state, "yes or no, or square", List.of(DISRUPTED, "no", IN_SQUARE));
            }
            all.add(new Comrade(
                    name, bases, Armies.of(troop, inputs), state.equals(DISRUPTED), state.equals(IN_SQUARE)));
        }
        return all;
    }

    /** Name of the unit that loses the base of a rout; the first unless the player names another. */
    String loser(ResolverInput inputs) {
        return parameters.isEmpty() ? FIRST : inputs.find(LOSES).orElse(FIRST);
    }

    /** Units that fight, with a line of the working for each. */
    List<Member> members(Working working) {
        List<Member> members = new ArrayList<>();
        for (Comrade one : read(working)) {
            if (one.isBattery()) {
                // NA-20: a battery that fired at the enemy counts as an arm, and has no points to add
                working.ruling("NA-20");
                continue;
            }
            // NA-15: as for the first unit
            working.rulingIf(one.inSquare, "NA-15");
            BigDecimal points = one.points(working);
            BigDecimal strength = points.multiply(BigDecimal.valueOf(one.bases));
            working.line(
                    FIRST,
                    "with " + one.name,
                    Numbers.plain(strength),
                    one.bases + " bases of " + Numbers.plain(points) + ", row " + one.troop.key(Armies.TROOP));
            members.add(one.member(strength));
        }
        return members;
    }

    /** Name of the first of these units that is of the arm. */
    Optional<String> anyOf(Arm arm, ResolverInput inputs) {
        return read(inputs).stream()
                .filter(one -> Armies.isArm(one.troop, arm))
                .map(Comrade::name)
                .findFirst();
    }

    /** Name of the first of these units that is in square. */
    Optional<String> anyInSquare(ResolverInput inputs) {
        return read(inputs).stream()
                .filter(Comrade::inSquare)
                .map(Comrade::name)
                .findFirst();
    }

    /** The number of different arms that attack together. */
    int armsWith(Fighter attacker, ResolverInput inputs) {
        if (!areNamed(inputs)) {
            return 1;
        }
        Set<String> arms = new HashSet<>();
        attacker.row(inputs).ifPresent(row -> arms.add(row.get(Armies.ARM)));
        read(inputs).forEach(one -> arms.add(one.troop.get(Armies.ARM)));
        return arms.size();
    }

    /** A test of one of these units, with its troop. */
    Next known(String test, String name, ResolverInput inputs) {
        Row troop = read(inputs).stream()
                .filter(one -> one.name.equals(name))
                .findFirst()
                .orElseThrow()
                .troop;
        return Next.of(test).on(name).with("troop", troop.key(Armies.TROOP));
    }
}
