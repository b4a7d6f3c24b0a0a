package grognard.rules.acw.fire;

import grognard.rules.HouseKey;
import grognard.rules.Type;
import grognard.table.Keyword;

/** Whether losses are halved a second time where there are two reasons to halve them. */
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
