package grognard.cli.verb;

import grognard.line.Usual;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a verb says about itself, once: help, usage, parsing, completion, man pages, and what may run beside it in a
 * batch all follow from this.
 *
 * @param name as typed, {@code journal show}
 * @param meaning what it does, in a line
 * @param examples what a player might type, each perhaps with what it does after two blanks or more
 * @param operands the bare words that it takes
 * @param usual those of the resolvers' options that it takes too
 * @param writes whether nothing else may run beside it: it changes files, or may take most of the memory
 * @param betweenLines whether it only makes sense where one line follows another
 * @param opensNoGame whether it has nothing to do with the game that lines are played in, or names one itself
 */
public record VerbDescription(
        String name,
        String meaning,
        List<String> examples,
        List<Operand> operands,
        List<VerbOption> options,
        List<Usual> usual,
        List<String> footer,
        boolean writes,
        boolean betweenLines,
        boolean opensNoGame) {

    public VerbDescription {
        examples = List.copyOf(examples);
        operands = List.copyOf(operands);
        options = List.copyOf(options);
        usual = List.copyOf(usual);
        footer = List.copyOf(footer);
    }

    public static Builder of(String name, String meaning) {
        return new Builder(name, meaning);
    }

    /** The last word of its name: {@code show}. */
    public String lastName() {
        return name.substring(name.lastIndexOf(' ') + 1);
    }

    /** Its own options and then the usual ones. */
    public List<VerbOption> allOptions() {
        List<VerbOption> all = new ArrayList<>(options);
        for (Usual option : usual) {
            all.add(VerbOption.of(option));
        }
        return all;
    }

    /** Whether some of what it is told is nobody else's business. */
    public boolean takesSecrets() {
        return options.stream().anyMatch(VerbOption::secret);
    }

    /** The option of that name that takes no value; help is none of them. */
    Optional<VerbOption> flag(String name) {
        for (VerbOption option : allOptions()) {
            if (option.names().contains(name)
                    && !option.takesValue()
                    && !option.name().equals("--help")) {
                return Optional.of(option);
            }
        }
        return Optional.empty();
    }

    /** Collects what is to be said. */
    public static final class Builder {

        private final String name;
        private final String meaning;
        private final List<String> examples = new ArrayList<>();
        private final List<Operand> operands = new ArrayList<>();
        private final List<VerbOption> options = new ArrayList<>();
        private final List<Usual> usual = new ArrayList<>();
        private final List<String> footer = new ArrayList<>();
        private boolean writes;
        private boolean betweenLines;
        private boolean opensNoGame;

        private Builder(String name, String meaning) {
            this.name = name;
            this.meaning = meaning;
        }

        public Builder examples(String... lines) {
            examples.addAll(List.of(lines));
            return this;
        }

        public Builder operand(Operand operand) {
            operands.add(operand);
            return this;
        }

        public Builder flag(String option, String help) {
            return valued(option, "", help);
        }

        /** An option with a value. */
        public Builder valued(String option, String label, String help) {
            options.add(new VerbOption(List.of(option), label, help, "", false, false));
            return this;
        }

        /** An option with a value that only who types it may know. */
        public Builder secret(String option, String label, String help) {
            options.add(new VerbOption(List.of(option), label, help, "", false, true));
            return this;
        }

        /** Some of the options that resolvers have; help is always there. */
        public Builder usual(Usual... some) {
            return usual(List.of(some));
        }

        public Builder usual(List<Usual> some) {
            usual.addAll(some);
            return this;
        }

        public Builder footer(String... lines) {
            footer.addAll(List.of(lines));
            return this;
        }

        public Builder writes() {
            writes = true;
            return this;
        }

        public Builder betweenLines() {
            betweenLines = true;
            return this;
        }

        public Builder opensNoGame() {
            opensNoGame = true;
            return this;
        }

        public VerbDescription build() {
            if (!usual.contains(Usual.HELP)) {
                usual.add(Usual.HELP);
            }
            return new VerbDescription(
                    name, meaning, examples, operands, options, usual, footer, writes, betweenLines, opensNoGame);
        }
    }
}
