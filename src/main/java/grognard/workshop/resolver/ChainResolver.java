package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.ResolverInput;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.table.TableSpec;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Plays resolvers one after the other. The outcome has the effects and working of all steps, and code, numbers and follow-ups
 * of the last one that was played.
 */
public final class ChainResolver implements Resolver {

    private final List<ChainStep> steps;
    private final List<FolderOption> options;
    private final Description description;

    /**
     * @param options the options of all steps under the chain's names, each once
     * @param bare names of the options that values without a name fill, in this order
     */
    public ChainResolver(
            String name,
            String summary,
            List<String> notes,
            List<ChainStep> steps,
            List<FolderOption> options,
            List<String> bare) {
        this.steps = List.copyOf(steps);
        this.options = List.copyOf(options);
        List<Parameter<?>> parameters = new ArrayList<>();
        options.forEach(option -> parameters.add(option.parameter()));
        List<String> dice = new ArrayList<>();
        Map<String, Code> codes = new LinkedHashMap<>();
        Map<String, TableSpec> tables = new LinkedHashMap<>();
        Set<String> rulings = new LinkedHashSet<>();
        List<String> names = new ArrayList<>();
        for (ChainStep step : steps) {
            Description own = step.resolver().description();
            dice.addAll(own.dice());
            names.add(step.name());
            own.codes().forEach(code -> codes.putIfAbsent(code.name(), code));
            own.tables().forEach(table -> tables.putIfAbsent(table.name(), table));
            rulings.addAll(own.rulings());
        }
        this.description = Description.of(name, summary)
                .parameters(parameters)
                .bare(ResolverDefinition.bare(bare, options))
                .dice(dice.toArray(new String[0]))
                .codes(List.copyOf(codes.values()))
                .tables(tables.values().toArray(new TableSpec[0]))
                .rulings(rulings.toArray(new String[0]))
                .examples(ExampleLine.of(options))
                .notes(notes.toArray(new String[0]))
                .roles(Shape.CHAIN.sides().toArray(new String[0]))
                .steps(names.toArray(new String[0]))
                .source("");
    }

    public List<ChainStep> steps() {
        return steps;
    }

    @Override
    public Description description() {
        return description;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        PlayState state = PlayState.of(situation);
        ConditionCheck.check(options, state, situation);
    }

    @Override
    public List<TableSpec> decidedBy(ResolverInput inputs) {
        return List.of();
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Map<String, Object> known = new HashMap<>(PlayState.options(situation));
        Audit audit = new Audit();
        for (int i = 0; ; i++) {
            ChainStep step = steps.get(i);
            @Nullable ChainStep next = i + 1 < steps.size() ? steps.get(i + 1) : null;
            ChainStep.Result result = dice.result(step.with(known, next));
            Resolution resolution = result.resolution();
            write(step, resolution, audit);
            if (!result.continues()) {
                resolution.outcome().numbers().forEach(audit::number);
                audit.next(resolution.outcome().next());
                return audit.outcome(
                        resolution.outcome().code(), resolution.outcome().text());
            }
            carry(step, resolution, known);
        }
    }

    /** Copies working, effects and rulings of a step, with its name as a note to each line. */
    private static void write(ChainStep step, Resolution resolution, Audit audit) {
        for (Resolution.Line line : resolution.working()) {
            String note = line.note().isEmpty() ? step.name() : step.name() + ", " + line.note();
            if (line.modifier()) {
                audit.modifier(line.side(), line.what(), line.value(), note);
            } else {
                audit.line(line.side(), line.what(), line.value(), note);
            }
        }
        audit.effects(resolution.outcome().effects());
        resolution.rulings().forEach(audit::ruling);
    }

    /** Adds the carried numbers of a step to options of later steps, clamped to the range of the option. */
    private void carry(ChainStep step, Resolution resolution, Map<String, Object> known) {
        step.carries().forEach((number, name) -> {
            Number carried = resolution.outcome().numbers().get(number);
            if (carried == null) {
                return;
            }
            Rational before = known.get(name) instanceof Rational fraction ? fraction : Rational.ZERO;
            Rational sum =
                    before.plus(Rational.of(new BigDecimal(carried.toString())).orElse(Rational.ZERO));
            for (FolderOption option : options) {
                if (option.name().equals(name) && option.type() instanceof Type.Whole whole) {
                    known.put(name, sum.within(Rational.of(whole.least()), Rational.of(whole.most())));
                } else if (option.name().equals(name) && option.type() instanceof Type.Decimal decimal) {
                    known.put(
                            name,
                            sum.within(
                                    Rational.of(decimal.least()).orElseThrow(),
                                    Rational.of(decimal.most()).orElseThrow()));
                }
            }
        });
    }
}
