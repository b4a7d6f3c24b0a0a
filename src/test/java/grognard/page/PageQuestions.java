package grognard.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import grognard.game.setup.Scenarios;
import grognard.rules.HouseKey;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rulesets.Rulesets;
import grognard.testing.Json;
import grognard.testing.Situations;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random questions to the page over all rulesets and resolvers, from the resolvers' descriptions. */
final class PageQuestions {

    private static final List<String> SEEDS =
            List.of("salamanca", "salamanca/7", "Böhmen 1813", "", "0", "日本", "🎲 two", "a\"b\\c", "--seed");

    private static final List<String> WRONG =
            List.of("", "-1", "1e9", "0x10", "99999999999", "Elite", "\u202egib", "1;2", "a b");

    private static final List<String> ASKED = List.of(
            "charge", "canister", "square", "rout", "general", "range", "cavalry flank", "cover", "PB-1", "xyzzy");

    /** So many questions for each step of a game. */
    private static final int STEPS = 20;

    private final Random random;

    PageQuestions(long seed) {
        this.random = new Random(seed);
    }

    /** So many questions; every resolver gets as many as every other. */
    List<PageQuestion> of(int count) {
        List<PageQuestion> all = new ArrayList<>();
        while (true) {
            for (String name : Rulesets.names()) {
                Ruleset ruleset = Rulesets.named(name);
                for (String resolver : ruleset.resolvers()) {
                    if (all.size() == count) {
                        return all;
                    }
                    all.add(random.nextInt(12) == 0 ? lookup(ruleset) : about(ruleset, ruleset.resolver(resolver)));
                }
            }
        }
    }

    private PageQuestion lookup(Ruleset ruleset) {
        if (random.nextInt(10) == 0) {
            return new PageQuestion("sheet", ruleset.name(), "", List.of(), List.of(), List.of(), false);
        }
        String asked = random.nextBoolean() ? any(ASKED) : any(ruleset.resolvers());
        List<String> words = List.of(asked.split(" ", -1));
        return new PageQuestion("rules", ruleset.name(), "", List.of(), List.of(), words, random.nextBoolean());
    }

    private PageQuestion about(Ruleset ruleset, Resolver resolver) {
        Tables tables = Tables.builtIn(ruleset);
        double chance = random.nextInt(6) * 0.08;
        Map<String, String> typed =
                random.nextBoolean() || resolver.description().examples().isEmpty()
                        ? Situations.typed(resolver, tables, random, chance)
                        : Situations.likeAnExample(resolver, tables, random, chance);
        if (random.nextInt(6) == 0) {
            spoil(resolver, typed);
        }
        List<String> pairs = pairs(typed);
        List<String> words = new ArrayList<>(house(ruleset));
        int how = random.nextInt(6);
        if (how == 0) {
            return new PageQuestion("odds", ruleset.name(), name(resolver), pairs, words, List.of(), false);
        }
        if (random.nextInt(4) == 0) {
            words.addAll(List.of("--label=" + any(SEEDS)));
        }
        if (how == 1 || how == 2) {
            List<String> faces = faces(ruleset, resolver, pairs, words);
            if (!faces.isEmpty()) {
                return new PageQuestion("throwDice", ruleset.name(), name(resolver), pairs, words, faces, false);
            }
        }
        if (how == 3) {
            words.add("--dice="
                    + String.join(random.nextBoolean() ? "," : " ", spoiled(faces(ruleset, resolver, pairs, words))));
        } else {
            words.add("--seed=" + any(SEEDS));
        }
        if (random.nextInt(40) == 0) {
            words.add(any(List.of("--wrong", "--seed=twice", "bare", "--house=x", "--house=nothing=1")));
        }
        return new PageQuestion("play", ruleset.name(), name(resolver), pairs, words, List.of(), false);
    }

    private static String name(Resolver resolver) {
        return resolver.description().name();
    }

    /** The faces that a seed throws in this situation; none if it is refused or has no dice. */
    private List<String> faces(Ruleset ruleset, Resolver resolver, List<String> pairs, List<String> words) {
        List<String> seeded = new ArrayList<>(words);
        seeded.add("--seed=" + random.nextInt());
        String printed =
                new PageQuestion("play", ruleset.name(), name(resolver), pairs, seeded, List.of(), false).printed();
        List<String> faces = new ArrayList<>();
        if (printed.startsWith("{")) {
            for (Object roll : (List<?>) Json.object(printed).get("rolls")) {
                boolean thrown = "seed".equals(((Map<?, ?>) roll).get("source"));
                for (Object face : thrown ? (List<?>) ((Map<?, ?>) roll).get("values") : List.of()) {
                    faces.add(face.toString());
                }
            }
        }
        return faces;
    }

