package grognard.cli;

import grognard.repl.Suggestion;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Tables;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words that a shell can complete, written into a script of which only these are ours to make. */
final class Completion {

    private final List<String> rulesets =
            Stream.concat(Rulesets.names().stream(), Stream.of("dice")).toList();

    /** @param shell {@code bash} or {@code zsh} */
    static String script(String shell) {
        Completion completion = new Completion();
        boolean zsh = shell.equals("zsh");
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("RULESETS", zsh ? described(rulesetNames()) : joined(rulesetNames()));
        parts.put("VERBS", zsh ? described(verbs()) : joined(verbs()));
        parts.put("GENERAL", zsh ? described(general()) : joined(general()));
        parts.put("RESOLVERS", cases(completion.resolvers(), zsh));
        parts.put("OPTIONS", cases(completion.options(), zsh));
        parts.put("VALUES", cases(completion.values(), zsh));
        parts.put("DEFAULT", Rulesets.DEFAULT);
        String script = template(shell);
        for (Map.Entry<String, String> part : parts.entrySet()) {
            script = script.replace("@" + part.getKey() + "@", part.getValue());
        }
        return script;
    }

    private static List<Suggestion> rulesetNames() {
        return Rulesets.names().stream()
                .map(name ->
                        new Suggestion(name, Rulesets.named("ruleset", name).title()))
                .toList();
    }

    private static List<Suggestion> verbs() {
        return Cli.VERBS.stream()
                .map(verb -> new Suggestion(verb, Verbs.meaning(verb)))
                .toList();
    }

    private static List<Suggestion> general() {
        List<Suggestion> all = new ArrayList<>();
        Stream.of(GeneralOptions.PLAY, GeneralOptions.ALWAYS)
                .flatMap(List::stream)
                .forEach(option -> option.names().forEach(name -> all.add(new Suggestion(name, option.help()))));
        all.add(new Suggestion("--help", "show the options"));
        return all;
    }

    private Map<String, List<Suggestion>> resolvers() {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        for (String name : rulesets) {
            Ruleset ruleset = Rulesets.named("ruleset", name);
            all.put(
                    name,
                    ruleset.resolvers().stream()
                            .map(resolver -> new Suggestion(
                                    resolver,
                                    ruleset.resolver(resolver).description().summary()))
                            .toList());
        }
        return all;
    }

    private Map<String, List<Suggestion>> options() {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        forEach((ruleset, description) -> {
            Map<String, Suggestion> options = new LinkedHashMap<>();
            for (Parameter<?> parameter : description.parameters()) {
                names(parameter)
                        .forEach(option -> options.putIfAbsent(option, new Suggestion(option, parameter.help())));
            }
            if (description.hasSides()) {
                options.putIfAbsent("--att", new Suggestion("--att", "the attacker's options follow"));
                options.putIfAbsent("--def", new Suggestion("--def", "the defender's options follow"));
            }
            all.put(ruleset.name() + "/" + description.name(), List.copyOf(options.values()));
        });
        return all;
    }

    private Map<String, List<Suggestion>> values() {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        forEach((ruleset, description) -> {
            Tables tables = Tables.builtIn(ruleset);
            for (Parameter<?> parameter : description.parameters()) {
                List<Suggestion> words = parameter.type().words(tables).stream()
                        .map(word -> new Suggestion(word, parameter.help()))
                        .toList();
                if (!words.isEmpty()) {
                    String place = ruleset.name() + "/" + description.name() + "/";
                    names(parameter).stream()
                            .filter(option -> !isShorthand(parameter, option))
                            .forEach(option -> all.putIfAbsent(place + option, words));
                }
            }
        });
        all.put("*/--rules", rulesetNames());
        return all;
    }

    /** An option's names: after {@code --def} the defender's do without their prefix. */
    private static List<String> names(Parameter<?> parameter) {
        if (parameter.isPositional()) {
            return List.of();
        }
        boolean defenders = parameter.side() == Parameter.Side.DEFENDER;
        List<String> names = new ArrayList<>(List.of(parameter.option()));
        if (defenders && !parameter.isSideDie()) {
            names.add(parameter.option().replace("--" + Parameter.DEFENDER_PREFIX, "--"));
        }
        for (String word : parameter.shorthands()) {
            names.add("--" + (defenders ? Parameter.DEFENDER_PREFIX : "") + word);
        }
        return names;
    }

    private static boolean isShorthand(Parameter<?> parameter, String option) {
        return parameter.shorthands().stream().anyMatch(word -> option.endsWith("-" + word));
    }

    /** What to do with each resolver. */
    @FunctionalInterface
    private interface Each {
        void apply(Ruleset ruleset, Description description);
    }

    private void forEach(Each each) {
        for (String name : rulesets) {
            Ruleset ruleset = Rulesets.named("ruleset", name);
            ruleset.resolvers()
                    .forEach(resolver ->
                            each.apply(ruleset, ruleset.resolver(resolver).description()));
        }
    }

    private static String cases(Map<String, List<Suggestion>> all, boolean zsh) {
        StringBuilder cases = new StringBuilder();
        all.forEach((key, words) -> {
            if (!words.isEmpty()) {
                cases.append("        ").append(key).append(") ");
                cases.append(zsh ? "found=(\n" + described(words) + "\n        )" : "echo '" + joined(words) + "'");
                cases.append(" ;;\n");
            }
        });
        return cases.toString().stripTrailing();
    }

    private static String joined(List<Suggestion> words) {
        return words.stream().map(Suggestion::word).collect(Collectors.joining(" "));
    }

    private static String described(List<Suggestion> words) {
        return words.stream()
                .map(word -> "            '"
                        + (word.word().replace(":", "\\:") + ":" + word.meaning()).replace("'", "'\\''")
                        + "'")
                .collect(Collectors.joining("\n"));
    }

    private static String template(String shell) {
        try (InputStream in = Completion.class.getResourceAsStream("/grognard/completion." + shell)) {
            if (in == null) {
                throw new IllegalStateException("completion." + shell + " is missing from the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read completion." + shell, e);
        }
    }
}
