package grognard.cli.run;

import grognard.cli.session.RuledOutCover;
import grognard.dice.SeededDice;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Roles;
import grognard.input.BadInput;
import grognard.rules.Outcome;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * One question about cover, charging and the like before the dice of a line that says nothing of them. It offers only
 * words that can change the result of this line, so a battery is never asked whether it charges. Enter means none of them.
 */
final class TableQuestion {

    /** Parameters that only the table shows and that most lines leave at their defaults, without the side's prefix. */
    private static final Set<String> OF_THE_TABLE =
            Set.of("charging", "cover", "obstacle", "screened", "flank", "from", "ground");

    /** Throws that are compared with and without a word; a modifier of one pip shows in nearly every one of them. */
    private static final int THROWS = 24;

    private final Game game;
    private final Resolver resolver;
    private final Roles roles;
    private final Map<String, String> values;
    private final RuledOutCover ruledOutCover;
    private final Tables tables;
    private final List<Offer> offers = new ArrayList<>();

    /** A word that the player may answer, and the value that it stands for. */
    private record Offer(Parameter<?> parameter, String word, String value) {}

    /**
     * Prepares the question.
     *
     * @param values typed and answered values of the line
     * @param ruledOutCover covers that the player has answered units do not have
     */
    TableQuestion(Game game, Resolver resolver, Roles roles, Map<String, String> values, RuledOutCover ruledOutCover) {
        this.game = game;
        this.resolver = resolver;
        this.roles = roles;
        this.values = values;
        this.ruledOutCover = ruledOutCover;
        this.tables = game.referee().tables();
    }

    /**
     * Asks, until every word of the answer is one of the offered ones.
     *
     * @param without parameters that another question is about
     * @param ask prints the question and returns the answer
     * @return the values that the answer gives; empty if nothing was to be asked, or nothing holds
     */
    Map<String, String> ask(Set<String> without, UnaryOperator<String> ask) {
        find(without);
        if (offers.isEmpty()) {
            return Map.of();
        }
        String error = "";
        while (true) {
            String answer = ask.apply(error + question()).strip().toLowerCase(Locale.ROOT);
            try {
                Map<String, String> chosen = read(answer);
                offers.stream()
                        .filter(offer -> isCover(offer.parameter) && !chosen.containsKey(offer.parameter.name()))
                        .forEach(offer -> covered()
                                .ifPresent(unit -> ruledOutCover.add(cover(offer.parameter, offer.value), unit, game)));
                return chosen;
            } catch (BadInput e) {
                error = e.getMessage() + "\n";
            }
        }
    }

    private void find(Set<String> without) {
        List<Parameter<?>> open = resolver.description().parameters().stream()
                .filter(this::isOfTheTable)
                .toList();
        // A player who types one of them has thought of the others of that side: --def-flank does not answer for a
        // charge.
        Set<Boolean> thoughtOf = new HashSet<>();
        for (Parameter<?> parameter : open) {
            if (values.containsKey(parameter.name()) && !without.contains(parameter.name())) {
                thoughtOf.add(isOfDefender(parameter));
            }
        }
        Optional<List<Outcome>> plain = outcomes(values);
        for (Parameter<?> parameter : plain.isEmpty() ? List.<Parameter<?>>of() : open) {
            if (without.contains(parameter.name())
                    || thoughtOf.contains(isOfDefender(parameter))
                    || isKnown(parameter)) {
                continue;
            }
            for (String value : words(parameter)) {
                if (isWithout(parameter, value)) {
                    continue;
                }
                Map<String, String> more = new LinkedHashMap<>(values);
                more.put(parameter.name(), value);
                Optional<List<Outcome>> changed = outcomes(more);
                if (changed.isPresent() && !changed.equals(plain)) {
                    offers.add(new Offer(parameter, parameter.isFlag() ? label(parameter, open) : value, value));
                }
            }
        }
    }

    private boolean isOfTheTable(Parameter<?> parameter) {
        ResolverRules rules = game.referee().rulesOf(resolver.description());
        return (OF_THE_TABLE.contains(bare(parameter)) || rules.isOfTheTable(parameter.name()))
                && (parameter.isFlag() || parameter.type() instanceof Type.Choice<?>);
    }

    private static boolean isOfDefender(Parameter<?> parameter) {
        return parameter.name().startsWith(Parameter.DEFENDER_PREFIX);
    }

    private static String bare(Parameter<?> parameter) {
        String name = parameter.name();
        return isOfDefender(parameter) ? name.substring(Parameter.DEFENDER_PREFIX.length()) : name;
    }

