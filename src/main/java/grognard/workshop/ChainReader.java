package grognard.workshop;

import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.rules.Code;
import grognard.rules.Resolver;
import grognard.toml.TomlTable;
import grognard.toml.TomlValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads the file of a chain, whose steps are other resolvers of the ruleset. */
final class ChainReader {

    static final List<String> STEP_KEYS = List.of("after", "swap", "carries");

    private final Section section;
    private final String name;
    private final List<String> resolvers;
    private final Function<String, Optional<Resolver>> finder;

    /** @param finder finds a resolver of the ruleset; empty where its own file is not whole */
    ChainReader(Section section, String name, List<String> resolvers, Function<String, Optional<Resolver>> finder) {
        this.section = section;
        this.name = name;
        this.resolvers = resolvers;
        this.finder = finder;
    }

    Optional<Resolver> read() {
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
        Map<String, Section> sections = section.sections("step");
        for (Map.Entry<String, Section> step : sections.entrySet()) {
            if (!names.contains(step.getKey())) {
                section.problems().word(section.file(), step.getValue().place(), "step", step.getKey(), names);
            }
        }
        List<ChainStep> steps = new ArrayList<>();
        for (int i = 0; i < resolved.size(); i++) {
            Optional<Section> said = Optional.ofNullable(sections.get(names.get(i)));
            steps.add(step(resolved.get(i), i == 0 ? null : resolved.get(i - 1), said));
        }
        List<Option> options = options(steps);
        for (int i = 0; i < steps.size(); i++) {
            checkCarries(steps, i, sections.get(names.get(i)));
        }
        return section.problems().count() > before
                ? Optional.empty()
                : Optional.of(new ChainResolver(name, summary, notes, steps, options));
    }

    private List<FolderResolver> steps() {
        List<FolderResolver> steps = new ArrayList<>();
        if (!section.has("steps")) {
            section.problem(section.place(), "no steps: expected steps = [\"…\", \"…\"], names of resolvers");
            return steps;
        }
        List<String> others = new ArrayList<>(resolvers);
        others.remove(name);
        for (TomlValue item : section.items("steps")) {
            String step = item instanceof TomlValue.Text text ? text.text() : "";
            if (!others.contains(step)) {
                section.problems().word(section.file(), item.place(), "steps", step, others);
                continue;
            }
            Optional<Resolver> resolver = finder.apply(step);
            if (resolver.isPresent() && resolver.get() instanceof FolderResolver single) {
                if (steps.contains(single)) {
                    section.problem(item.place(), "steps " + step + " a second time: expected each step once");
                }
                steps.add(single);
            } else if (resolver.isPresent()) {
                section.problem(item.place(), "steps " + step + ": expected no chain within a chain");
            } else {
                section.problem(item.place(), "steps " + step + ": expected a resolver that is whole");
            }
        }
        if (steps.isEmpty() && section.items("steps").isEmpty()) {
            section.problem(section.valuePlace("steps"), "steps: expected at least one");
        }
        return steps;
    }

    private ChainStep step(
            FolderResolver resolver,
            @org.jspecify.annotations.Nullable FolderResolver previous,
            Optional<Section> said) {
        if (said.isEmpty()) {
            return new ChainStep(resolver, List.of(), false, Map.of());
        }
        Section step = said.get();
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
                        item.place(),
                        "after " + SafeText.shortened(code) + ": "
                                + (previous == null
                                        ? "expected none, it is the first step"
                                        : FolderProblems.oneOf(known) + ", the codes of "
                                                + previous.description().name() + Nearest.hint(code, known)));
            }
        }
        if (step.has("after") && step.items("after").isEmpty()) {
            step.problem(step.valuePlace("after"), "after: expected codes in the list, or no after");
        }
        Map<String, String> carries = new LinkedHashMap<>();
        Optional<Section> carried = step.has("carries") ? step.section("carries") : Optional.empty();
        if (carried.isPresent()) {
            List<String> numbers =
                    new ArrayList<>(resolver.mechanism().common().shape().numbers());
            numbers.remove("cell");
            numbers.remove("odds");
            carried.get().only(numbers);
            for (TomlTable.Entry entry : carried.get().entries()) {
                carried.get().text(entry.key()).ifPresent(option -> carries.put(entry.key(), option));
            }
        }
        return new ChainStep(resolver, codes, step.truth("swap"), carries);
    }

    /** The options of all steps, the attacker's first; those of one name must be of one kind. */
    private List<Option> options(List<ChainStep> steps) {
        Map<String, Option> attackers = new LinkedHashMap<>();
        Map<String, Option> defenders = new LinkedHashMap<>();
        for (ChainStep step : steps) {
            for (Option option : step.resolver().mechanism().common().options()) {
                String chainName = step.chainName(option);
                boolean second = (option.side() == 1) != step.swap();
                Map<String, Option> side = second ? defenders : attackers;
                Option known = side.get(chainName);
                if (known == null) {
                    side.put(chainName, ChainOptions.renamed(step, option, chainName, second));
                } else if (!known.kind().equals(option.kind())
                        || !java.util.Objects.equals(known.fallback(), option.fallback())) {
                    section.problem(
                            section.placeOf("steps"),
                            "option " + chainName + ": expected one kind and default in all steps, " + step.name()
                                    + " has another");
                } else {
                    side.put(chainName, ChainOptions.joined(known, option, step));
                }
            }
        }
        List<Option> all = new ArrayList<>(attackers.values());
        all.addAll(defenders.values());
        return all;
    }

    private void checkCarries(List<ChainStep> steps, int at, @org.jspecify.annotations.Nullable Section said) {
        if (said == null || steps.get(at).carries().isEmpty()) {
            return;
        }
        List<String> numeric = new ArrayList<>();
        for (ChainStep later : steps.subList(at + 1, steps.size())) {
            for (Option option : later.resolver().mechanism().common().options()) {
                if (option.kind() instanceof Kind.Whole || option.kind() instanceof Kind.Decimal) {
                    numeric.add(later.chainName(option));
                }
            }
        }
        Section carried = said.section("carries").orElseThrow();
        for (Map.Entry<String, String> carry : steps.get(at).carries().entrySet()) {
            if (!numeric.contains(carry.getValue())) {
                carried.problem(
                        carried.valuePlace(carry.getKey()),
                        "carries to " + SafeText.shortened(carry.getValue()) + ": "
                                + FolderProblems.oneOf(numeric) + ", the numbers that later steps take"
                                + Nearest.hint(carry.getValue(), numeric));
            }
        }
    }
}
