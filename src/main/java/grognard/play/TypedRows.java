package grognard.play;

import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.Token;
import grognard.rules.Description;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Rows typed as words in a game: {@code melee A C 4 charging, C A 3} has a unit, its enemy and its dice in each row;
 * {@code bombard Battery 45e=2,9e=1} a unit and its share. Each unit becomes a word with its role, and each row an
 * option. Cells that the unit supplies stay empty.
 */
final class TypedRows {

    private final UnitOption option;
    private final Type.Rows type;
    private final Units units;
    private final List<Token> words = new ArrayList<>();
    private final List<String> named = new ArrayList<>();

    private TypedRows(UnitOption option, Type.Rows type, Units units) {
        this.option = option;
        this.type = type;
        this.units = units;
    }

    /**
     * Returns the words with typed rows replaced by options; unchanged if the resolver takes none.
     *
     * @param spelt spells the prefix of an option that names units out in full
     */
    static List<Token> in(List<Token> words, ResolverRules rules, Units units, UnaryOperator<String> spelt) {
        Description description = rules.description();
        for (UnitOption option : rules.unitOptions()) {
            Type<?> type = description
                    .parameter(option.option())
                    .<Type<?>>map(one -> one.type())
                    .orElse(null);
            if (type instanceof Type.Rows rows && option.value() == UnitOption.Value.PAIRS) {
                return new TypedRows(option, rows, units).pairs(words, description.name());
            }
            if (type instanceof Type.Rows rows && option.value() == UnitOption.Value.SHARES) {
                return new TypedRows(option, rows, units).shares(words, spelt);
            }
        }
        return words;
    }

    /** Reads rows separated by commas, up to the first option. */
    private List<Token> pairs(List<Token> typed, String resolver) {
        int end = 0;
        while (end < typed.size() && !typed.get(end).text().startsWith("-")) {
            end++;
        }
        if (end == 0 || (end == 1 && units.startingWith(typed.get(0).text()).isEmpty())) {
            return typed; // the name of a file, or rows given by their option
        }
        List<Token> row = new ArrayList<>();
        for (Token word : typed.subList(0, end)) {
            String[] parts = word.text().split(",", -1);
            for (int i = 0; i < parts.length; i++) {
                if (i > 0 && !row.isEmpty()) {
                    pair(row, resolver);
                    row.clear();
                }
                if (!parts[i].isEmpty()) {
                    row.add(new Token(parts[i], word.column()));
                }
            }
        }
        if (!row.isEmpty()) {
            pair(row, resolver);
        }
        words.addAll(typed.subList(end, typed.size()));
        return words;
    }

    /** {@code A C 4 charging}. */
    private void pair(List<Token> row, String resolver) {
        Token first = row.get(0);
        if (row.size() < 3 || WholeNumber.in(row.get(2).text()).isEmpty()) {
            throw BadInput.value(
                            resolver,
                            String.join(" ", row.stream().map(Token::text).toList()),
                            "a unit, its enemy and its dice, as in " + resolver + " A C 4 charging, C A 3")
                    .at(first.column());
        }
        List<String> flags =
                row.subList(3, row.size()).stream().map(Token::text).toList();
        add(
                first,
                List.of(
                        unit(first),
                        "against",
                        unit(row.get(1)),
                        "dice",
                        row.get(2).text(),
                        "flags",
                        String.join(" ", flags)));
    }

    /**
     * {@code 45e=2,9e=1} among the other words, or after the option. Units without a number, the first target among them,
     * take what those with one leave.
     */
    private List<Token> shares(List<Token> typed, UnaryOperator<String> spelt) {
        String dashed = "--" + option.option();
        List<Token> unshared = new ArrayList<>();
        List<Token> shares = new ArrayList<>();
        List<Token> names = new ArrayList<>();
        for (int i = 0; i < typed.size(); i++) {
            Token word = typed.get(i);
            Token next = i + 1 < typed.size() ? typed.get(i + 1) : null;
            if (next != null && spelt.apply(word.text()).equals(dashed) && isOfUnits(next.text())) {
                shares.add(next);
                i++;
            } else if (isShares(word.text())) {
                shares.add(word);
            } else {
                unshared.add(word);
                boolean name = !word.text().startsWith("-")
                        && !units.startingWith(word.text()).isEmpty();
                names.addAll(name ? List.of(word) : List.of());
            }
        }
        if (shares.isEmpty()) {
            return typed;
        }
        if (names.size() > 1) { // the first is the battery
            unshared.remove(names.get(1));
            shares.add(0, names.get(1));
        }
        words.addAll(unshared);
        Map<String, String> most = new LinkedHashMap<>();
        for (Token word : shares) {
            for (String share : word.text().split(",", -1)) {
                int equals = share.indexOf('=');
                String name = unit(new Token(equals < 0 ? share : share.substring(0, equals), word.column()));
                most.put(name, equals < 0 ? "" : share.substring(equals + 1));
            }
        }
        List<String> order = new ArrayList<>(most.keySet());
        order.sort(Comparator.comparing(name -> most.getOrDefault(name, "").isEmpty()));
        order.forEach(name -> add(shares.get(0), List.of(name, "most", most.getOrDefault(name, ""))));
        return words;
    }

    /** Whether the value of the option names units, with shares or without, and is no row as without a game. */
    private boolean isOfUnits(String value) {
        for (String share : value.split(",", -1)) {
            int equals = share.indexOf('=');
            String name = equals < 0 ? share : share.substring(0, equals);
            if (name.isEmpty() || units.startingWith(name).isEmpty() || (equals > 0 && !isShares(share))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isShares(String word) {
        for (String share : word.split(",", -1)) {
            int equals = share.indexOf('=');
            if (equals <= 0
                    || share.startsWith("-")
                    || WholeNumber.in(share.substring(equals + 1)).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Returns the unit's full name, and adds a word with its role when it is named for the first time. */
    private String unit(Token word) {
        Unit unit;
        try {
            unit = units.meant("--" + option.option(), word.text());
        } catch (BadInput e) {
            throw e.at(word.column());
        }
        if (!named.contains(unit.name())) {
            words.add(new Token(option.roleOf(named.size()) + "=" + unit.name(), word.column()));
            named.add(unit.name());
        }
        return unit.name();
    }

    /**
     * Adds one row as an option.
     *
     * @param cells the unit's name, then pairs of a column's name and its value
     */
    private void add(Token place, List<String> cells) {
        List<String> row = new ArrayList<>();
        for (String column : type.header()) {
            int at = cells.subList(1, cells.size()).indexOf(column) + 1;
            row.add(row.isEmpty() ? cells.get(0) : at > 0 ? cells.get(at + 1) : "");
        }
        words.add(new Token("--" + option.option() + "=" + String.join(",", row), place.column()));
    }
}
