package grognard.rules.acw.unit;

import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.math.BigDecimal;

/** The row of a formation in the chart's table of combat effects: in melee, as firer, as target, at impact. */
public final class CombatEffects {

    private static final Column<String> CONTACT = Column.code("contact", "fights", "surrenders");
    private static final Column<BigDecimal> MELEE = Column.of("melee", Cell.decimal(2));
    private static final Column<String> RANKS = Column.code("ranks", "all", "front", "none");
    private static final Column<BigDecimal> FIRING = Column.of("firing", Cell.decimal(2));
    private static final Column<Integer> FIRING_DRM = Column.whole("firing-drm", -99, 99);
    private static final Column<Integer> TARGET = Column.whole("target", -99, 99);
    private static final Column<Integer> CHARGING = Column.whole("charging", -99, 99);
    private static final Column<String> LOSSES = Column.code("losses", "full", "half", "disengaging");
    private static final Column<Integer> IMPACT = Column.whole("impact", -99, 99);
    private static final Column<Integer> FLANKED = Column.whole("flanked", -99, 99);

    public static final TableSpec TABLE = Formation.table("formations", "Combat effects of formations")
            .values(CONTACT, MELEE, RANKS, FIRING, FIRING_DRM, TARGET, CHARGING, LOSSES, IMPACT, FLANKED);

    private final Row row;

    CombatEffects(Row row) {
        this.row = row;
    }

    /** Whether it surrenders to any enemy that reaches it. */
    public boolean surrenders() {
        return row.get(CONTACT).equals("surrenders");
    }

    /** The multiplier of figures in melee. */
    public BigDecimal melee() {
        return row.get(MELEE);
    }

    public boolean mayFire() {
        return !row.get(RANKS).equals("none");
    }

    public boolean frontRankFires() {
        return row.get(RANKS).equals("front");
    }

    /** The multiplier of figures that fire. */
    public BigDecimal firing() {
        return row.get(FIRING);
    }

    public int firingDrm() {
        return row.get(FIRING_DRM);
    }

    public int asTarget(boolean charging) {
        return row.get(charging ? CHARGING : TARGET);
    }

    /** Whether losses are halved because of gaps in the formation. */
    public boolean halvesLosses() {
        return row.get(LOSSES).equals("half");
    }

    /** Whether it always counts as disengaging. */
    public boolean disengages() {
        return row.get(LOSSES).equals("disengaging");
    }

    public int impact() {
        return row.get(IMPACT);
    }

    /** The modifier of impact morale where it is taken in flank or rear. */
    public int flanked() {
        return row.get(FLANKED);
    }
}
