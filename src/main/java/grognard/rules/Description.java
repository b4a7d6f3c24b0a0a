package grognard.rules;

import grognard.input.BadInput;
import grognard.table.Keyword;
import grognard.table.TableSource;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Immutable description of a resolver: its parameters, dice, codes, tables and texts. Options, help, JSON, odds and rules
 * pages are all made from it, so that a resolver states each fact once.
 */
public final class Description {

    private final String name;
    private final String summary;
    private final Map<String, Integer> index = new HashMap<>();

    // Set only by the builder, before anyone else sees the description.
    private List<Parameter<?>> parameters = List.of();
    private List<Parameter<?>> bare = List.of();
    private List<String> dice = List.of();
    private List<Code> codes = List.of();
    private List<TableSpec> tables = List.of();
    private List<String> rulings = List.of();
    private List<String> examples = List.of();
    private List<String> notes = List.of();
    private List<String> roles = List.of();
    private List<String> steps = List.of();
    private List<String> wanted = List.of();
    private String due = "";
    private String source = "";
    private boolean openCodes;
    private boolean sides;
    private boolean lookUp;
    private Optional<InRounds> rounds = Optional.empty();

    /**
     * Marks a resolver that is played in rounds, so that odds can be shown after each of them.
     *
     * @param first first round with odds; 0 is the state before any round
     * @param all parameter that must have {@code value} for odds by round; empty if they are always possible
     * @param value the value as typed
     */
    public record InRounds(int first, Optional<Parameter<?>> all, String value) {}

    private Description(String name, String summary) {
        this.name = name;
        this.summary = summary;
    }

    /** Completes the description: gives each parameter its place and refuses bare values that are no parameters. */
    private void complete() {
        for (int i = 0; i < parameters.size(); i++) {
            index.put(parameters.get(i).name(), i);
            parameters.get(i).placed(i);
            sides |= parameters.get(i).side() == Parameter.Side.DEFENDER;
        }
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
            throw BadInput.oneOf(name, parameter, names);
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

    /** The units or armies that it is due for when another resolution calls for it; may be empty. */
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

        private final Description made;

        private Builder(String name, String summary) {
            made = new Description(name, summary);
        }

        private static <T> List<T> joined(List<T> some, List<? extends T> more) {
            List<T> all = new ArrayList<>(some);
            all.addAll(more);
            return List.copyOf(all);
        }

        /** Adds parameters, in the order in which help and JSON show them. */
        public Builder parameters(Parameter<?>... more) {
            return parameters(Arrays.asList(more));
        }

        public Builder parameters(List<Parameter<?>> more) {
            made.parameters = joined(made.parameters, more);
            return this;
        }

        /**
         * Adds parameters that may be given without an option name: {@code fire musket 20 8}. Numbers fill the numeric
         * ones in this order, and so do words that several of these accept. A word that only one choice of the resolver
         * accepts goes there, whether it is listed here or not.
         */
        public Builder bare(Parameter<?>... inOrder) {
            made.bare = joined(made.bare, Arrays.asList(inOrder));
            return this;
        }

        /** Adds the purposes of the dice, in the order in which {@code --dice} lists them. */
        public Builder dice(String... purposes) {
            made.dice = joined(made.dice, Arrays.asList(purposes));
            return this;
        }

        /** Adds codes, in the order in which odds list them. */
        public Builder codes(Code... more) {
            return codes(Arrays.asList(more));
        }

        public Builder codes(List<Code> more) {
            made.codes = joined(made.codes, more);
            return this;
        }

        /** Declares that the resolver makes further codes, too many to list. */
        public Builder openCodes() {
            made.openCodes = true;
            return this;
        }

        public Builder tables(TableSource... more) {
            List<TableSpec> specs = new ArrayList<>(more.length);
            for (TableSource source : more) {
                specs.add(source.spec());
            }
            made.tables = joined(made.tables, specs);
            return this;
        }

        /** Adds the ids of rulings that apply to it. */
        public Builder rulings(String... ids) {
            made.rulings = joined(made.rulings, Arrays.asList(ids));
            return this;
        }

        /** Adds options of example lines, the most useful first. */
        public Builder examples(String... options) {
            made.examples = joined(made.examples, Arrays.asList(options));
            return this;
        }

        /** Adds sentences that a player must know and no parameter's help says. */
        public Builder notes(String... sentences) {
            made.notes = joined(made.notes, Arrays.asList(sentences));
            return this;
        }

        /** Sets the units or armies that it is due for when another resolution calls for it; shown after its name. */
        public Builder due(String whom) {
            made.due = whom;
            return this;
        }

        /** Adds the roles of its units, in the order in which a player names them. */
        public Builder roles(String... names) {
            made.roles = joined(made.roles, Arrays.asList(names));
            return this;
        }

        /** Adds codes that the player hopes for. Units are ranked by their chance unless the player names others. */
        public Builder wanted(String... hopedFor) {
            made.wanted = joined(made.wanted, Arrays.asList(hopedFor));
            return this;
        }

        /** Adds the resolvers that it plays one after the other; in a game each of them is a line of its own. */
        public Builder steps(String... resolvers) {
            made.steps = joined(made.steps, Arrays.asList(resolvers));
            return this;
        }

        /**
         * Declares that it is played in rounds, as many as {@link grognard.dice.Dice#mostRounds} allows.
         *
         * @param first first round with odds; 0 is the state before any round
         */
        public Builder inRounds(int first) {
            made.rounds = Optional.of(new InRounds(first, Optional.empty(), ""));
            return this;
        }

        /** Declares rounds that apply only if the parameter has this value. */
        public <T> Builder inRounds(int first, Parameter<T> all, T value) {
            made.rounds = Optional.of(new InRounds(first, Optional.of(all), Keyword.text(value)));
            return this;
        }

        /** Declares that it only answers a question about the rules, so that a game does not record it. */
        public Builder lookUp() {
            made.lookUp = true;
            return this;
        }

        /** Ends the description with the place in the rulebook. */
        public Description source(String place) {
            made.source = place;
            made.complete();
            return made;
        }
    }
}
