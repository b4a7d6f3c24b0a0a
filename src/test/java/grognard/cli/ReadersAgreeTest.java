package grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Rulesets;
import grognard.rules.Type;
import grognard.testing.SpecRow;
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
