package grognard.game;

import grognard.game.unit.Units;
import grognard.game.unit.Values;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.record.JsonBytes;
import grognard.record.RecordEntry;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The battle as a muster record has it, beside its units.
 *
 * @param sha256 digest of the scenario file; empty if the players only gave a title
 * @param commanders names of commanders by side
 */
public record Battle(
        String title,
        Optional<String> date,
        Optional<String> place,
        Optional<String> sha256,
        Map<String, String> commanders) {

    /** Most characters of a title, date, place or name. */
    public static final int LONGEST = 120;

    private static final String SCENARIO = "scenario";
    private static final String COMMANDERS = "commanders";

    public Battle {
        commanders = new LinkedHashMap<>(commanders);
    }

    /** A battle of which only the title is known. */
    public static Battle titled(String title) {
        return new Battle(title, Optional.empty(), Optional.empty(), Optional.empty(), Map.of());
    }

    /** Whether a text can be a title, date, place or name: one line, neither blank nor longer than {@link #LONGEST}. */
    public static boolean isText(String text) {
        return SafeText.isSafe(text) && !text.isBlank() && text.length() <= LONGEST;
    }

    /** The battle of a muster record; empty if the record names none. */
    static Optional<Battle> of(RecordEntry entry) {
        if (!entry.json().containsKey(SCENARIO)) {
            return Optional.empty();
        }
        Map<String, Object> members = entry.object(SCENARIO);
        Map<String, String> commanders = new LinkedHashMap<>();
        entry.object(COMMANDERS).forEach((side, name) -> commanders.put(side, String.valueOf(name)));
        return Optional.of(new Battle(
                text(members, "title").orElse(""),
                text(members, "date"),
                text(members, "place"),
                text(members, "sha256"),
                commanders));
    }

    private static Optional<String> text(Map<String, Object> members, String key) {
        return members.get(key) instanceof String text ? Optional.of(text) : Optional.empty();
    }

    /** Refuses texts that no scenario can contain: the record was forged. */
    void check(Units units) {
        checkText("title", title);
        date.ifPresent(text -> checkText("date", text));
        place.ifPresent(text -> checkText("place", text));
        if (sha256.isPresent() && !sha256.get().matches("[0-9a-f]{64}")) {
            throw new BadInput("musters a scenario whose sha256 is none");
        }
        commanders.forEach((side, name) -> {
            if (!units.sides().contains(side)) {
                throw new BadInput("names a commander of " + SafeText.shortened(side) + ", which is no side");
            }
            checkText("commander", name);
        });
    }

    private static void checkText(String key, String text) {
        if (!isText(text)) {
            throw new BadInput("musters a scenario with the " + key + " " + SafeText.shortened(text)
                    + ": expected one line of at most " + LONGEST + " characters");
        }
    }

    void write(JsonBytes json) {
        json.member(SCENARIO).open('{').member("title").text(title);
        Values.write(json.member("date"), date.orElse(null));
        Values.write(json.member("place"), place.orElse(null));
        Values.write(json.member("sha256"), sha256.orElse(null));
        json.close('}');
        if (!commanders.isEmpty()) {
            json.member(COMMANDERS).open('{');
            commanders.forEach((side, name) -> json.member(side).text(name));
            json.close('}');
        }
    }
}
