package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.ResolverInput;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.TableSpec;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A resolver from a folder, of any shape but a chain: a mechanism and its description. */
public final class FolderResolver implements Resolver {

    private final Mechanism mechanism;
    private final Description description;
    private final List<KeyedTable> keyedTables;

    /**
     * @param tables the CSV files as the page of tables lists them
     * @param keyedTables the same files by their keys
     */
    public FolderResolver(Mechanism mechanism, List<TableSpec> tables, List<KeyedTable> keyedTables) {
        this.mechanism = mechanism;
        this.keyedTables = keyedTables;
        ResolverDefinition definition = mechanism.definition();
        List<Parameter<?>> parameters = new ArrayList<>(mechanism.sideDice());
        definition.options().forEach(option -> parameters.add(option.parameter()));
        List<String> dice = new ArrayList<>(mechanism.dice());
        for (ResultRow result : mechanism.results().all()) {
            for (ResultRow.PendingEffect effect : result.effects()) {
                String line = effect.kind().name() + " ("
                        + effect.dice().map(DiceExpression::toString).orElse("") + ")";
                if (effect.dice().isPresent() && !dice.contains(line)) {
                    dice.add(line);
                }
            }
        }
        Description.Builder described = Description.of(definition.name(), definition.summary())
                .parameters(parameters)
                .bare(ResolverDefinition.bare(definition.bare(), definition.options()))
                .dice(dice.toArray(new String[0]))
                .codes(mechanism.results().codes())
                .tables(tables.toArray(new TableSpec[0]))
                .rulings(mechanism.results().rulings().toArray(new String[0]))
                .examples(ExampleLine.of(definition.options()))
                .notes(definition.notes().toArray(new String[0]))
                .roles(definition.shape().sides().toArray(new String[0]));
        this.description = (definition.shape() == Shape.LOOK_UP ? described.lookUp() : described).source("");
    }

    /** The CSV files that were read. A file that is used several times is listed as often. */
    public List<KeyedTable> keyedTables() {
        return keyedTables;
    }

    public Mechanism mechanism() {
        return mechanism;
    }

    /** Names of the numbers that its outcomes can have. The cell of a chart is text and therefore left out. */
    public List<String> numbers() {
        return mechanism.definition().shape().numbers().stream()
                .filter(name -> !name.equals(Mechanism.CELL))
                .toList();
    }

    @Override
    public Description description() {
        return description;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        PlayState state = PlayState.of(situation);
        ConditionCheck.check(mechanism.definition().options(), state, situation);
        mechanism.prepare(new FolderWorking(state, sides())); // refuses too many dice
    }

    @Override
    public List<TableSpec> decidedBy(ResolverInput inputs) {
        return List.of();
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        return play(PlayState.options(situation), sides(), dice);
    }

    private List<String> sides() {
        return mechanism.definition().shape().sides();
    }

    /**
     * Plays with the options and side names of a chain.
     *
     * @param options values by option name, as {@link PlayState} holds them
     */
    public Resolution play(Map<String, Object> options, List<String> sides, Dice dice) {
        FolderWorking working = new FolderWorking(PlayState.of(options), sides);
        return working.outcome(mechanism.play(working, dice));
    }
}
