package grognard.rules.napoleonic;

import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.Tables;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The results of combat, worst to best for the attacker, and what they do to each side by its state. */
enum CombatResult {
    AR("Ar", "The attacker is routed."),
    AW("Aw", "The attacker retires."),
    AD("Ad", "The attacker is disrupted."),
    DX("Dx", "Both sides are shaken; neither wins."),
    DD("Dd", "The defender is disrupted."),
    DW("Dw", "The defender retires."),
    DR("Dr", "The defender is routed.");

    private static final Column<List<Effect>> EFFECTS =
            Column.of("effects", Effect.cell(List.of("attacker", "defender"), Effects.OF_COMBAT));
    private static final Column<List<String>> RULINGS = Column.of("rulings", Cell.list(" ", Cell.text()));

    /** What the results mean. */
    static final TableSpec EFFECTS_TABLE = TableSpec.named("combat-effects", "What the results of combat do")
            .everyKey(Column.code("code", names(values())))
            .key(Column.code("side", "attacker", "defender"))
            .everyKey(Column.code("state", "ordered", "disrupted"))
            .value(EFFECTS)
            .value(RULINGS)
            .fixed();

    private final String word;
    private final String text;

    CombatResult(String word, String text) {
        this.word = word;
        this.text = text;
    }

    Code code() {
        return Code.of(word, text);
    }

    /** One side of a combat. */
    record Unit(String side, boolean disrupted, boolean lastBase) {

        String state() {
            return state(disrupted);
        }

        static String state(boolean disrupted) {
            return disrupted ? "disrupted" : "ordered";
        }
    }

    /** A column of a pack's table that holds some of these results. */
    static Column<CombatResult> column(CombatResult... results) {
        Cell<String> words = Cell.code(names(results));
        return Column.of("code", new Cell<CombatResult>() {
            @Override
            public Optional<CombatResult> read(String text) {
                return words.read(text)
                        .flatMap(name -> Arrays.stream(results)
                                .filter(result -> result.word.equals(name))
                                .findFirst());
            }

            @Override
            public String expected() {
                return words.expected();
            }

            @Override
            public List<String> codes() {
                return words.codes();
            }
        });
    }

    private static String[] names(CombatResult... results) {
        return Arrays.stream(results).map(result -> result.word).toArray(String[]::new);
    }

    static Code[] codes() {
        return Arrays.stream(values()).map(CombatResult::code).toArray(Code[]::new);
    }

    /**
     * What a result does to one side.
     *
     * @param words what the code does not tell: a sentence, or nothing
     * @param gone whether its last base is lost, so that nobody is left to do anything more
     */
    record Struck(List<Effect> effects, List<String> rulings, String words, boolean gone) {

        boolean is(EffectKind kind) {
            return effects.stream().anyMatch(effect -> effect.is(kind));
        }

        /** Puts it on record, and answers the words. */
        String tell(Audit audit) {
            audit.effects(effects);
            rulings.forEach(audit::ruling);
            return words;
        }
    }

    Struck strike(Unit unit, Tables tables) {
        Optional<Row> row = tables.get(EFFECTS_TABLE).find(word, unit.side(), unit.state());
        if (row.isEmpty()) {
            return new Struck(List.of(), List.of(), "", false);
        }
        List<Effect> effects = row.get().get(EFFECTS);
        List<String> rulings = row.get().get(RULINGS);
        boolean loses = effects.stream().anyMatch(effect -> effect.is(Effects.LOSE_BASE));
        if (loses && unit.lastBase()) {
            // Nothing is left to rout or to hold.
            List<Effect> loss = effects.stream()
                    .filter(effect -> effect.is(Effects.LOSE_BASE))
                    .toList();
            return new Struck(loss, rulings, " The " + unit.side() + " loses its last base and is gone.", true);
        }
        boolean outright = this == AR || this == DR;
        boolean routs = effects.stream().anyMatch(effect -> effect.is(Effects.ROUT));
        String words = loses && !outright
                ? " Disrupted before, the " + unit.side() + " loses a base" + (routs ? " and routs." : ".")
                : "";
        return new Struck(effects, rulings, words, false);
    }
}
