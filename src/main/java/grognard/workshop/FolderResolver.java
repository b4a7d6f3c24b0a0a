package grognard.workshop;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A resolver from a folder, of any shape but a chain. */
final class FolderResolver implements Resolver {

    private final Mechanism mechanism;
    private final Description description;
    private final List<Grid> grids;

    FolderResolver(Mechanism mechanism, List<TableSpec> tables, List<Grid> grids) {
        this.mechanism = mechanism;
        this.grids = grids;
        Common common = mechanism.common();
        List<Parameter<?>> parameters = new ArrayList<>();
        for (Option option : common.options()) {
            parameters.add(option.parameter());
        }
        List<String> dice = new ArrayList<>(mechanism.dice());
        for (Result result : mechanism.results().all()) {
            for (Result.Happening effect : result.effects()) {
                String line = effect.kind().name() + " ("
                        + effect.dice().map(Throw::toString).orElse("") + ")";
                if (effect.dice().isPresent() && !dice.contains(line)) {
                    dice.add(line);
                }
            }
        }
        Description.Builder said = Description.of(common.name(), common.summary())
                .parameters(parameters)
                .dice(dice.toArray(new String[0]))
                .codes(mechanism.results().codes())
                .tables(tables.toArray(new TableSpec[0]))
                .rulings(mechanism.results().rulings().toArray(new String[0]))
                .examples(Examples.of(common.options()))
                .notes(common.notes().toArray(new String[0]))
                .roles(common.shape().sides().toArray(new String[0]));
        this.description = (common.shape() == Shape.LOOK_UP ? said.lookUp() : said).source("");
    }

    /** The files that decide. */
    List<Grid> grids() {
        return grids;
    }

    Mechanism mechanism() {
        return mechanism;
    }

    @Override
    public Description description() {
        return description;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        Ledger facts = Ledger.of(Ledger.options(description.parameters(), situation));
        Conditions.check(mechanism.common().options(), facts, description, situation);
        mechanism.prepare(facts, new Log(new Audit(), sides())); // too many dice
    }

    @Override
    public List<TableSpec> decidedBy(Premises premises) {
        return List.of();
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        return play(Ledger.options(description.parameters(), situation), sides(), dice);
    }

    private List<String> sides() {
        return mechanism.common().shape().sides();
    }

    /** The same for options that are known otherwise, and sides that are called otherwise. */
    Resolution play(Map<String, Object> options, List<String> sides, Dice dice) {
        Log log = new Log(new Audit(), sides);
        Code code = mechanism.play(Ledger.of(options), dice, log);
        return log.audit().outcome(code);
    }
}
