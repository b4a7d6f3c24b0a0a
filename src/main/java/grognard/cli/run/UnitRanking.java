package grognard.cli.run;

import grognard.dice.SeededDice;
import grognard.game.Game;
import grognard.game.Playing;
import grognard.game.Roles;
import grognard.input.BadInput;
import grognard.input.InputError;
import grognard.line.CommonOption;
import grognard.line.Request;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.odds.OddsOfMany;
import grognard.odds.Progress;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Played;
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
 * Units in every place that may do something, and what each is worth there: the chance of a code or of several, or the
 * mean of a number. What units of one kind come to is worked out once.
 */
final class UnitRanking {

    /** Stands for units that are to be compared. */
    static final String ANY = "?";

    private static final int DECIMALS = 4;

    private final Request request;
    private final Description description;
    private final Game game;
    private final Tables tables;
    private final OddsOfMany many;
    private final Map<Map<String, String>, UnitOdds> known = new HashMap<>();
    private final Map<Roles, UnitOdds> all = new LinkedHashMap<>();
    private final Set<InputError> refused = new LinkedHashSet<>();
    private String measure = "";

    /** One way to put units in the place of the question marks, and what it is worth; nothing if it never comes to that. */
    record Ranked(Map<String, String> units, Optional<BigDecimal> worth) {

        String shown() {
            return worth.map(BigDecimal::toPlainString).orElse("-");
        }
    }

    private record UnitOdds(Situation situation, Odds odds) {}

    UnitRanking(Request request, Game game, Tables tables) {
        this.request = request;
        this.description = request.resolver().description();
        this.game = game;
        this.tables = tables;
        this.many = new OddsOfMany(request.resolver(), tables);
    }

    void add(List<String> names, Progress progress) {
        try {
            Roles roles = Playing.roles(game, description, names);
            Map<String, String> values = new Playing(game, description, roles, request.values(), false).values();
            UnitOdds unitOdds = known.get(values);
            if (unitOdds == null) {
                Situation situation = Situation.read(request.resolver(), values, tables);
                unitOdds = new UnitOdds(situation, many.of(situation, progress));
                known.put(values, unitOdds);
            }
            all.put(roles, unitOdds);
        } catch (BadInput e) {
            refused.add(e.error()); // this one may not
        }
    }

    /** By what they are ranked: a code, several with commas between them, or a number. */
    String measure() {
        return measure;
    }

    List<Ranked> bestFirst() {
        if (all.isEmpty()) {
            throw noUnit();
        }
        measure = request.options().text(CommonOption.OF).map(this::checked).orElseGet(this::defaultMeasure);
        List<Ranked> ranked = new ArrayList<>();
        all.forEach((roles, unitOdds) -> ranked.add(new Ranked(roles.named(), worth(unitOdds))));
        BigDecimal least = BigDecimal.valueOf(Long.MIN_VALUE);
        ranked.sort((a, b) -> b.worth.orElse(least).compareTo(a.worth.orElse(least)));
        return ranked;
    }

    /** What is wrong with all of them alike is wrong with the line. */
    private BadInput noUnit() {
        return refused.size() == 1
                ? new BadInput(refused.iterator().next())
                : BadInput.value("odds", ANY, "a unit that may do this now, and there is none");
    }

    private String checked(String of) {
        Set<String> names = new LinkedHashSet<>();
        description.codes().forEach(code -> names.add(code.name()));
        for (UnitOdds one : all.values()) {
            names.addAll(one.odds.outcomes().keySet());
            names.addAll(one.odds.numbers().keySet());
        }
        for (String name : of.split(",", -1)) {
            if (!names.contains(name)) {
                throw BadInput.value("--of", name, "one of " + String.join(", ", names), names);
            }
        }
        return of;
    }

    /**
     * Where nobody says by what: that a test is passed, else what who plays it hopes for, else the number that tells most,
     * else the first of the codes.
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
            return String.join(",", description.wanted());
        }
        for (UnitOdds one : all.values()) {
            if (one.odds.mainNumber().isPresent()) {
                return one.odds.mainNumber().get();
            }
        }
        return description.codes().isEmpty()
                ? all.values()
                        .iterator()
                        .next()
                        .odds
                        .outcomes()
                        .keySet()
                        .iterator()
                        .next()
                : description.codes().get(0).name();
    }

    private Optional<BigDecimal> worth(UnitOdds one) {
        Distribution number = one.odds.numbers().get(measure);
        if (number != null) {
            return Optional.of(number.mean().setScale(DECIMALS, RoundingMode.HALF_UP));
        }
        return isNumber()
                ? certain(one)
                : Optional.of(one.odds.chance(List.of(measure.split(",", -1))).rounded(DECIMALS));
    }

    private boolean isNumber() {
        for (UnitOdds one : all.values()) {
            if (one.odds.numbers().containsKey(measure)) {
                return true;
            }
        }
        return false;
    }

    /** Odds tell of no number that is always the same; whatever the dice are, it is that one. */
    private Optional<BigDecimal> certain(UnitOdds one) {
        Number always = Played.with(new SeededDice(measure), request.resolver(), tables, one.situation)
                .resolution()
                .outcome()
                .numbers()
                .get(measure);
        return Optional.ofNullable(always)
                .map(number -> new BigDecimal(number.toString()).setScale(DECIMALS, RoundingMode.HALF_UP));
    }
}
