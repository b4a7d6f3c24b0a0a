package grognard.rules.napoleonic.combat;

import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.rules.Premises;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Effects;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The results of combat, worst to best for the attacker, and what they do to each side by its state. */
enum CombatResult {
    AR("Ar", "attacker routed", "The attacker is routed."),
    AW("Aw", "attacker retires", "The attacker retires."),
    AD("Ad", "attacker disrupted", "The attacker is disrupted."),
    DX("Dx", "disruption exchanged", "Disruption is exchanged; neither wins."),
    DD("Dd", "defender disrupted", "The defender is disrupted."),
    DW("Dw", "defender retires", "The defender retires."),
    DR("Dr", "defender routed", "The defender is routed.");

    private static final Column<List<Effect>> EFFECTS =
            Column.of("effects", Effect.cell(List.of("attacker", "defender"), Effects.OF_COMBAT));
    private static final Column<List<String>> RULINGS = Column.of("rulings", Cell.list(" ", Cell.text()));

    /** What each result does to each side, in order or disrupted. Fixed, since the text survives. */
    static final TableSpec EFFECTS_TABLE = TableSpec.named("combat-effects", "What the results of combat do")
            .everyKey(Column.code("code", names(values())))
            .key(Column.code("side", "attacker", "defender"))
            .everyKey(Column.code("state", "ordered", "disrupted"))
            .values(EFFECTS, RULINGS)
            .fixed();

    private final String word;
    private final String title;
    private final String text;

    CombatResult(String word, String title, String text) {
        this.word = word;
        this.title = title;
        this.text = text;
    }

    Code code() {
        return Code.of(word, text).titled(title);
    }

    /** The code with a headline for sides that were disrupted before or lose their last base. */
    Code code(Struck attacker, Struck defender) {
        return code().titled(headline(title, attacker, defender));
    }

    /** A headline that names sides that are gone or routed, or the usual one. */
    static String headline(String usual, Struck attacker, Struck defender) {
        String more = "";
        for (Struck struck : List.of(attacker, defender)) {
            String fate = struck.gone() ? " gone" : struck.is(Effects.ROUT) ? " routed" : "";
            more += fate.isEmpty() ? "" : (more.isEmpty() ? "" : ", ") + struck.side() + fate;
        }
        return more.isEmpty() ? usual : more;
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
     * The effects of a result on one side.
     *
     * @param side attacker or defender
     * @param words a sentence to add to the code's text, or empty
     * @param gone whether it lost its last base, so that no other effect applies
     */
    record Struck(String side, List<Effect> effects, List<String> rulings, String words, boolean gone) {

        boolean is(EffectKind kind) {
            return among(effects, kind);
        }

        /** Puts the effects on record and returns the sentence. */
        String tell(Working working) {
            working.effects(effects);
            rulings.forEach(working::ruling);
            return words;
        }
    }

    /**
     * Makes the tests after a rout due: control for the winner, halt for the router. An exchange has no winner.
     *
     * @param control makes the control test of a side
     */
    void sendOn(Struck attacker, Struck defender, Function<String, Next> control, Working working) {
        if (this == DX) {
            return;
        }
        for (Struck router : List.of(attacker, defender)) {
            if (router.is(Effects.ROUT)) {
                String winner = router.side().equals("attacker") ? "defender" : "attacker";
                working.next(control.apply(winner));
                working.next(Next.of("halt-rout").on(router.side()));
            }
        }
    }

    private static boolean among(List<Effect> effects, EffectKind kind) {
        for (Effect effect : effects) {
            if (effect.is(kind)) {
                return true;
            }
        }
        return false;
    }

    Struck strike(Unit unit, Premises premises) {
        Optional<Row> row = premises.table(EFFECTS_TABLE).find(word, unit.side(), unit.state());
        if (row.isEmpty()) {
            return new Struck(unit.side(), List.of(), List.of(), "", false);
        }
        List<Effect> effects = row.get().get(EFFECTS);
        List<String> rulings = row.get().get(RULINGS);
        boolean loses = among(effects, Effects.LOSE_BASE);
        if (loses && unit.lastBase()) {
            // no base is left to rout or to hold
            List<Effect> loss = effects.stream()
                    .filter(effect -> effect.is(Effects.LOSE_BASE))
                    .toList();
            String words = " The " + unit.side() + " loses its last base and is gone.";
            return new Struck(unit.side(), loss, rulings, words, true);
        }
        boolean outright = this == AR || this == DR;
        boolean routs = among(effects, Effects.ROUT);
        String words = loses && !outright
                ? " Disrupted before, the " + unit.side() + " loses a base" + (routs ? " and routs." : ".")
                : "";
        return new Struck(unit.side(), effects, rulings, words, false);
    }
}
