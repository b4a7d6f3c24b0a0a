package grognard.cli.run;

import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.RoleReader;
import grognard.game.state.Roles;
import grognard.input.BadInput;
import grognard.input.InputError;
import grognard.line.CommonOption;
import grognard.line.Request;
import grognard.line.Tokenizer;
import grognard.odds.Odds;
import grognard.odds.OddsOfMany;
import grognard.odds.Progress;
import grognard.play.UnitNameMatcher;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Ranks units in the places of question marks by the chance of one or several codes, or by the mean of a number. Equal
 * situations are computed once.
 */
final class UnitRanking {

    /** The word that stands for every unit to be compared. */
    static final String ANY = UnitNameMatcher.ANY;

    private static final int DECIMALS = 4;

    private final Request request;
    private final Description description;
    private final Game game;
    private final Tables tables;
    private final OddsOfMany many;
    private final Map<Map<String, String>, Odds> known = new HashMap<>();
    private final Map<Roles, Odds> all = new LinkedHashMap<>();
    private final Map<Roles, String> doubted = new LinkedHashMap<>();
    private final Map<Roles, List<String>> names = new HashMap<>();
    private final Set<InputError> refused = new LinkedHashSet<>();
    private final LeftOut leftOut;
    private String measure = "";

    /** One assignment of units; the worth is empty if the number does not occur in it. */
    record Ranked(Map<String, String> units, Odds odds, Optional<BigDecimal> worth) {}

    UnitRanking(Request request, Game game, Tables tables) {
        this.request = request;
        this.description = request.resolver().description();
        this.game = game;
        this.tables = tables;
        this.many = new OddsOfMany(request.resolver(), tables);
        this.leftOut = new LeftOut(Tokenizer.texts(request.names()));
    }

    void add(List<String> units, Progress progress) {
        try {
            Roles roles = RoleReader.read(game, description, units);
            GameAction action = new GameAction(game, description, roles, request.values(), false);
            Map<String, String> values = action.valuesAhead();
            Situation situation = action.checked(Situation.read(request.resolver(), values, tables));
            Odds odds = known.get(values);
            if (odds == null) {
                odds = many.of(situation, progress);
                known.put(values, odds);
            }
            all.put(roles, odds);
            names.put(roles, units);
            action.doubtedAhead().ifPresent(why -> doubted.put(roles, why));
        } catch (BadInput e) {
            refused.add(e.error());
            leftOut.add(units, e.error());
        }
    }

    /** Returns the measure: a code, several with commas between them, or the name of a number. */
    String measure() {
        return measure;
    }

    /** Returns the assignments, best first. Sets the measure, which may depend on the outcomes found. */
    List<Ranked> bestFirst() {
        if (all.isEmpty()) {
            throw noUnit();
        }
        if (doubted.size() < all.size()) {
            all.keySet().removeAll(doubted.keySet()); // units that are busy elsewhere are no candidates
            doubted.forEach((roles, why) -> leftOut.add(names.getOrDefault(roles, List.of()), why));
        }
        all.keySet().forEach(roles -> leftOut.not(names.getOrDefault(roles, List.of())));
        measure = request.options().text(CommonOption.OF).map(this::checked).orElseGet(this::defaultMeasure);
        List<Ranked> ranked = new ArrayList<>();
        all.forEach((roles, odds) -> ranked.add(new Ranked(roles.named(), odds, worth(odds))));
        BigDecimal least = BigDecimal.valueOf(Long.MIN_VALUE);
        ranked.sort((a, b) -> b.worth.orElse(least).compareTo(a.worth.orElse(least)));
        return ranked;
    }

    /**
     * Returns the error if no unit is accepted. If all were refused for the same reason, the line is wrong and that
     * reason is the error.
     */
    private BadInput noUnit() {
        return refused.size() == 1
                ? new BadInput(refused.iterator().next())
                : BadInput.value("odds", ANY, "a unit that may do this now, and there is none: " + leftOut.words());
    }

    /** Returns the units that are not ranked, with the reasons; empty if all are. */
    String leftOut() {
        return leftOut.words();
    }

    private String checked(String of) {
        Set<String> names = new LinkedHashSet<>();
        description.codes().forEach(code -> names.add(code.name()));
        for (Odds one : all.values()) {
            names.addAll(one.outcomes().keySet());
            names.addAll(one.numbers().keySet());
        }
        for (String name : of.split(",", -1)) {
            if (!names.contains(name)) {
                throw BadInput.oneOf("--of", name, names);
            }
        }
        return of;
    }

    /**
     * Returns the measure without {@code --of}: the codes of a passed test, else the codes that the acting player
     * wants and that are possible, else the most important number, else the first code.
     */
    private String defaultMeasure() {
        List<String> passed = new ArrayList<>();
        for (Code code : description.codes()) {
            if (code.verdict() == Code.Verdict.PASSED) {
                passed.add(code.name());
            }
        }
        if (!passed.isEmpty()) {
            return String.join(",", passed);
        }
        if (!description.wanted().isEmpty()) {
            List<String> possible = Odds.codes(description, List.copyOf(all.values()));
            List<String> wanted =
                    description.wanted().stream().filter(possible::contains).toList();
            return String.join(",", wanted.isEmpty() ? description.wanted() : wanted);
        }
        for (Odds one : all.values()) {
            if (one.mainNumber().isPresent()) {
                return one.mainNumber().get();
            }
        }
        return description.codes().isEmpty()
                ? all.values().iterator().next().outcomes().keySet().iterator().next()
                : description.codes().get(0).name();
    }

    private Optional<BigDecimal> worth(Odds one) {
        return isNumber()
                ? one.meanOrConstant(measure).map(mean -> mean.setScale(DECIMALS, RoundingMode.HALF_UP))
                : Optional.of(one.chance(List.of(measure.split(",", -1))).rounded(DECIMALS));
    }

    /** Whether the measure is a number and no code. */
    boolean isNumber() {
        return all.values().stream().anyMatch(one -> one.numbers().containsKey(measure));
    }
}
