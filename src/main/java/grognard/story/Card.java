package grognard.story;

import java.util.List;

/**
 * A unit for the table's edge.
 *
 * @param what what it is, in words
 * @param boxes what is ticked during the game
 * @param facts its numbers from the tables, each as a name and what it says
 */
public record Card(String unit, String side, boolean gone, List<String> what, List<Boxes> boxes, List<String> facts) {

    /** So many boxes, and how many of them are ticked. */
    public record Boxes(String name, int many, int ticked) {}

    public Card {
        what = List.copyOf(what);
        boxes = List.copyOf(boxes);
        facts = List.copyOf(facts);
    }
}
