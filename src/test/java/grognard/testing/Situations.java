package grognard.testing;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Situations that a resolver accepts, made from its description; the same ones on every run. */
public final class Situations {

    private static final int TRIES = 2000;

    private Situations() {}

    /** Up to so many situations, some plain, some with a lot said. */
    public static List<Situation> of(Resolver resolver, Tables tables, int wanted) {
        Random random = new Random(resolver.description().name().hashCode());
        List<Situation> situations = new ArrayList<>();
        for (int i = 0; i < TRIES && situations.size() < wanted; i++) {
            try {
                situations.add(Situation.read(resolver, typed(resolver, tables, random, i % 5 * 0.12), tables));
            } catch (BadInput e) {
                // said too much at once; the next try says something else
            }
        }
        return situations;
    }

    /** Something that could be typed, each option with that chance; the resolver may refuse it. */
    public static Map<String, String> typed(Resolver resolver, Tables tables, Random random, double chance) {
        Map<String, String> typed = new LinkedHashMap<>();
        for (Parameter<?> parameter : resolver.description().parameters()) {
            if (parameter.isSideDie()) {
                continue;
            }
            if (parameter.isRequired() || random.nextDouble() < chance) {
                typed.put(
                        parameter.name(),
                        parameter.type() instanceof Type.Rows
                                ? rows(resolver, parameter, random)
                                : value(parameter.type(), tables, random));
            }
        }
        return typed;
    }

    /** All that can be typed, options left out included; nothing if that is more than so many. */
    public static List<Map<String, String>> everything(Resolver resolver, Tables tables, int most) {
        List<Map<String, String>> all = new ArrayList<>(List.of(Map.of()));
        for (Parameter<?> parameter : resolver.description().parameters()) {
            if (parameter.isSideDie()) {
                continue;
            }
            List<String> words = parameter.isFlag() ? List.of("true") : every(parameter.type(), tables);
            if (words.isEmpty()) {
                return List.of(); // decimals and texts without end
            }
            List<Map<String, String>> more = parameter.isRequired() ? new ArrayList<>() : new ArrayList<>(all);
            for (Map<String, String> typed : all) {
                for (String word : words) {
                    Map<String, String> longer = new LinkedHashMap<>(typed);
                    longer.put(parameter.name(), word);
                    more.add(longer);
                }
                if (more.size() > most) {
                    return List.of();
                }
            }
            all = more;
        }
        return all;
    }

    private static List<String> every(Type<?> type, Tables tables) {
        return type instanceof Type.Whole whole
                ? IntStream.rangeClosed(whole.least(), whole.most())
                        .mapToObj(String::valueOf)
                        .toList()
                : type.words(tables);
    }

    /** Rows must fit each other, so they are those of one of the resolver's examples. */
    private static String rows(Resolver resolver, Parameter<?> parameter, Random random) {
        List<String> examples = resolver.description().examples();
        List<String> words = ShellWords.split(examples.get(random.nextInt(examples.size())));
        List<String> rows = new ArrayList<>();
        for (int i = 1; i < words.size(); i++) {
            if (words.get(i - 1).equals("--" + parameter.name())) {
                rows.add(words.get(i));
            }
        }
        return String.join("\n", rows);
    }

    private static String value(Type<?> type, Tables tables, Random random) {
        List<String> words = type.words(tables);
        if (!words.isEmpty()) {
            return words.get(random.nextInt(words.size()));
        }
        if (type instanceof Type.Whole whole) {
            // Small numbers, so that brute force stays possible.
            int most = Math.min(whole.most(), whole.least() + 40);
            int span = random.nextInt(4) == 0 ? most - whole.least() : Math.min(5, most - whole.least());
            return String.valueOf(whole.least() + random.nextInt(span + 1));
        }
        if (type instanceof Type.Decimal decimal) {
            double least = decimal.least().doubleValue();
            double most = Math.min(decimal.most().doubleValue(), least + 30);
            return String.format(
                    java.util.Locale.ROOT, "%." + decimal.places() + "f", least + random.nextDouble() * (most - least));
        }
        return type instanceof Type.Flag ? "true" : "2d6";
    }
}
