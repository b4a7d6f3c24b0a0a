package grognard.testing;

import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a line says after the resolver's name, by parameter; for lines that are right, such as the examples. */
public final class ExampleLine {

    private ExampleLine() {}

    public static Map<String, String> of(Description description, String line) {
        Map<String, String> typed = new LinkedHashMap<>();
        List<String> words = ShellWords.split(line);
        boolean defender = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            boolean option = word.startsWith("--");
            boolean valued = option && i + 1 < words.size() && !words.get(i + 1).startsWith("--");
            if ((word.equals("--def") || word.equals("--att")) && description.hasSides()) {
                defender = word.equals("--def");
            }
            if (!option) {
                typed.merge(positional(description).name(), word, (some, more) -> some + " " + more);
                continue;
            }
            String name = word.substring(2);
            Parameter<?> meant = meant(description, defender ? Parameter.DEFENDER_PREFIX + name : name, name);
            if (meant != null) {
                boolean shorthand = !meant.name().endsWith(name);
                String value = meant.isFlag() ? "true" : shorthand ? name : valued ? words.get(++i) : "";
                if (!value.isEmpty()) {
                    typed.merge(meant.name(), value, (some, more) -> some + "\n" + more);
                }
            } else if (!name.equals("att") && !name.equals("def")) {
                throw new IllegalArgumentException(word + " in " + line);
            }
        }
        return typed;
    }

    private static @Nullable Parameter<?> meant(Description description, String... names) {
        for (String name : names) {
            for (Parameter<?> parameter : description.parameters()) {
                String prefix = parameter.side() == Parameter.Side.DEFENDER ? Parameter.DEFENDER_PREFIX : "";
                if (parameter.name().equals(name)
                        || parameter.shorthands().stream().anyMatch(word -> name.equals(prefix + word))) {
                    return parameter;
                }
            }
        }
        return null;
    }

    private static Parameter<?> positional(Description description) {
        return description.parameters().stream()
                .filter(parameter -> parameter.isPositional() && !(parameter.type() instanceof Type.Rows))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(description.name() + " takes no plain words"));
    }
}
