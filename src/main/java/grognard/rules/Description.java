package grognard.rules;

import grognard.input.BadInput;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Describes a resolver: its parameters, dice, codes, tables and rulings. Options, help, completion, JSON, odds and
 * rules pages are made from it. Immutable.
 */
public final class Description {

    private final String name;
    private final String summary;
    private final List<Parameter<?>> parameters;
    private final Map<String, Integer> index = new HashMap<>();
    private final Parameter<?>[] places;
    private final List<Parameter<?>> bare;
    private final List<String> dice;
    private final List<Code> codes;
    private final List<TableSpec> tables;
    private final List<String> rulings;
    private final List<String> examples;
    private final List<String> notes;
    private final String due;
    private final String source;
    private final boolean openCodes;
    private final boolean sides;
    private final List<String> roles;
    private final List<String> marks;
    private final boolean lookUp;
    private final List<String> steps;
    private final List<String> others;
    private final List<String> inGame;
    private final List<String> wanted;
    private final Optional<InRounds> rounds;

    /**
     * Marks a resolver that is fought in rounds, so that odds can be asked for the state after each round.
     *
     * @param first the first round that odds can report; 0 is the state before any round
     * @param all the parameter that switches several rounds on, if one does
     * @param value the value that it must have, as typed
     */
    public record InRounds(int first, Optional<Parameter<?>> all, String value) {}

    private Description(Builder said, String source) {
        this.name = said.name;
        this.summary = said.summary;
        this.parameters = List.copyOf(said.parameters);
        this.bare = List.copyOf(said.bare);
        this.dice = List.copyOf(said.dice);
        this.codes = List.copyOf(said.codes);
        this.tables = List.copyOf(said.tables);
        this.rulings = List.copyOf(said.rulings);
        this.examples = List.copyOf(said.examples);
        this.notes = List.copyOf(said.notes);
        this.due = said.due;
        this.source = source;
        this.openCodes = said.openCodes;
        this.roles = List.copyOf(said.roles);
        this.marks = List.copyOf(said.marks);
        this.lookUp = said.lookUp;
        this.steps = List.copyOf(said.steps);
        this.places = parameters.toArray(new Parameter<?>[0]);
        this.others = List.copyOf(said.others);
        this.inGame = List.copyOf(said.inGame);
        this.wanted = List.copyOf(said.wanted);
        this.rounds = Optional.ofNullable(said.rounds);
        boolean defenders = false;
        for (int i = 0; i < parameters.size(); i++) {
            index.put(parameters.get(i).name(), i);
            parameters.get(i).placed(i);
            defenders |= parameters.get(i).side() == Parameter.Side.DEFENDER;
        }
        this.sides = defenders;
        for (Parameter<?> parameter : bare) {
            indexOf(parameter);
        }
    }

    /**
     * Begins a description; {@link Builder#source} completes it.
     *
     * @param summary one line, starting in lower case and without a full stop
     */
    public static Builder of(String name, String summary) {
        return new Builder(name, summary);
    }

    public String name() {
        return name;
    }

    public String summary() {
        return summary;
    }

    public List<Parameter<?>> parameters() {
        return parameters;
    }

    /** Index of this parameter object; another one of the same name is an error in the resolver. */
    @SuppressWarnings(
            "ReferenceEquality") // identity on purpose: a parameter of another resolver may have the same name
    int indexOf(Parameter<?> parameter) {
        int place =
                parameter.place(); // a guess: a parameter that several descriptions share remembers only its last index
        if (place < places.length && places[place] == parameter) {
            return place;
        }
        for (int i = 0; i < places.length; i++) {
            if (places[i] == parameter) {
                return i;
            }
        }
        throw new IllegalArgumentException(parameter + " is not a parameter of this resolver");
    }

    /** Index of the parameter of that name; an unknown name is refused. */
    int indexOf(String parameter) {
        Integer at = index.get(parameter);
        if (at == null) {
            List<String> names = parameters.stream().map(Parameter::name).toList();
            throw BadInput.value(name, parameter, "one of " + String.join(", ", names), names);
        }
        return at;
    }

