package grognard.game.referee;

import grognard.game.unit.Field;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Type;
import grognard.table.Keyword;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Collects the values that hold for a complete game, by name, as its first record keeps them: scale, nations, house keys,
 * the last turn.
 */
public final class GameValues {

    /** Values that name the nations of the first and the second side. */
    public static final List<String> NATIONS = List.of("nation", "def-nation");

    private final Referee referee;
    private final Map<String, String> values = new TreeMap<>();

    /** Starts with the house keys of the referee's tables. */
    public GameValues(Referee referee) {
        this.referee = referee;
        referee.tables().houseKeys().forEach((key, value) -> values.put("house." + key, value));
    }

    public boolean has(String key) {
        return values.containsKey(key);
    }

    /** Adds the folder of the players' own tables, which is not checked here. */
    public void tables(String folder) {
        values.put("tables", folder);
    }

    /**
     * Adds a value.
     *
     * @param where the option or key that it was read from, for messages
     * @throws BadInput if the ruleset has no such value or the text is none
     */
    public void put(String where, String key, String text) {
        values.put(
                key,
                switch (key) {
                    case "turns" -> turns(where, text);
                    case "until" -> until(where, text);
                    default -> ofParameter(where, key, text);
                });
    }

    private static String turns(String where, String text) {
        Optional<Integer> number = WholeNumber.in(text);
        if (number.isEmpty() || number.get() < 1 || number.get() > Field.LAST_TURN) {
            throw BadInput.value(where, text, "a whole number from 1 to " + Field.LAST_TURN);
        }
        return String.valueOf(number.get());
    }

    private String until(String where, String text) {
        List<String> ways = referee.waysToEnd();
        if (!ways.contains(text)) {
            throw BadInput.oneOf(where, text, ways);
        }
        return text;
    }

    /** Checks a value by the parameter that it will fill in later lines. */
    private String ofParameter(String where, String key, String text) {
        Optional<Type<?>> type = type(key);
        if (type.isEmpty()) {
            throw BadInput.value(
                    where, text, "it in another ruleset: " + referee.ruleset().name() + " has no " + key);
        }
        return Keyword.text(type.get().read(where, text, referee.tables()));
    }

    private Optional<Type<?>> type(String key) {
        Ruleset ruleset = referee.ruleset();
        for (String name : ruleset.resolvers()) {
            for (Parameter<?> parameter : ruleset.resolver(name).description().parameters()) {
                if (referee.rulesOf(name).fill(parameter) instanceof Fill.OfGame game
                        && game.key().equals(key)) {
                    return Optional.of(parameter.type());
                }
            }
        }
        return Optional.empty();
    }

    /** Adds the nation of each side whose own name is a nation of the ruleset, unless a nation was given. */
    public void nationsOf(List<String> sides) {
        for (int i = 0; i < Math.min(sides.size(), NATIONS.size()); i++) {
            String key = NATIONS.get(i);
            String name = sides.get(i).toLowerCase(Locale.ROOT);
            Optional<Type<?>> type = has(key) ? Optional.empty() : type(key);
            if (type.isPresent() && type.get().words(referee.tables()).contains(name)) {
                values.put(key, name);
            }
        }
    }

    public Map<String, String> map() {
        return new TreeMap<>(values);
    }
}
