package grognard.cli.command;

import grognard.lookup.Question;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Finds the resolver or command for a player's own word: {@code shoot} for fire, {@code status} for units. */
final class Synonyms {

    /** Words for the same thing in several rulesets, and common words of other programs; the first known one is taken. */
    private static final List<List<String>> GROUPS = List.of(
            List.of("charge", "attack", "assault", "contact", "impact", "combat"),
            List.of("melee", "fight", "battle", "combat"),
            List.of("fire", "shoot", "bombard", "artillery"),
            List.of("rally", "test", "check", "morale"),
            List.of("orders", "first", "hold", "disengage", "order"),
            List.of("status", "list", "army", "armies", "state", "show", "roster", "units"),
            List.of("who", "whose", "now", "todo", "turn"),
            List.of("score", "points", "win", "victory"),
            List.of("finish", "endturn", "done", "end"),
            List.of("kill", "damage", "remove", "edit", "unit"),
            List.of("casualties", "hits", "limber", "unlimber", "form", "unit"),
            List.of("take", "seize", "capture"),
            List.of("skirmish", "skirmishers", "firefight"),
            List.of("retreat", "advance", "march", "move", "moves"),
            List.of("quit", "bye", "exit"),
            List.of("draw", "card"),
            List.of("load", "open", "game"),
            List.of("dice", "throw", "roll"));

    private Synonyms() {}

    /** The first of the known words that means the same; empty if none does. */
    static Optional<String> known(String word, Collection<String> known) {
        List<String> others = new ArrayList<>();
        GROUPS.stream().filter(group -> group.contains(word)).forEach(others::addAll);
        others.addAll(Question.synonymsOf(word));
        return others.stream()
                .filter(other -> !other.equals(word) && known.contains(other))
                .findFirst();
    }
}