    public Optional<Parameter<?>> parameter(String wanted) {
        Integer at = index.get(wanted);
        return at == null ? Optional.empty() : Optional.of(parameters.get(at));
    }

    /** Whether some parameters are the defender's, so that {@code --att} and {@code --def} can stand before them. */
    public boolean hasSides() {
        return sides;
    }

    /**
     * Parameters that take values typed without an option's name, in the order in which they are filled; empty if
     * options must be named.
     */
    public List<Parameter<?>> bare() {
        return bare;
    }

    public List<String> dice() {
        return dice;
    }

    public List<Code> codes() {
        return codes;
    }

    public boolean hasOpenCodes() {
        return openCodes;
    }

    public List<TableSpec> tables() {
        return tables;
    }

    /** The tables that a player's pack can replace: all but the fixed ones. */
    public List<TableSpec> packTables() {
        List<TableSpec> ofPack = new ArrayList<>(tables.size());
        for (TableSpec table : tables) {
            if (!table.isFixed()) {
                ofPack.add(table);
            }
        }
        return ofPack;
    }

    public List<String> rulings() {
        return rulings;
    }

    public List<String> examples() {
        return examples;
    }

    public List<String> notes() {
        return notes;
    }

    /** Text beside its name when another resolution makes it due, saying for whom; may be empty. */
    public String due() {
        return due;
    }

    public String source() {
        return source;
    }

    /**
     * Roles of the units that it is about, in the order in which a player names them in a game. Effects name these
     * roles as their sides.
     */
    public List<String> roles() {
        return roles;
    }

    /**
     * Changes to its roles beside its effects, in the notation of {@link Builder#marks}; the package {@code game}
     * parses them.
     */
    public List<String> marks() {
        return marks;
    }

    /**
     * Options that name further units in a game, in the notation of {@link Builder#others}; the package {@code game}
     * parses them.
     */
    public List<String> others() {
        return others;
    }

    /** Help for those of the {@link #others} that exist only in a game: {@code --near} and the units it names. */
    public Map<String, String> othersHelp() {
        Map<String, String> help = new LinkedHashMap<>();
        for (String other : others) {
            String[] words = other.split(" ", 4);
            if (words.length == 4) {
                help.put("--" + words[0], words[3]);
            }
        }
        return help;
    }

    /** Example lines for a game, where more than units can be typed after its name. */
    public List<String> inGame() {
        return inGame;
    }

    /** Names of the resolvers that it plays one after the other; empty for most. */
    public List<String> steps() {
        return steps;
    }

    /**
     * Codes that the player hopes for. Units are ranked by their chance, where no code is a passed test and no number
     * is better.
     */
    public List<String> wanted() {
        return wanted;
    }

    /** Present if it is fought in rounds. */
    public Optional<InRounds> rounds() {
        return rounds;
    }

    /** Whether it only looks something up, so that a game does not record it. */
    public boolean isLookUp() {
        return lookUp;
    }

    /** Builds a description step by step. */
    public static final class Builder {

        private final String name;
        private final String summary;
        private final List<Parameter<?>> parameters = new ArrayList<>();
        private final List<Parameter<?>> bare = new ArrayList<>();
        private final List<String> dice = new ArrayList<>();
        private final List<Code> codes = new ArrayList<>();
        private final List<TableSpec> tables = new ArrayList<>();
        private final List<String> rulings = new ArrayList<>();
        private final List<String> examples = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private String due = "";
        private boolean openCodes;
        private final List<String> roles = new ArrayList<>();
        private final List<String> marks = new ArrayList<>();
        private boolean lookUp;
        private final List<String> steps = new ArrayList<>(0);
        private final List<String> others = new ArrayList<>(0);
        private final List<String> inGame = new ArrayList<>(0);
        private final List<String> wanted = new ArrayList<>(0);
        private @Nullable InRounds rounds;

        private Builder(String name, String summary) {
            this.name = name;
            this.summary = summary;
        }

        /** Parameters in the order in which help and JSON show them. */
        public Builder parameters(Parameter<?>... more) {
            return parameters(Arrays.asList(more));
        }

        public Builder parameters(List<Parameter<?>> more) {
            parameters.addAll(more);
            return this;
        }

