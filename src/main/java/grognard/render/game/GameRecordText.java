package grognard.render.game;

import grognard.game.unit.Values;
import grognard.record.RecordEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Describes records of a game in a line each, from the JSON alone: a list of records needs no game to be loaded. */
final class GameRecordText {

    private GameRecordText() {}

    /** Names of the units of a resolution: {@code 33rd 45e}; empty for one outside a game. */
    static String units(RecordEntry record) {
        List<String> names = new ArrayList<>();
        record.object("units").values().forEach(name -> names.add(String.valueOf(name)));
        return String.join(" ", names);
    }

    /** Describes a record; of a kind that this version does not know, only the kind. */
    static String of(RecordEntry record) {
        String changes = changes(record);
        return switch (record.kind()) {
            case "muster" ->
                "mustered " + number(record, "units") + ", " + record.ruleset() + ", " + record.get("game")
                        + title(record);
            case "turn" ->
                "turn " + value(record, "turn")
                        + (record.json().get("ending") != null ? " is to end" : " begins" + part(record));
            case "undo" -> "undone: the line of record " + value(record, "of");
            case "redo" -> "done again: the line of record " + value(record, "of");
            case "drop" -> "struck out: " + value(record, "n").replaceAll("[\\[\\]]", "");
            case "note" -> "note: " + record.get("text");
            case "set" -> "by hand: " + changes;
            case "attach", "apart", "together" -> record.kind() + (changes.isEmpty() ? "" : ": " + changes);
            default -> record.kind();
        };
    }

    /** The title of the battle, if the record has one. */
    private static String title(RecordEntry record) {
        return record.object("scenario").get("title") instanceof String title ? ": " + title : "";
    }

    /** The part of the turn, for rules in which each side has its own; empty for the first. */
    private static String part(RecordEntry record) {
        return value(record, "stage").equals("1") ? "" : ", part " + value(record, "stage");
    }

    private static String value(RecordEntry record, String key) {
        return String.valueOf(record.json().get(key));
    }

    /** Length of an array, as a number of units. */
    private static String number(RecordEntry record, String key) {
        int many = record.json().get(key) instanceof List<?> list ? list.size() : 0;
        return many + (many == 1 ? " unit" : " units");
    }

    /** Changes by unit: {@code 45e pips 0 \u2192 3, stands 6 \u2192 5; 9e comes to the table}. */
    private static String changes(RecordEntry record) {
        Map<String, List<String>> byUnit = new LinkedHashMap<>();
        for (Map<?, ?> change : RecordEntry.objects(record.json().get("changes"))) {
            // A unit that arrives has its side set from nothing; its other fields are not worth listing.
            boolean comes = "side".equals(change.get("field")) && change.get("from") == null;
            List<String> words = byUnit.computeIfAbsent(String.valueOf(change.get("unit")), unit -> new ArrayList<>());
            if (comes) {
                words.clear();
                words.add(GameText.COMES);
            } else if (!words.contains(GameText.COMES)) {
                words.add(change.get("field") + " " + Values.text(change.get("from")) + " \u2192 "
                        + Values.text(change.get("to")));
            }
        }
        List<String> all = new ArrayList<>();
        byUnit.forEach((unit, words) -> all.add(unit + " " + String.join(", ", words)));
        return String.join("; ", all);
    }
}
