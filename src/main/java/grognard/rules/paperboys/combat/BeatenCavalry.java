package grognard.rules.paperboys.combat;

import grognard.rules.HouseKey;
import grognard.rules.Type;
import grognard.table.Keyword;

/**
 * House rule for cavalry that other cavalry beats off by 4 or more (PB-2): the text gives infantry two pips there, and
 * cavalry none.
 */
public enum BeatenCavalry implements Keyword {
    GAINS_NO_PIPS("0"),
    GAINS_PIPS("2");

    public static final HouseKey<BeatenCavalry> KEY = new HouseKey<>(
            "contact.beaten-cavalry-pips",
            Type.choice(BeatenCavalry.class),
            GAINS_NO_PIPS,
            "the pips that cavalry gains which cavalry beats off by 4 or more",
            "PB-2");

    private final String pips;

    BeatenCavalry(String pips) {
        this.pips = pips;
    }

    @Override
    public String word() {
        return pips;
    }
}
