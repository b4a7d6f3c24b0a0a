package grognard.repl;

import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What could be typed next, from the descriptions alone. */
public final class Suggestions {

    private final Shell shell;

    public Suggestions(Shell shell) {
        this.shell = shell;
    }

    /**
     * What could follow.
     *
     * @param before the words before the one that is being typed
     */
    public List<Suggestion> after(List<String> before) {
        List<String> words = new ArrayList<>(before);
        boolean odds = !words.isEmpty() && words.get(0).equals("odds");
        if (odds) {
            words.remove(0);
        }
        if (words.isEmpty()) {
            return commands(odds);
        }
        String first = words.remove(0);
        if (first.equals("tables")) {
            return tables(words);
        }
        if (first.equals("use") || first.equals("rules")) {
            return words.isEmpty() ? lookups(first) : List.of();
        }
        Ruleset ruleset = shell.ruleset();
        Optional<Ruleset> named = Rulesets.find(first);
        if (named.isPresent()) {
            ruleset = named.get();
            if (words.isEmpty()) {
                return resolvers(ruleset);
            }
            first = words.remove(0);
        }
        return ruleset.resolvers().contains(first) ? options(ruleset, first, words, odds) : List.of();
    }

    private List<Suggestion> commands(boolean odds) {
        List<Suggestion> words = new ArrayList<>(resolvers(shell.ruleset()));
        for (String name : Rulesets.names()) {
            words.add(new Suggestion(name, Rulesets.named("ruleset", name).title()));
        }
        if (!odds) {
            shell.verbs().forEach(verb -> words.add(new Suggestion(verb, "")));
        }
        return words;
    }

    private List<Suggestion> lookups(String verb) {
        List<Suggestion> words = new ArrayList<>();
        if (verb.equals("rules")) {
            words.addAll(resolvers(shell.ruleset()));
        }
        Rulesets.names()
                .forEach(name -> words.add(
                        new Suggestion(name, Rulesets.named("ruleset", name).title())));
        return words;
    }

    private List<Suggestion> tables(List<String> words) {
        if (words.isEmpty()) {
            return List.of(
                    new Suggestion("list", "the tables in force"),
                    new Suggestion("export", "write the built-in tables to a folder"),
                    new Suggestion("check", "prove the tables of a folder whole"));
        }
        return words.size() == 1 && !words.get(0).equals("check") ? lookups("tables") : List.of();
    }

    private static List<Suggestion> resolvers(Ruleset ruleset) {
        return ruleset.resolvers().stream()
                .map(name -> new Suggestion(
                        name, ruleset.resolver(name).description().summary()))
                .toList();
    }

    private List<Suggestion> options(Ruleset ruleset, String resolver, List<String> words, boolean odds) {
        Description description = ruleset.resolver(resolver).description();
        boolean defender = words.lastIndexOf("--def") > words.lastIndexOf("--att");
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        if (odds && last.equals("--of")) {
            return description.codes().stream()
                    .map(code -> new Suggestion(code.name(), code.text()))
                    .toList();
        }
        List<Suggestion> values = values(ruleset, description, last, defender);
        boolean valueMayFollow = !values.isEmpty();
        boolean mustFollow = valueMayFollow && !last.equals("--att") && !last.equals("--def");
        List<Suggestion> all = new ArrayList<>(values);
        if (!mustFollow) {
            description.parameters().forEach(parameter -> add(parameter, defender, all));
            if (description.hasSides()) {
                all.add(new Suggestion("--att", "the attacker's options follow"));
                all.add(new Suggestion("--def", "the defender's options follow"));
            }
            all.addAll(odds ? shell.oddsOptions() : shell.generalOptions());
        }
        return all.stream().distinct().toList();
    }

    /** What may follow an option that takes a value. */
    private static List<Suggestion> values(Ruleset ruleset, Description description, String option, boolean defender) {
        if (!option.startsWith("--")) {
            return List.of();
        }
        String name = option.substring(2);
        Optional<Parameter<?>> parameter = description
                .parameter(defender ? Parameter.DEFENDER_PREFIX + name : name)
                .or(() -> description.parameter(name));
        return parameter
                .map(known -> known.type().words(Tables.builtIn(ruleset)).stream()
                        .map(word -> new Suggestion(word, known.help()))
                        .toList())
                .orElse(List.of());
    }

    /** Adds the option under the name it has at this place: after {@code --def} the prefix can be left out. */
    private static void add(Parameter<?> parameter, boolean defender, List<Suggestion> all) {
        if (parameter.isPositional() || (defender && parameter.side() == Side.ATTACKER)) {
            return;
        }
        boolean shorten = defender && parameter.side() == Side.DEFENDER && !parameter.isSideDie();
        String option =
                shorten ? parameter.option().replace("--" + Parameter.DEFENDER_PREFIX, "--") : parameter.option();
        all.add(new Suggestion(option, parameter.help()));
        String prefix = parameter.side() == Side.DEFENDER && !shorten ? Parameter.DEFENDER_PREFIX : "";
        parameter.shorthands().forEach(word -> all.add(new Suggestion("--" + prefix + word, parameter.help())));
    }
}
