package grognard.rules.acw.fire;

import grognard.rules.HouseKey;
import grognard.rules.Type;
import grognard.table.Keyword;

/** House rule: whether two reasons to halve losses halve them twice (AC-11). */
public enum Twice implements Keyword {
    NO,
    YES;

    public static final HouseKey<Twice> KEY = new HouseKey<>(
            "halves.twice",
            Type.choice(Twice.class),
            NO,
            "whether skirmishers who disengage suffer a quarter of the losses, not half",
            "AC-11");
}