    /** The name without the defender's prefix if only the defender has it. */
    private static String label(Parameter<?> parameter, List<Parameter<?>> all) {
        boolean both = all.stream()
                        .filter(other -> bare(other).equals(bare(parameter)))
                        .count()
                > 1;
        return both ? parameter.name() : bare(parameter);
    }

    /** Whether a unit or the game knows it already: a unit that was put behind a wall stays there. */
    private boolean isKnown(Parameter<?> parameter) {
        String known = action(values).values().get(parameter.name());
        return known != null && words(parameter).contains(known);
    }

    /** Whether it is what protects the unit as long as it stands: cover, or its screen of skirmishers. */
    private static boolean isCover(Parameter<?> parameter) {
        return List.of("cover", "screened").contains(bare(parameter));
    }

    /** The name under which the cover is remembered: that of the flag, or the word of a choice. */
    private static String cover(Parameter<?> parameter, String value) {
        return parameter.isFlag() ? bare(parameter) : value;
    }

    /** Whether the player has already answered that the unit lacks this cover, and it has not moved since. */
    private boolean isWithout(Parameter<?> parameter, String value) {
        return isCover(parameter)
                && covered()
                        .filter(unit -> ruledOutCover.isWithout(cover(parameter, value), unit, game))
                        .isPresent();
    }

    /** The unit whose cover is asked about: the last role is the one that is shot at or attacked. */
    private Optional<String> covered() {
        List<String> names = resolver.description().roles();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(roles.named().get(names.get(names.size() - 1)));
    }

    /** The values other than the default. */
    private static List<String> words(Parameter<?> parameter) {
        if (parameter.isFlag()) {
            return List.of("true");
        }
        String usual = parameter.fallbackText().orElse("");
        return ((Type.Choice<?>) parameter.type())
                .words().stream()
                        .filter(word -> !word.equals(usual) && !word.equals("none"))
                        .toList();
    }

    private GameAction action(Map<String, String> some) {
        return new GameAction(game, resolver.description(), roles, some, false);
    }

    /** The outcomes of some throws with these values; empty if the line is refused with them. */
    private Optional<List<Outcome>> outcomes(Map<String, String> some) {
        try {
            Situation situation = action(some).situation(resolver, tables);
            List<Outcome> outcomes = new ArrayList<>();
            for (int i = 0; i < THROWS; i++) {
                outcomes.add(Played.with(new SeededDice("table/" + i), resolver, tables, situation)
                        .resolution()
                        .outcome());
            }
            return Optional.of(outcomes);
        } catch (BadInput e) {
            return Optional.empty(); // the book does not allow it here, or the line itself is refused later
        }
    }

    /** {@code Does any of this hold? charging; cover: wall, rampart (Enter: none)}. */
    private String question() {
        Map<Parameter<?>, List<String>> words = new LinkedHashMap<>();
        offers.forEach(offer ->
                words.computeIfAbsent(offer.parameter, all -> new ArrayList<>()).add(offer.word));
        List<String> parts = new ArrayList<>();
        words.forEach((parameter, all) ->
                parts.add((parameter.isFlag() ? "" : bare(parameter) + ": ") + String.join(", ", all)));
        return "Does any of this hold" + ofDefender() + "? " + String.join("; ", parts) + " (Enter: none)";
    }

    /** Names the defender, if all that is offered is about that unit. */
    private String ofDefender() {
        boolean all = offers.stream().allMatch(offer -> isOfDefender(offer.parameter));
        return all
                ? roles.unit("defender", game.state().units())
                        .map(unit -> " for " + unit.name())
                        .orElse("")
                : "";
    }

    /** Reads an answer: words, or unique prefixes of them, with blanks or commas between them. */
    private Map<String, String> read(String answer) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String word : answer.split("[ ,]+", -1)) {
            boolean no = List.of("", "n", "no", "none").contains(word);
            boolean heading = offers.stream()
                    .anyMatch(offer ->
                            !offer.parameter.isFlag() && bare(offer.parameter).equals(word));
            if (!no && !heading) {
                Offer offer = offered(word);
                chosen.put(offer.parameter.name(), offer.value);
            }
        }
        return chosen;
    }

    private Offer offered(String word) {
        if (offers.size() == 1 && "yes".startsWith(word)) {
            return offers.get(0);
        }
        List<Offer> fitting =
                offers.stream().filter(offer -> offer.word.startsWith(word)).toList();
        List<Offer> exact =
                fitting.stream().filter(offer -> offer.word.equals(word)).toList();
        if (exact.size() == 1 || fitting.size() == 1) {
            return exact.size() == 1 ? exact.get(0) : fitting.get(0);
        }
        List<String> words = offers.stream().map(Offer::word).toList();
        throw BadInput.value("answer", word, "one of " + String.join(", ", words) + ", or Enter for none", words);
    }
}
