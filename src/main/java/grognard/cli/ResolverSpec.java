package grognard.cli;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Situation;
import grognard.rules.Type;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * The bridge between a description and picocli. picocli only tells words apart; what a value may be is left to the
 * parameter's own type, so that the command line, batches and journals refuse the same things in the same words.
 */
final class ResolverSpec {

    /** More units than any table holds; a larger file, or one without end, is something else. */
    private static final int MOST_BYTES = 1 << 20;

    private final Description description;

    ResolverSpec(Description description) {
        this.description = description;
    }

    void addTo(CommandSpec spec) {
        if (description.hasSides()) {
            addMarker(spec, "att", "the attacker's options follow");
            addMarker(spec, "def", "the defender's options follow");
        }
        for (Parameter<?> parameter : description.parameters()) {
            if (parameter.isPositional()) {
                spec.addPositional(positional(parameter));
            } else {
                spec.addOption(option(parameter));
            }
            if (isRows(parameter)) {
                spec.addOption(rows(parameter));
            }
            for (String word : parameter.shorthands()) {
                spec.addOption(shorthand(parameter, word));
            }
        }
    }

    /** {@code --att} and {@code --def} stand for a side even where they carry no die. */
    private void addMarker(CommandSpec spec, String name, String help) {
        if (description.parameter(name).isEmpty()) {
            spec.addOption(OptionSpec.builder("--" + name)
                    .type(boolean.class)
                    .arity("0")
                    .description(help)
                    .descriptionKey(name.equals("att") ? "Attacker" : "Defender")
                    .build());
        }
    }

    private static OptionSpec option(Parameter<?> parameter) {
        OptionSpec.Builder option = OptionSpec.builder(parameter.option())
                .description(help(parameter))
                .descriptionKey(heading(parameter));
        if (parameter.isFlag()) {
            return option.type(boolean.class).arity("0").build();
        }
        return option.type(String.class)
                .arity(parameter.isSideDie() ? "0..1" : "1")
                .paramLabel(parameter.type().label())
                .build();
    }

    private static String help(Parameter<?> parameter) {
        String fallback = parameter.isFlag()
                ? ""
                : parameter.fallback().map(value -> " (" + value + ")").orElse("");
        return parameter.help() + (parameter.isRequired() ? ", required" : fallback);
    }

    /** What it is listed under in help. */
    private static String heading(Parameter<?> parameter) {
        if (parameter.isSideDie()) {
            return parameter.name().equals("att") ? "Attacker" : "Defender";
        }
        return switch (parameter.side()) {
            case ATTACKER -> "Attacker";
            case DEFENDER -> "Defender";
            case NONE -> "Situation";
        };
    }

    private static PositionalParamSpec positional(Parameter<?> parameter) {
        return PositionalParamSpec.builder()
                .index("0..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(isRows(parameter) ? "FILE" : parameter.type().label())
                .description(help(parameter))
                .build();
    }

    private static OptionSpec rows(Parameter<?> parameter) {
        return OptionSpec.builder("--" + parameter.name())
                .type(List.class)
                .auxiliaryTypes(String.class)
                .arity("1")
                .paramLabel("ROW")
                .descriptionKey(heading(parameter))
                .description("a row in place of the file, " + parameter.type().label() + "; repeat for more")
                .build();
    }

    private static OptionSpec shorthand(Parameter<?> parameter, String word) {
        String prefix = parameter.side() == Parameter.Side.DEFENDER ? Parameter.DEFENDER_PREFIX : "";
        return OptionSpec.builder("--" + prefix + word)
                .type(boolean.class)
                .arity("0")
                .descriptionKey(heading(parameter))
                .description("the same as " + parameter.option() + " " + word)
                .build();
    }

    private static boolean isRows(Parameter<?> parameter) {
        return parameter.type() instanceof Type.Rows;
    }

    /** What was typed, by parameter name, ready for {@link Situation#read}. */
    Map<String, String> typed(ParseResult parsed) {
        Map<String, String> typed = new LinkedHashMap<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (isRows(parameter)) {
                putRows(parameter, parsed, typed);
            } else if (parameter.isPositional()) {
                putPositional(parameter, parsed, typed);
            } else if (parsed.hasMatchedOption(parameter.option())) {
                putOption(parameter, parsed, typed);
            }
            putShorthands(parameter, parsed, typed);
        }
        return typed;
    }

    private static void putOption(Parameter<?> parameter, ParseResult parsed, Map<String, String> typed) {
        ArgSpec option = parsed.matchedOption(parameter.option());
        String text = parameter.isFlag() ? "true" : option.getValue();
        // --att without a die only says whose options follow.
        if (!(parameter.isSideDie() && text.isEmpty())) {
            typed.put(parameter.name(), text);
        }
    }

    private static void putPositional(Parameter<?> parameter, ParseResult parsed, Map<String, String> typed) {
        List<String> words = positionals(parsed);
        if (!words.isEmpty()) {
            typed.put(parameter.name(), String.join(" ", words));
        }
    }

    private static void putShorthands(Parameter<?> parameter, ParseResult parsed, Map<String, String> typed) {
        String prefix = parameter.side() == Parameter.Side.DEFENDER ? Parameter.DEFENDER_PREFIX : "";
        for (String word : parameter.shorthands()) {
            if (parsed.hasMatchedOption("--" + prefix + word)) {
                String before = typed.put(parameter.name(), word);
                if (before != null) {
                    throw new BadInput("--" + prefix + word + ": " + parameter.option() + " is already " + before
                            + ", expected one of them");
                }
            }
        }
    }

    private static void putRows(Parameter<?> parameter, ParseResult parsed, Map<String, String> typed) {
        List<String> files = positionals(parsed);
        boolean rows = parsed.hasMatchedOption("--" + parameter.name());
        if ((rows && !files.isEmpty()) || files.size() > 1) {
            throw BadInput.value(
                    "FILE", files.get(files.size() - 1), "one file, or --" + parameter.name() + " for each row");
        }
        if (rows) {
            List<String> typedRows =
                    parsed.matchedOption("--" + parameter.name()).getValue();
            typed.put(parameter.name(), String.join("\n", typedRows));
        } else if (!files.isEmpty()) {
            typed.put(parameter.name(), withoutHeader(parameter, files.get(0)));
        }
    }

    private static String withoutHeader(Parameter<?> parameter, String file) {
        String text;
        try {
            text = text(file);
        } catch (java.nio.charset.CharacterCodingException e) {
            throw BadInput.value("FILE", file, "UTF-8 text");
        } catch (java.nio.file.NoSuchFileException | java.nio.file.InvalidPathException e) {
            throw BadInput.value("FILE", file, "a file that exists");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
        String[] parts = text.split("\r?\n", 2);
        String header = parameter.type().label();
        if (!parts[0].strip().equals(header)) {
            throw BadInput.value(file + " line 1:", parts[0].strip(), "the header " + header);
        }
        return parts.length < 2 ? "" : parts[1];
    }

    private static String text(String file) throws IOException {
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw BadInput.value("FILE", file, "a file of at most " + MOST_BYTES + " bytes");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        }
    }

    private static List<String> positionals(ParseResult parsed) {
        return parsed.matchedPositionals().isEmpty()
                ? List.of()
                : parsed.matchedPositionals().get(0).getValue();
    }
}
