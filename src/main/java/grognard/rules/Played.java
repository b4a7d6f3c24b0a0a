package grognard.rules;

import grognard.dice.Cup;
import grognard.dice.Faces;
import grognard.dice.Roll;
import java.util.List;

/** A resolution with its dice: everything needed to repeat it. */
public record Played(Resolver resolver, Tables tables, Situation situation, List<Roll> rolls, Resolution resolution) {

    public Played {
        rolls = List.copyOf(rolls);
    }

    /** Resolves the situation with dice from that source. */
    public static Played with(Faces faces, Resolver resolver, Tables tables, Situation situation) {
        Cup cup = new Cup(faces);
        Resolution resolution = resolver.resolve(tables, situation, cup);
        cup.close();
        return new Played(resolver, tables, situation, cup.rolls(), resolution);
    }
}