    /** Mostly the same; sometimes with a die more or less, or a face that no die has. */
    private List<String> spoiled(List<String> faces) {
        List<String> other = new ArrayList<>(faces);
        switch (random.nextInt(8)) {
            case 0 -> other.add("3");
            case 1 -> other.add(random.nextInt(other.size() + 1), "7");
            case 2 -> {
                if (!other.isEmpty()) {
                    other.remove(other.size() - 1);
                }
            }
            default -> {}
        }
        return other;
    }

    private void spoil(Resolver resolver, Map<String, String> typed) {
        List<Parameter<?>> parameters = resolver.description().parameters();
        if (!parameters.isEmpty()) {
            Parameter<?> parameter = any(parameters);
            if (random.nextInt(3) == 0) {
                typed.remove(parameter.name());
            } else if (!parameter.isFlag() && !(parameter.type() instanceof Type.Rows)) {
                typed.put(parameter.name(), any(WRONG));
            }
        }
    }

    private List<String> pairs(Map<String, String> typed) {
        List<String> pairs = new ArrayList<>();
        typed.forEach((name, value) -> {
            for (String line : value.split("\n", -1)) {
                pairs.addAll(List.of(name, line));
            }
        });
        return pairs;
    }

    private List<String> house(Ruleset ruleset) {
        if (ruleset.house().isEmpty() || random.nextInt(5) > 0) {
            return List.of();
        }
        HouseKey<?> key = any(ruleset.house());
        List<String> values = key.type().words(Tables.builtIn(ruleset));
        return List.of("--house=" + key.name() + "=" + (values.isEmpty() ? "1" : any(values)));
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /**
     * Writes questions with what the command line prints, a JSON object a line, for the same comparison in JavaScript.
     *
     * @param args how many, and the file
     */
    public static void main(String[] args) throws IOException {
        try (Writer out = Files.newBufferedWriter(Path.of(args[1]));
                JsonGenerator json = new JsonFactory().createGenerator(out)) {
            json.setRootValueSeparator(null);
            for (PageQuestion question : new PageQuestions(Integer.parseInt(args[0])).of(Integer.parseInt(args[0]))) {
                json.writeStartObject();
                json.writeStringField("method", question.method());
                json.writeArrayFieldStart("args");
                for (Object argument : question.arguments()) {
                    write(json, argument);
                }
                json.writeEndArray();
                json.writeStringField("printed", question.printed());
                json.writeEndObject();
                json.writeRaw('\n');
            }
            games(Integer.parseInt(args[0]) / STEPS, json);
        }
    }

    /** Writes a random game of so many steps for each scenario. */
    private static void games(int steps, JsonGenerator json) throws IOException {
        Path folder = Files.createTempDirectory("games");
        for (String scenario : Scenarios.NAMES) {
            GameSteps game = new GameSteps(folder, 100L + Scenarios.NAMES.indexOf(scenario));
            for (GameSteps.Step step : game.of(scenario, steps)) {
                json.writeStartObject();
                String method = step.method();
                json.writeStringField("method", "game" + Character.toUpperCase(method.charAt(0)) + method.substring(1));
                json.writeArrayFieldStart("args");
                for (Object argument : step.args()) {
                    write(json, argument);
                }
                json.writeEndArray();
                json.writeStringField("printed", step.printed());
                json.writeBooleanField("whole", method.equals("form"));
                json.writeEndObject();
                json.writeRaw('\n');
            }
            Files.delete(game.file());
        }
        Files.delete(folder);
    }

    private static void write(JsonGenerator json, Object argument) throws IOException {
        if (argument instanceof List<?> list) {
            json.writeStartArray();
            for (Object one : list) {
                json.writeString(one.toString());
            }
            json.writeEndArray();
        } else if (argument instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (argument instanceof Number number) {
            json.writeNumber(number.longValue());
        } else {
            json.writeString(argument.toString());
        }
    }
}
