package grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.testing.Situations;
import grognard.testing.SpecRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The quick reader and picocli understand the same, on every line of every spec. */
class ReadersAgreeTest {

    static List<String> rulesets() {
        return Rulesets.names();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void onEveryLine(String ruleset) {
        List<String> differences = new ArrayList<>();
        for (SpecRow row : SpecRow.of(ruleset)) {
            Description description =
                    Rulesets.named("test", ruleset).resolver(row.resolver()).description();
            List<String> words = row.words().subList(2, row.words().size());
            Object quick = quick(description, words);
            Object full = full(description, words);
            boolean left = quick.equals(Optional.empty());
            boolean mayLeave = row.isRefusal() || takesRows(description);
            if (left ? !mayLeave : !quick.equals(full)) {
                differences.add(row + " " + row.args() + ": quick " + quick + ", picocli " + full);
            }
        }
        assertThat(differences).isEmpty();
    }

    /** Situations from the description alone: a resolver joins by being registered. */
    @ParameterizedTest
    @MethodSource("everyRuleset")
    void onEveryResolver(String name) {
        Ruleset ruleset = Rulesets.named("test", name);
        List<String> differences = new ArrayList<>();
        for (String resolver : ruleset.resolvers()) {
            Description description = ruleset.resolver(resolver).description();
            if (takesRows(description)) {
                continue;
            }
            for (Situation situation : Situations.of(ruleset.resolver(resolver), Tables.builtIn(ruleset), 40)) {
                for (List<String> words : typings(description, situation)) {
                    Object quick = quick(description, words);
                    Object full = full(description, words);
                    if (!quick.equals(full) || quick.equals(Optional.empty())) {
                        differences.add(resolver + " " + words + ": quick " + quick + ", picocli " + full);
                    }
                }
            }
        }
        assertThat(differences).isEmpty();
    }

    static List<String> everyRuleset() {
        List<String> names = new ArrayList<>(Rulesets.names());
        names.add("dice");
        return names;
    }

    /** The situation as separate words, with equals signs, and with general options between. */
    private static List<List<String>> typings(Description description, Situation situation) {
        List<String> apart = new ArrayList<>();
        List<String> joined = new ArrayList<>(List.of("--json", "--label", "a b"));
        situation.inputs().forEach((name, value) -> {
            Parameter<?> parameter = description.parameter(name).orElseThrow();
            String text = value instanceof BigDecimal number ? number.toPlainString() : value.toString();
            if (parameter.isPositional()) {
                apart.add(text);
                joined.add(text);
            } else if (parameter.isFlag()) {
                apart.add(parameter.option());
                joined.add(parameter.option());
            } else {
                apart.addAll(List.of(parameter.option(), text));
                joined.add(parameter.option() + "=" + text);
            }
        });
        joined.addAll(List.of("-n", "3", "--seed=s", "--log", "f", "--house", "a=b", "--house=c=d", "-q"));
        return List.of(apart, joined);
    }

    private static boolean takesRows(Description description) {
        return description.parameters().stream().anyMatch(parameter -> parameter.type() instanceof Type.Rows);
    }

    private static Object quick(Description description, List<String> words) {
        try {
            return QuickReader.read(description, true, Sides.longForms(description, words));
        } catch (BadInput e) {
            return e.toString();
        }
    }

    private static Object full(Description description, List<String> words) {
        CommandSpec spec = CommandSpec.create();
        new ResolverSpec(description).addTo(spec);
        GeneralOptions.addTo(spec, GeneralOptions.PLAY);
        try {
            List<String> scoped = Sides.longForms(description, words);
            CommandLine.ParseResult parsed =
                    new CommandLine(spec).setExpandAtFiles(false).parseArgs(scoped.toArray(String[]::new));
            return Optional.of(new Typed(new ResolverSpec(description).typed(parsed), GeneralOptions.of(parsed)));
        } catch (CommandLine.ParameterException e) {
            return ParseErrors.explain(spec, e).toString();
        } catch (BadInput e) {
            return e.toString();
        }
    }
}
