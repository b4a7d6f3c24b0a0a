package grognard.rules.napoleonic.combat;

import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.rules.ResolverInput;
import grognard.rules.base.NoYes;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Effects;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    /** Effects of each result on each side, in order or disrupted. Fixed, since the text survives. */
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

    /** The code with a headline for units that were disrupted before or lose their last base. */
    Code code(List<Struck> attackers, Struck defender) {
        String more = "";
        for (Struck struck : both(attackers, defender)) {
            String fate = struck.gone() ? " gone" : struck.is(Effects.ROUT) ? " routed" : "";
            more += fate.isEmpty() ? "" : (more.isEmpty() ? "" : ", ") + struck.name() + fate;
        }
        return more.isEmpty() ? code() : code().titled(more);
    }

    private static List<Struck> both(List<Struck> attackers, Struck defender) {
        List<Struck> all = new ArrayList<>(attackers);
        all.add(defender);
        return all;
    }

    /**
     * A unit that fights.
     *
     * @param side attacker or defender, for the table of effects
     * @param name its side in effects: the side, or the unit's own name if it attacks together with another
     * @param disrupted why it counts as disrupted, to begin a sentence; empty if it is in order
     */
    record Unit(String side, String name, String disrupted, boolean lastBase) {

        boolean isDisrupted() {
            return !disrupted.isEmpty();
        }

        String state() {
            return isDisrupted() ? "disrupted" : "ordered";
        }

        /** Its name in a sentence. */
        String spoken() {
            return name.equals(side) ? "the " + side : name;
        }
    }

    /** A column of a pack's table that holds some of these results. */
    static Column<CombatResult> column(CombatResult... results) {
        Map<String, CombatResult> byWord = new LinkedHashMap<>();
        for (CombatResult result : results) {
            byWord.put(result.word, result);
        }
        return Column.of("code", Cell.named(byWord));
    }

    private static String[] names(CombatResult... results) {
        return Arrays.stream(results).map(result -> result.word).toArray(String[]::new);
    }

    static Code[] codes() {
        return Arrays.stream(values()).map(CombatResult::code).toArray(Code[]::new);
    }

    /**
     * The effects of a result on a unit.
     *
     * @param words a sentence to add to the code's text, or empty
     * @param gone whether it lost its last base, so that no other effect applies
     */
    record Struck(String name, List<Effect> effects, List<String> rulings, String words, boolean gone) {

        static Struck unhurt(Unit unit) {
            return new Struck(unit.name(), List.of(), List.of(), "", false);
        }

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
     * Makes the tests after a rout due: control for each unit that routed its enemy, halt for each that routs.
     *
     * @param control makes the control test of a unit, by its name
     */
    void sendOn(List<Struck> attackers, Struck defender, Function<String, Next> control, Working working) {
        for (Struck attacker : attackers) {
            if (attacker.is(Effects.ROUT)) {
                working.next(control.apply(defender.name()));
                break;
            }
        }
        for (Struck attacker : attackers) {
            if (calls(attacker, defender, working)) {
                working.next(control.apply(attacker.name()));
            }
        }
        for (Struck struck : both(attackers, defender)) {
            if (struck.is(Effects.ROUT)) {
                working.next(Next.of("halt-rout").on(struck.name()));
            }
        }
    }

    /** Whether an attacker routed the defender and must test its control. */
    boolean calls(Struck attacker, Struck defender, Working working) {
        if (!defender.is(Effects.ROUT) || attacker.gone() || attacker.is(Effects.HOLD)) {
            return false;
        }
        if (this != DX) {
            return true;
        }
        // NA-11: an exchange has no winner, unless the house says otherwise
        working.ruling("NA-11");
        return working.house(HouseRules.EXCHANGE_CONTROL) == NoYes.YES;
    }

    private static boolean among(List<Effect> effects, EffectKind kind) {
        for (Effect effect : effects) {
            if (effect.is(kind)) {
                return true;
            }
        }
        return false;
    }

    Struck strike(Unit unit, ResolverInput inputs) {
        Optional<Row> row = inputs.table(EFFECTS_TABLE).find(word, unit.side(), unit.state());
        if (row.isEmpty()) {
            return Struck.unhurt(unit);
        }
        List<Effect> effects = new ArrayList<>();
        for (Effect effect : row.get().get(EFFECTS)) {
            effects.add(new Effect(unit.name(), effect.kind(), effect.amount()));
        }
        List<String> rulings = row.get().get(RULINGS);
        boolean loses = among(effects, Effects.LOSE_BASE);
        boolean routs = among(effects, Effects.ROUT);
        if (loses && unit.lastBase()) {
            // no base is left to rout or to hold
            effects.removeIf(effect -> !effect.is(Effects.LOSE_BASE));
            if (routs && this != DX) {
                // NA-18: nobody runs, so nobody tests whether it pursues
                rulings = new ArrayList<>(rulings);
                rulings.add("NA-18");
            }
            String words = " " + capital(unit.spoken()) + " loses its last base and is gone.";
            return new Struck(unit.name(), effects, rulings, words, true);
        }
        boolean outright = this == AR || this == DR;
        String words = loses && !outright
                ? " " + unit.disrupted() + ", " + unit.spoken() + " loses a base" + (routs ? " and routs." : ".")
                : "";
        return new Struck(unit.name(), effects, rulings, words, false);
    }

    private static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
