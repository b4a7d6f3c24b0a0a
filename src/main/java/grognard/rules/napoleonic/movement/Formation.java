package grognard.rules.napoleonic.movement;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** How long does a change of formation take? */
public final class Formation extends AbstractResolver {

    private static final Column<String> ARM_COLUMN = Column.code("arm", "infantry", "cavalry", "artillery");
    private static final Column<String> FROM_COLUMN = Column.text("from");
    private static final Column<String> TO_COLUMN = Column.text("to");
    private static final Column<BigDecimal> MOVES = Column.of("moves", Cell.decimal(3));

    static final TableSpec TABLE = TableSpec.named("formations", "Change of formation, in moves")
            .key(ARM_COLUMN)
            .key(FROM_COLUMN)
            .key(TO_COLUMN)
            .value(MOVES)
            .meaning("from", "the formation it is in")
            .meaning("to", "the formation it takes up")
            .meaning("moves", "what the change takes, in moves or parts of one");

    /** Formation of a unit as players type it. */
    static final Type.Name NAMES = new Type.Name(TABLE, FROM_COLUMN);

    private static final Parameter<Arm> ARM = Parameter.choice("arm", Arm.class, "arm of service");
    private static final Parameter<String> TROOP = Parameter.of(
                    "troop", Armies.NAMES, "the troop, which says its arm of service")
            .notWith(ARM);
    private static final Parameter<String> FROM =
            Parameter.of("from", NAMES, "the formation it is in").required();
    private static final Parameter<String> TO = Parameter.of(
                    "to", new Type.Name(TABLE, TO_COLUMN), "the formation it takes up")
            .required();

    private static final List<String> LIMBERED = List.of("limbered", "unlimbered");

    private static final Code TAKES = Code.of("takes", "The change takes {moves} of a move.");

    public Formation() {
        super(Description.of("formation", "how long does a change of formation take?")
                .roles("unit")
                .lookUp()
                .parameters(ARM, TROOP, FROM, TO)
                .bare(ARM, FROM, TO)
                .codes(TAKES)
                .tables(TABLE, Armies.TABLE, TextNumber.TABLE)
                .examples(
                        "--arm infantry --from line --to square",
                        "--arm artillery --from limbered --to unlimbered",
                        "--troop austrian-line --from column --to line")
                .notes(
                        "What is left of the move may be used to move; fighting is not hindered.",
                        "Infantry that cavalry attacks or threatens must form square, cannot move in it and may fire.",
                        "A battery moves or fires in the move after it limbered or unlimbered.",
                        "A battery that fired cannot limber in the same turn, and routing infantry cannot form square.")
                .source("7.2.1 Changing formation; 6 Artillery firing phase"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        if (!inputs.given(ARM) && !inputs.given(TROOP)) {
            throw new BadInput("--arm is missing: expected " + ARM.type().label() + ", or --troop");
        }
        if (row(inputs).isEmpty()) {
            String known = inputs.table(TABLE).rows().stream()
                    .filter(row -> row.key(ARM_COLUMN).equals(arm(inputs).word()))
                    .map(row -> row.key(FROM_COLUMN) + " to " + row.key(TO_COLUMN))
                    .collect(Collectors.joining(", "));
            throw new BadInput("--from " + inputs.get(FROM) + " --to " + inputs.get(TO) + ": expected a change of "
                    + arm(inputs).word() + " that " + TABLE.file() + " lists: " + known);
        }
    }

    /** The formations of an arm. */
    static List<String> of(Arm arm, ResolverInput inputs) {
        return inputs.table(TABLE).rows().stream()
                .filter(row -> row.key(ARM_COLUMN).equals(arm.word()))
                .map(row -> row.key(FROM_COLUMN))
                .distinct()
                .toList();
    }

    private static Arm arm(ResolverInput inputs) {
        return inputs.find(ARM).orElseGet(() -> Armies.arm(Armies.of(inputs.get(TROOP), inputs)));
    }

    private static Optional<Row> row(ResolverInput inputs) {
        return inputs.table(TABLE).find(arm(inputs), inputs.get(FROM), inputs.get(TO));
    }

    /** Limbering: the text gives its time, so a pack decides only where it differs from the text. */
    @Override
    public List<TableSpec> decidedBy(ResolverInput inputs) {
        boolean limbering = arm(inputs) == Arm.ARTILLERY
                && LIMBERED.contains(inputs.get(FROM))
                && LIMBERED.contains(inputs.get(TO));
        BigDecimal moves = row(inputs).orElseThrow().get(MOVES);
        return limbering && moves.compareTo(TextNumber.LIMBERING.in(inputs)) == 0 ? List.of() : List.of(TABLE);
    }

    @Override
    protected Resolution resolve(Working working) {
        Number moves = Numbers.plain(row(working).orElseThrow().get(MOVES));
        working.line(
                "unit",
                "moves",
                moves,
                "row " + arm(working).word() + ", " + working.get(FROM) + ", " + working.get(TO));
        working.number("moves", moves);
        if (moves instanceof Integer whole) {
            return working.outcome(
                    TAKES, whole == 1 ? "The change takes a full move." : "The change takes {moves} moves.");
        }
        return working.outcome(TAKES);
    }
}
