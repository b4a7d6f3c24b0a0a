package grognard.game;

import grognard.record.JsonBytes;
import grognard.record.RecordAdditions;
import grognard.rules.Played;
import java.util.List;

/**
 * What the record of a resolution in a game says beyond the resolution.
 *
 * @param typed the inputs that were typed, and not filled in by a unit
 */
public record GameRecord(Happening happening, List<String> typed) implements RecordAdditions {

    @Override
    public List<String> typed(Played played) {
        return typed;
    }

    @Override
    public void afterLabel(JsonBytes json) {
        happening.afterLabel(json);
    }

    @Override
    public void afterEffects(JsonBytes json) {
        happening.afterEffects(json);
    }

    @Override
    public void afterNext(JsonBytes json) {
        happening.afterNext(json);
    }
}
