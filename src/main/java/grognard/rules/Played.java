package grognard.rules;

import grognard.dice.FaceSource;
import grognard.dice.RecordingDice;
import grognard.dice.Roll;
import java.util.List;

/** A resolution with its inputs and dice: everything that is needed to repeat and check it. */
public record Played(Resolver resolver, Tables tables, Situation situation, List<Roll> rolls, Resolution resolution) {

    public Played {
        rolls = List.copyOf(rolls);
    }

    /** Resolves the situation and records the dice from that source. */
    public static Played with(FaceSource faces, Resolver resolver, Tables tables, Situation situation) {
        RecordingDice cup = new RecordingDice(faces);
        Resolution resolution = resolver.resolve(tables, situation, cup);
        cup.close();
        return new Played(resolver, tables, situation, cup.rolls(), resolution);
    }
}