        /**
         * Parameters that take values typed without an option's name: {@code fire musket 20 8}. Numbers fill the
         * numbers among these in order, and so do words that several of them know. A word that only one choice of the
         * resolver knows goes to that choice, listed here or not.
         */
        public Builder bare(Parameter<?>... inOrder) {
            bare.addAll(Arrays.asList(inOrder));
            return this;
        }

        /** Purposes of the dice, in the order in which {@code --dice} takes their values. */
        public Builder dice(String... purposes) {
            dice.addAll(Arrays.asList(purposes));
            return this;
        }

        /** Codes that it can end with, in the order in which odds list them. */
        public Builder codes(Code... more) {
            return codes(Arrays.asList(more));
        }

        public Builder codes(List<Code> more) {
            codes.addAll(more);
            return this;
        }

        /** Allows codes that are not listed, because there are too many: the resolver makes them as it goes. */
        public Builder openCodes() {
            openCodes = true;
            return this;
        }

        public Builder tables(TableSpec... more) {
            tables.addAll(Arrays.asList(more));
            return this;
        }

        /** Ids of the rulings that apply to it, as {@code rulings.csv} has them. */
        public Builder rulings(String... ids) {
            rulings.addAll(Arrays.asList(ids));
            return this;
        }

        /** Examples of what to type after its name, the most useful first. Tests play all of them. */
        public Builder examples(String... options) {
            examples.addAll(Arrays.asList(options));
            return this;
        }

        /** Sentences for the rules page: what the player has to know beside the parameters. */
        public Builder notes(String... sentences) {
            notes.addAll(Arrays.asList(sentences));
            return this;
        }

        /** Text beside its name when another resolution makes it due, saying for whom. */
        public Builder due(String whom) {
            due = whom;
            return this;
        }

        /**
         * Roles of the units that it is about, in the order in which a player names them. A role that is found through
         * another unit's field is written {@code pursued=unit.pursuing}.
         */
        public Builder roles(String... names) {
            roles.addAll(Arrays.asList(names));
            return this;
        }

        /**
         * Changes to its roles beside its effects: {@code target under-fire}, {@code attacker charge-used if charging},
         * {@code attacker fought on continues,falls-back}, {@code none on cannot-advance}.
         */
        public Builder marks(String... what) {
            marks.addAll(Arrays.asList(what));
            return this;
        }

        /**
         * Options that name further units in a game, their role, and what the option holds without a game: {@code graze
         * target-2 count}, {@code through-light lights flag}, {@code support support figures} (their sum), {@code near
         * near names} followed by help, for an option that exists only in a game.
         */
        public Builder others(String... options) {
            others.addAll(Arrays.asList(options));
            return this;
        }

        /** Example lines for a game, where more than units can be typed after its name. */
        public Builder inGame(String... lines) {
            inGame.addAll(Arrays.asList(lines));
            return this;
        }

        /**
         * Codes that the player hopes for: units are ranked by their chance of these, unless the player names another
         * measure.
         */
        public Builder wanted(String... hopedFor) {
            wanted.addAll(Arrays.asList(hopedFor));
            return this;
        }

        /** Names of the resolvers that it plays one after the other. A game plays those resolvers instead. */
        public Builder steps(String... resolvers) {
            steps.addAll(Arrays.asList(resolvers));
            return this;
        }

        /**
         * Marks it as fought in rounds, as many as {@link grognard.dice.Dice#mostRounds} allows.
         *
         * @param first the first round that odds can report; 0 is the state before any round
         */
        public Builder inRounds(int first) {
            rounds = new InRounds(first, Optional.empty(), "");
            return this;
        }

        /** Marks it as fought in rounds where that parameter has that value. */
        public <T> Builder inRounds(int first, Parameter<T> all, T value) {
            rounds = new InRounds(first, Optional.of(all), Keyword.text(value));
            return this;
        }

        /** Marks it as a look-up, which a game does not record. */
        public Builder lookUp() {
            lookUp = true;
            return this;
        }

        /** Completes the description with the section of the rulebook. */
        public Description source(String place) {
            return new Description(this, place);
        }
    }
}
