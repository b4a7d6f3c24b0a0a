package grognard.workshop.reader;

import grognard.input.SafeText;
import grognard.rules.Code;
import grognard.rules.Resolver;
import grognard.toml.TomlTable;
import grognard.toml.TomlValue;
import grognard.workshop.folder.FolderProblems;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.resolver.ChainResolver;
import grognard.workshop.resolver.ChainStep;
import grognard.workshop.resolver.FolderOption;
import grognard.workshop.resolver.FolderResolver;
import grognard.workshop.resolver.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads {@code NAME.toml} of a chain, whose steps are other resolvers of the ruleset. */
public final class ChainReader {

    public static final List<String> STEP_KEYS = List.of("after", "swap", "carries");

    private final TomlSection section;
    private final String name;
    private final List<String> resolvers;
    private final Function<String, Optional<Resolver>> finder;

    /** @param finder finds a resolver of the ruleset; empty if its own files have problems */
    public ChainReader(
            TomlSection section, String name, List<String> resolvers, Function<String, Optional<Resolver>> finder) {
        this.section = section;
        this.name = name;
        this.resolvers = resolvers;
        this.finder = finder;
    }

    /** Reads the chain; empty if anything is wrong with its file or its steps. */
    public Optional<Resolver> read() {
        int before = section.problems().count();
        section.only(ResolverReader.keys(Shape.CHAIN));
        String summary = section.requiredText("summary");
        List<String> notes = section.texts("notes");
        List<FolderResolver> resolved = steps();
        if (section.problems().count() > before || resolved.isEmpty()) {
            return Optional.empty();
        }
        List<String> names =
                resolved.stream().map(step -> step.description().name()).toList();
        Map<String, TomlSection> sections = section.sections("step");
        for (Map.Entry<String, TomlSection> step : sections.entrySet()) {
            if (!names.contains(step.getKey())) {
                section.problems().word(section.file(), step.getValue().position(), "step", step.getKey(), names);
            }
        }
        List<ChainStep> steps = new ArrayList<>();
        for (int i = 0; i < resolved.size(); i++) {
            Optional<TomlSection> declared = Optional.ofNullable(sections.get(names.get(i)));
            steps.add(step(resolved.get(i), i == 0 ? null : resolved.get(i - 1), declared));
        }
        List<FolderOption> options = options(steps);
        for (int i = 0; i < steps.size(); i++) {
            checkCarries(steps, i, sections.get(names.get(i)));
        }
        List<String> bare = BareReader.read(section, options);
        return section.problems().count() > before
                ? Optional.empty()
                : Optional.of(new ChainResolver(name, summary, notes, steps, options, bare));
    }

    /**
     * The resolvers that {@code steps} names: each once, and none a chain, since options could then mean different
     * things.
     */
    private List<FolderResolver> steps() {
        List<FolderResolver> steps = new ArrayList<>();
        if (!section.has("steps")) {
            section.problem(section.position(), "no steps: expected steps = [\"…\", \"…\"], names of resolvers");
            return steps;
        }
        List<String> others = new ArrayList<>(resolvers);
        others.remove(name);
        for (TomlValue item : section.items("steps")) {
            String step = item instanceof TomlValue.Text text ? text.text() : "";
            if (!others.contains(step)) {
                section.problems().word(section.file(), item.position(), "steps", step, others);
                continue;
            }
            Optional<Resolver> resolver = finder.apply(step);
            if (resolver.isPresent() && resolver.get() instanceof FolderResolver single) {
                if (steps.contains(single)) {
                    section.problem(item.position(), "steps " + step + " a second time: expected each step once");
                }
                steps.add(single);
            } else if (resolver.isPresent()) {
                section.problem(item.position(), "steps " + step + ": expected no chain within a chain");
            } else {
                section.problem(item.position(), "steps " + step + ": expected a resolver whose files are valid");
            }
        }
        if (steps.isEmpty() && section.items("steps").isEmpty()) {
            section.problem(section.valuePosition("steps"), "steps: expected at least one");
        }
        return steps;
    }

