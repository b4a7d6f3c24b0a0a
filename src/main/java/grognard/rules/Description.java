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
 * Immutable description of a resolver: its parameters, dice, codes, tables and texts. Options, help, JSON, odds and rules
 * pages are all made from it, so that a resolver states each fact once.
 */
public final class Description {

    private final String name;
    private final String summary;
    private final List<Parameter<?>> parameters;
    private final Map<String, Integer> index = new HashMap<>();
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
     * Marks a resolver that is played in rounds, so that odds can be shown after each of them.
     *
     * @param first first round with odds; 0 is the state before any round
     * @param all parameter that must have {@code value} for odds by round; empty if they are always possible
     * @param value the value as typed
     */
    public record InRounds(int first, Optional<Parameter<?>> all, String value) {}

    private Description(Builder builder, String source) {
        this.name = builder.name;
        this.summary = builder.summary;
        this.parameters = List.copyOf(builder.parameters);
        this.bare = List.copyOf(builder.bare);
        this.dice = List.copyOf(builder.dice);
        this.codes = List.copyOf(builder.codes);
        this.tables = List.copyOf(builder.tables);
        this.rulings = List.copyOf(builder.rulings);
        this.examples = List.copyOf(builder.examples);
        this.notes = List.copyOf(builder.notes);
        this.due = builder.due;
        this.source = source;
        this.openCodes = builder.openCodes;
        this.roles = List.copyOf(builder.roles);
        this.marks = List.copyOf(builder.marks);
        this.lookUp = builder.lookUp;
        this.steps = List.copyOf(builder.steps);
        this.others = List.copyOf(builder.others);
        this.inGame = List.copyOf(builder.inGame);
        this.wanted = List.copyOf(builder.wanted);
        this.rounds = Optional.ofNullable(builder.rounds);
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
     * Begins a description; {@link Builder#source} ends it.
     *
     * @param summary one line that starts in lower case and has no full stop
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

    /**
     * Index of a parameter, compared by identity.
     *
     * @throws IllegalArgumentException if it belongs to another resolver
     */
    @SuppressWarnings("ReferenceEquality") // the constant of this resolver, not one of the same name
    int indexOf(Parameter<?> parameter) {
        // The index in the parameter is only a hint: a few parameters belong to several descriptions.
        int place = parameter.place();
        if (place < parameters.size() && parameters.get(place) == parameter) {
            return place;
        }
        for (int i = 0; i < parameters.size(); i++) {
            if (parameters.get(i) == parameter) {
                return i;
            }
        }
        throw new IllegalArgumentException(parameter + " is not a parameter of this resolver");
    }

    /**
     * Index of the parameter of that name.
     *
     * @throws BadInput if there is none
     */
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

    /** Whether some parameters are the defender's, so that {@code --att} and {@code --def} can come before options. */
    public boolean hasSides() {
        return sides;
    }

    /** Parameters that values without an option name fill, in this order; empty if options must be named. */
    public List<Parameter<?>> bare() {
        return bare;
    }

    public List<String> dice() {
        return dice;
    }

    public List<Code> codes() {
        return codes;
    }

    /** Whether the resolver makes codes of its own, so that {@link #codes} is not complete. */
    public boolean hasOpenCodes() {
        return openCodes;
    }

    public List<TableSpec> tables() {
        return tables;
    }

    /** Tables that come from the player's pack; the others are fixed parts of the rules. */
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

    /** For whom it is due when another resolution calls for it; may be empty. */
    public String due() {
        return due;
    }

    /** The place in the rulebook. */
    public String source() {
        return source;
    }

    /** Roles of the units in a game, in the order in which a player names them. They are the sides of its effects. */
    public List<String> roles() {
        return roles;
    }

    /** Changes of the roles in a game beside the effects, in the syntax of {@link Builder#marks}. */
    public List<String> marks() {
        return marks;
    }

    /** Options that name further units in a game, in the syntax of {@link Builder#others}. */
    public List<String> others() {
        return others;
    }

    /** Help for those of {@link #others} that exist only in a game, by option: {@code --near}. */
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

    /** Forms of the line in a game, for help; empty if the units' names are all. */
    public List<String> inGame() {
        return inGame;
    }

    /** Resolvers that it plays one after the other; empty for most. */
    public List<String> steps() {
        return steps;
    }

    /** Codes that the player hopes for; empty if a passed test or a number says it. */
    public List<String> wanted() {
        return wanted;
    }

    /** Rounds, if it is played in rounds. */
    public Optional<InRounds> rounds() {
        return rounds;
    }

    /** Whether it only answers a question about the rules, so that a game does not record it. */
    public boolean isLookUp() {
        return lookUp;
    }

    /** Builds a description. */
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

        /** Adds parameters, in the order in which help and JSON show them. */
        public Builder parameters(Parameter<?>... more) {
            return parameters(Arrays.asList(more));
        }

        public Builder parameters(List<Parameter<?>> more) {
            parameters.addAll(more);
            return this;
        }

        /**
         * Adds parameters that may be given without an option name: {@code fire musket 20 8}. Numbers fill the numeric
         * ones in this order, and so do words that several of these accept. A word that only one choice of the resolver
         * accepts goes there, whether it is listed here or not.
         */
        public Builder bare(Parameter<?>... inOrder) {
            bare.addAll(Arrays.asList(inOrder));
            return this;
        }

        /** Adds the purposes of the dice, in the order in which {@code --dice} lists them. */
        public Builder dice(String... purposes) {
            dice.addAll(Arrays.asList(purposes));
            return this;
        }

        /** Adds codes, in the order in which odds list them. */
        public Builder codes(Code... more) {
            return codes(Arrays.asList(more));
        }

        public Builder codes(List<Code> more) {
            codes.addAll(more);
            return this;
        }

        /** Declares that the resolver makes further codes, too many to list. */
        public Builder openCodes() {
            openCodes = true;
            return this;
        }

        public Builder tables(TableSpec... more) {
            tables.addAll(Arrays.asList(more));
            return this;
        }

        /** Adds the ids of rulings that apply to it. */
        public Builder rulings(String... ids) {
            rulings.addAll(Arrays.asList(ids));
            return this;
        }

        /** Adds options of example lines, the most useful first. */
        public Builder examples(String... options) {
            examples.addAll(Arrays.asList(options));
            return this;
        }

        /** Adds sentences that a player must know and no parameter's help says. */
        public Builder notes(String... sentences) {
            notes.addAll(Arrays.asList(sentences));
            return this;
        }

        /** Sets for whom it is due when another resolution calls for it; shown after its name. */
        public Builder due(String whom) {
            due = whom;
            return this;
        }

        /**
         * Adds the roles of its units, in the order in which a player names them. A role that a field of another unit
         * names is written {@code pursued=unit.pursuing}.
         */
        public Builder roles(String... names) {
            roles.addAll(Arrays.asList(names));
            return this;
        }

        /**
         * Adds changes of its roles in a game beside the effects: {@code target under-fire}, {@code attacker charge-used if
         * charging} (an option), {@code attacker fought on continues,falls-back} (codes), {@code none on cannot-advance}.
         */
        public Builder marks(String... what) {
            marks.addAll(Arrays.asList(what));
            return this;
        }

        /**
         * Adds options that name further units in a game: the option, the role of these units, and the value that the
         * option gets from them. Examples: {@code graze target-2 count}, {@code through-light lights flag}, {@code support
         * support figures} (the sum of a field). An option that exists only in a game has {@code names} and its help.
         */
        public Builder others(String... options) {
            others.addAll(Arrays.asList(options));
            return this;
        }

        /** Adds forms of the line in a game, for help, if it takes more than units. */
        public Builder inGame(String... lines) {
            inGame.addAll(Arrays.asList(lines));
            return this;
        }

        /** Adds codes that the player hopes for. Units are ranked by their chance unless the player names others. */
        public Builder wanted(String... hopedFor) {
            wanted.addAll(Arrays.asList(hopedFor));
            return this;
        }

        /** Adds the resolvers that it plays one after the other; in a game each of them is a line of its own. */
        public Builder steps(String... resolvers) {
            steps.addAll(Arrays.asList(resolvers));
            return this;
        }

        /**
         * Declares that it is played in rounds, as many as {@link grognard.dice.Dice#mostRounds} allows.
         *
         * @param first first round with odds; 0 is the state before any round
         */
        public Builder inRounds(int first) {
            rounds = new InRounds(first, Optional.empty(), "");
            return this;
        }

        /** Declares rounds that apply only if the parameter has this value. */
        public <T> Builder inRounds(int first, Parameter<T> all, T value) {
            rounds = new InRounds(first, Optional.of(all), Keyword.text(value));
            return this;
        }

        /** Declares that it only answers a question about the rules, so that a game does not record it. */
        public Builder lookUp() {
            lookUp = true;
            return this;
        }

        /** Ends the description with the place in the rulebook. */
        public Description source(String place) {
            return new Description(this, place);
        }
    }
}
