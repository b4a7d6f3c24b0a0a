package grognard.rules.acw.unit;

import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/**
 * Arm and formation of a unit as the player gives them. Being dismounted is apart from the formation, so that cavalry on
 * foot can be in disorder or routed; the chart has no rows for those two, and infantry's are read (AC-26).
 */
public final class Troops {

    private static final List<Formation> AS_INFANTRY = List.of(Formation.DISORDER, Formation.ROUTED);

    public final Parameter<Arm> arm;
    public final Parameter<Formation> formation;
    public final Parameter<Boolean> dismounted;
    private final Optional<Parameter<Integer>> sections;

    /** A unit whose option for being dismounted begins with that prefix, or belongs to that side. */
    public Troops(String prefix, Side side, Parameter<Arm> arm, Parameter<Formation> formation) {
        this(prefix, side, arm, formation, Optional.empty());
    }

    /** A unit that is artillery if it is given in sections, whatever its arm parameter has. */
    public Troops(Parameter<Arm> arm, Parameter<Formation> formation, Parameter<Integer> sections) {
        this("", Side.NONE, arm, formation, Optional.of(sections));
    }

    private Troops(
            String prefix,
            Side side,
            Parameter<Arm> arm,
            Parameter<Formation> formation,
            Optional<Parameter<Integer>> sections) {
        this.arm = arm.of(side);
        this.formation = formation.of(side);
        this.sections = sections;
        dismounted = Parameter.flag(prefix + "dismounted", "cavalry on foot")
                .onlyWith(this.arm, Arm.CAVALRY)
                .of(side);
    }

    public List<Parameter<?>> parameters() {
        return List.of(arm, formation, dismounted);
    }

    public Arm arm(ResolverInput inputs) {
        boolean guns = sections.filter(inputs::given).isPresent();
        return guns ? Arm.ARTILLERY : inputs.get(arm);
    }

    /** The formation given, or the usual one. */
    public Formation formation(ResolverInput inputs) {
        Arm own = arm(inputs);
        boolean onFoot = own == Arm.CAVALRY && inputs.has(dismounted);
        return inputs.find(formation).orElse(onFoot ? Formation.DISMOUNTED : own.usual());
    }

    public boolean isDismounted(ResolverInput inputs) {
        boolean onFoot = inputs.has(dismounted) || formation(inputs) == Formation.DISMOUNTED;
        return onFoot && arm(inputs) == Arm.CAVALRY;
    }

    /** The arm for the working; a formation that says that it is dismounted stands beside it. */
    public String armWords(ResolverInput inputs) {
        return (readsInfantry(inputs) ? "dismounted " : "") + arm(inputs).word();
    }

    /** The effects of its formation; a formation that its arm lacks is refused. */
    public CombatEffects effects(ResolverInput inputs) {
        return new CombatEffects(row(CombatEffects.TABLE, inputs));
    }

    /** The row of its formation in a table of formations; a formation that its arm lacks is refused. */
    public Row row(TableSpec table, ResolverInput inputs) {
        Formation formed = formation(inputs);
        boolean asInfantry = readsInfantry(inputs);
        if (isDismounted(inputs) && formed != Formation.DISMOUNTED && !asInfantry) {
            throw inputs.refuse(formation, "dismounted, disorder or routed with " + dismounted);
        }
        Arm own = arm(inputs);
        return inputs.table(table)
                .find(asInfantry ? Arm.INFANTRY : own, formed)
                .orElseThrow(() -> inputs.refuse(
                        formation, "a formation of " + own.word() + ", " + Formation.all(inputs.table(table), own)));
    }

    private boolean readsInfantry(ResolverInput inputs) {
        return isDismounted(inputs) && AS_INFANTRY.contains(formation(inputs));
    }

    /** Names the ruling that decided which row was read. */
    public void rulings(Working working) {
        // AC-26: dismounted cavalry in disorder or routed reads infantry's row
        working.rulingIf(readsInfantry(working), "AC-26");
    }

    /** Adds arm and formation to a follow-up, as they are by then, under names with that prefix. */
    public Next addTo(Next due, String prefix, Formation now, ResolverInput inputs) {
        return due.with(prefix + "arm", arm(inputs), Arm.INFANTRY)
                .with(prefix + "formation", now, arm(inputs).usual())
                .flag(prefix + "dismounted", isDismounted(inputs) && now != Formation.DISMOUNTED);
    }
}