    /**
     * Reads {@code [step.NAME]}.
     *
     * @param previous the step before; null for the first
     * @param declared the section, if the file has one
     */
    private ChainStep step(FolderResolver resolver, @Nullable FolderResolver previous, Optional<TomlSection> declared) {
        if (declared.isEmpty()) {
            return new ChainStep(resolver, List.of(), false, Map.of());
        }
        TomlSection step = declared.get();
        step.only(STEP_KEYS);
        List<String> codes = new ArrayList<>();
        for (TomlValue item : step.items("after")) {
            String code = item instanceof TomlValue.Text text ? text.text() : "";
            List<String> known = previous == null
                    ? List.of()
                    : previous.description().codes().stream().map(Code::name).toList();
            if (known.contains(code)) {
                codes.add(code);
            } else {
                step.problem(
                        item.position(),
                        "after " + SafeText.shortened(code) + ": "
                                + (previous == null
                                        ? "expected none, it is the first step"
                                        : FolderProblems.oneOf(
                                                code,
                                                known,
                                                ", the codes of "
                                                        + previous.description().name())));
            }
        }
        if (step.has("after") && step.items("after").isEmpty()) {
            step.problem(step.valuePosition("after"), "after: expected codes in the list, or no after");
        }
        Map<String, String> carries = new LinkedHashMap<>();
        Optional<TomlSection> carried = step.has("carries") ? step.section("carries") : Optional.empty();
        if (carried.isPresent()) {
            List<String> numbers =
                    new ArrayList<>(resolver.mechanism().definition().shape().numbers());
            numbers.remove("cell");
            numbers.remove("odds");
            carried.get().only(numbers);
            for (TomlTable.Entry entry : carried.get().entries()) {
                carried.get().text(entry.key()).ifPresent(option -> carries.put(entry.key(), option));
            }
        }
        return new ChainStep(resolver, codes, step.bool("swap"), carries);
    }

    /** The options of all steps, the attacker's first. Options of one name are one, and must agree in kind and default. */
    private List<FolderOption> options(List<ChainStep> steps) {
        Map<String, FolderOption> attackers = new LinkedHashMap<>();
        Map<String, FolderOption> defenders = new LinkedHashMap<>();
        for (ChainStep step : steps) {
            for (FolderOption option : step.resolver().mechanism().definition().options()) {
                String chainName = step.chainName(option);
                boolean second = (option.side() == 1) != step.swap();
                Map<String, FolderOption> side = second ? defenders : attackers;
                FolderOption known = side.get(chainName);
                if (known == null) {
                    side.put(chainName, ChainOptions.renamed(step, option, chainName, second));
                } else if (!known.type().expected().equals(option.type().expected())
                        || !known.fallback().equals(option.fallback())) {
                    section.problem(
                            section.positionOf("steps"),
                            "option " + chainName + ": expected one kind and default in all steps, " + step.name()
                                    + " has another");
                } else {
                    side.put(chainName, ChainOptions.joined(known, option, step));
                }
            }
        }
        List<FolderOption> all = new ArrayList<>(attackers.values());
        all.addAll(defenders.values());
        return all;
    }

    /** Checks that carried numbers go to a numeric option of a later step. */
    private void checkCarries(List<ChainStep> steps, int at, @Nullable TomlSection declared) {
        if (declared == null || steps.get(at).carries().isEmpty()) {
            return;
        }
        List<String> numeric = new ArrayList<>();
        for (ChainStep later : steps.subList(at + 1, steps.size())) {
            for (FolderOption option : later.resolver().mechanism().definition().options()) {
                if (option.isNumeric()) {
                    numeric.add(later.chainName(option));
                }
            }
        }
        TomlSection carried = declared.section("carries").orElseThrow();
        for (Map.Entry<String, String> carry : steps.get(at).carries().entrySet()) {
            if (!numeric.contains(carry.getValue())) {
                carried.problem(
                        carried.valuePosition(carry.getKey()),
                        "carries to " + SafeText.shortened(carry.getValue()) + ": "
                                + FolderProblems.oneOf(
                                        carry.getValue(), numeric, ", the numbers that later steps take"));
            }
        }
    }
}
