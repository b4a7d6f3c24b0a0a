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

/** What a resolver says about itself, once, for all who need to know. It cannot be changed. */
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
     * It goes in rounds, after each of which odds can say how things stand.
     *
     * @param first the first round of which that can be said; 0 is before any
     * @param all the parameter that must have this value, if one must
     * @param value the value, as it is typed
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
     * Begins a description, which its {@link Builder#source} ends.
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

    /** Where this very parameter stands. */
    @SuppressWarnings("ReferenceEquality") // a resolver's constant, and no other of the same name
    int indexOf(Parameter<?> parameter) {
        int place = parameter.place(); // a few parameters belong to several descriptions
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

    /** Where the parameter of that name stands; a name that is none is refused. */
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

    /** What values without an option's name are for, in the order in which they are filled; none if options must be named. */
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

    /** Those of its tables that a pack holds. */
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

    /** Whom it is for when another resolution calls for it; may be empty. */
    public String due() {
        return due;
    }

    public String source() {
        return source;
    }

    /** The units that it is about, in the order in which a player names them; the sides of its effects. */
    public List<String> roles() {
        return roles;
    }

    /** What playing it does to its roles beside its effects; words, since only a game reads them. */
    public List<String> marks() {
        return marks;
    }

    /** Options that name further units in a game, and what is made of them; words, since only a game reads them. */
    public List<String> others() {
        return others;
    }

    /** Of these options, one line of help each for those that only a game has: {@code --near}, whom it names. */
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

    /** What can be typed after its name in a game, where that is not just units. */
    public List<String> inGame() {
        return inGame;
    }

    /** The resolvers that it plays one after the other, if it is made of several. */
    public List<String> steps() {
        return steps;
    }

    /** The codes that who plays it hopes for, where no code is a passed test and no number tells more. */
    public List<String> wanted() {
        return wanted;
    }

    /** How it goes in rounds, if it does. */
    public Optional<InRounds> rounds() {
        return rounds;
    }

    /** Whether it only answers a question about the rules, so that nothing has happened. */
    public boolean isLookUp() {
        return lookUp;
    }

    /** Collects what is to be said. */
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
         * What values without an option's name are for: {@code fire musket 20 8}. Numbers fill the numbers among these
         * in this order, and so do words that several of these know; a word that only one choice of the resolver knows
         * is that one's, whether it is listed here or not.
         */
        public Builder bare(Parameter<?>... inOrder) {
            bare.addAll(Arrays.asList(inOrder));
            return this;
        }

        /** What is thrown, in the order in which {@code --dice} lists it. */
        public Builder dice(String... purposes) {
            dice.addAll(Arrays.asList(purposes));
            return this;
        }

        /** The ways it can end, in the order in which odds list them. */
        public Builder codes(Code... more) {
            return codes(Arrays.asList(more));
        }

        public Builder codes(List<Code> more) {
            codes.addAll(more);
            return this;
        }

        /** There are more ways to end than can be listed; the resolver makes their codes. */
        public Builder openCodes() {
            openCodes = true;
            return this;
        }

        public Builder tables(TableSpec... more) {
            tables.addAll(Arrays.asList(more));
            return this;
        }

        /** The ids of the rulings that bear on it. */
        public Builder rulings(String... ids) {
            rulings.addAll(Arrays.asList(ids));
            return this;
        }

        /** What a player might type after the resolver's name, the most telling first. */
        public Builder examples(String... options) {
            examples.addAll(Arrays.asList(options));
            return this;
        }

        /** What the player has to know and no parameter says. */
        public Builder notes(String... sentences) {
            notes.addAll(Arrays.asList(sentences));
            return this;
        }

        /** Whom it is for when another resolution calls for it, to be read beside its name. */
        public Builder due(String whom) {
            due = whom;
            return this;
        }

        /**
         * The units that it is about, in the order in which a player names them: the sides of its effects. One that another
         * unit's field names is written {@code pursued=unit.pursuing}.
         */
        public Builder roles(String... names) {
            roles.addAll(Arrays.asList(names));
            return this;
        }

        /**
         * What playing it does to its roles beside its effects: {@code target under-fire}, {@code attacker charge-used if
         * charging}, {@code attacker fought on continues,falls-back}, {@code none on cannot-advance}.
         */
        public Builder marks(String... what) {
            marks.addAll(Arrays.asList(what));
            return this;
        }

        /**
         * Options that name further units in a game, the role that they have, and what they say without one: {@code graze
         * target-2 count}, {@code through-light lights flag}, {@code support support figures} (their sum), {@code near near
         * names} and then what they are, where it says nothing without one.
         */
        public Builder others(String... options) {
            others.addAll(Arrays.asList(options));
            return this;
        }

        /** What can be typed after its name in a game, where that is not just units. */
        public Builder inGame(String... lines) {
            inGame.addAll(Arrays.asList(lines));
            return this;
        }

        /** The codes that who plays it hopes for: by their chance units are ranked where nobody says by what. */
        public Builder wanted(String... hopedFor) {
            wanted.addAll(Arrays.asList(hopedFor));
            return this;
        }

        /** The resolvers that it plays one after the other; in a game they are played themselves. */
        public Builder steps(String... resolvers) {
            steps.addAll(Arrays.asList(resolvers));
            return this;
        }

        /**
         * It goes in rounds, as many as {@link grognard.dice.Dice#mostRounds} allows.
         *
         * @param first the first round after which it can be said how things stand; 0 is before any
         */
        public Builder inRounds(int first) {
            rounds = new InRounds(first, Optional.empty(), "");
            return this;
        }

        /** The same, but only where that parameter has that value. */
        public <T> Builder inRounds(int first, Parameter<T> all, T value) {
            rounds = new InRounds(first, Optional.of(all), Keyword.text(value));
            return this;
        }

        /** It only answers a question about the rules; in a game it never goes on record. */
        public Builder lookUp() {
            lookUp = true;
            return this;
        }

        /** The place in the rulebook; with this all is said. */
        public Description source(String place) {
            return new Description(this, place);
        }
    }
}
