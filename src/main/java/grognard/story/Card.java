package grognard.story;

import java.util.List;

/**
 * One unit's reference card, to be printed and laid at the edge of the gaming table.
 *
 * @param unit the unit's name
 * @param side the army that it belongs to
 * @param traits short descriptions for the line below the name: troop type, formation, officer
 * @param boxes the boxes to tick during play, some of them ticked already
 * @param facts the unit's numbers from the rules tables, each as {@code name: value}
 */
public record Card(String unit, String side, List<String> traits, List<Boxes> boxes, List<String> facts) {

    /**
     * A row of boxes under one name, such as the stands or bases of a unit.
     *
     * @param count number of boxes, 1 for a yes-or-no state
     * @param ticked how many of them are ticked, from 0 to {@code count}
     * @param marks the boxes at which something happens to the unit
     */
    public record Boxes(String name, int count, int ticked, List<Mark> marks) {

        public Boxes {
            marks = List.copyOf(marks);
        }
    }

    /**
     * A threshold: what happens as soon as the box is ticked.
     *
     * @param box number of the box, from 1
     * @param meaning a word or two; its first letter stands in the box
     */
    public record Mark(int box, String meaning) {}

    public Card {
        traits = List.copyOf(traits);
        boxes = List.copyOf(boxes);
        facts = List.copyOf(facts);
    }
}
