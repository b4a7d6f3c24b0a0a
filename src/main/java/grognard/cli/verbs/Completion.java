package grognard.cli.verbs;

import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.line.Spelling;
import grognard.line.Spelling.Spelt;
import grognard.line.Usual;
import grognard.repl.Suggestion;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
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
    static String script(String shell, Program program) {
        Completion completion = new Completion();
        boolean zsh = shell.equals("zsh");
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("RULESETS", zsh ? described(rulesetNames()) : joined(rulesetNames()));
        parts.put("VERBS", zsh ? described(verbs(program)) : joined(verbs(program)));
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

    private static List<Suggestion> verbs(Program program) {
        return program.verbs().stream()
                .map(Verb::description)
                .filter(verb -> !verb.betweenLines())
                .map(verb -> new Suggestion(verb.name(), verb.meaning()))
                .toList();
    }

    private static List<Suggestion> general() {
        List<Suggestion> all = new ArrayList<>();
        for (Usual option : Usual.of(Usual.For.PLAY)) {
            option.names().forEach(name -> all.add(new Suggestion(name, option.help())));
        }
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
            for (Spelt spelt : Spelling.all(description)) {
                names(spelt).forEach(option -> options.putIfAbsent(option, new Suggestion(option, spelt.help())));
            }
            all.put(ruleset.name() + "/" + description.name(), List.copyOf(options.values()));
        });
        return all;
    }

    private Map<String, List<Suggestion>> values() {
        Map<String, List<Suggestion>> all = new LinkedHashMap<>();
        forEach((ruleset, description) -> {
            Tables tables = Tables.builtIn(ruleset);
            String place = ruleset.name() + "/" + description.name() + "/";
            for (Spelt spelt : Spelling.all(description)) {
                List<Suggestion> words = values(spelt, tables);
                if (!words.isEmpty()) {
                    names(spelt).forEach(option -> all.putIfAbsent(place + option, words));
                }
            }
        });
        all.put("*/--rules", rulesetNames());
        return all;
    }

    private static List<Suggestion> values(Spelt spelt, Tables tables) {
        if (spelt.parameter().isEmpty() || !spelt.value().isEmpty()) {
            return List.of();
        }
        return spelt.parameter().get().type().words(tables).stream()
                .map(word -> new Suggestion(word, spelt.help()))
                .toList();
    }

    /** An option's names: after {@code --def} the defender's do without their prefix. */
    private static List<String> names(Spelt spelt) {
        return Stream.concat(Stream.of(spelt.option()), Spelling.afterDefender(spelt).stream())
                .toList();
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
