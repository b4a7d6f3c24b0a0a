package grognard.rules.paperboys.combat;

import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.rules.Resolution;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Surrounded;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * The effects and follow-ups of a combat, collected and corrected (surrender, Glory used up, who pursues) before they
 * go into the outcome.
 */
final class Aftermath {

    private static final Set<EffectKind> PURSUITS = Set.of(Effects.PURSUE, Effects.MUST_PURSUE);

    private final List<Effect> effects;
    private final List<Next> next = new ArrayList<>();
    private boolean surrendered;

    Aftermath(List<Effect> effects, List<Next> next) {
        this.effects = new ArrayList<>(effects);
        this.next.addAll(next);
    }

    /** An aftermath without effects: no round has been fought yet. */
    static Aftermath none() {
        return new Aftermath(List.of(), List.of());
    }

    /** This aftermath followed by a later round's. */
    Aftermath then(Aftermath later) {
        Aftermath both = new Aftermath(effects, next);
        both.effects.addAll(later.effects);
        both.next.addAll(later.next);
        both.surrendered = surrendered || later.surrendered;
        return both;
    }

    void add(Effect effect) {
        effects.add(effect);
    }

    void next(Next due) {
        next.add(due);
    }

    boolean has(EffectKind kind, String side) {
        for (Effect effect : effects) {
            if (effect.is(kind, side)) {
                return true;
            }
        }
        return false;
    }

    int standsLost(String side) {
        return amounts(Effects.LOSE_STAND, side);
    }

    private int amounts(EffectKind kind, String side) {
        return effects.stream()
                .filter(effect -> effect.is(kind, side))
                .mapToInt(effect -> effect.amount().orElse(0).intValue())
                .sum();
    }

    void remove(Collection<EffectKind> kinds) {
        effects.removeIf(effect -> kinds.contains(effect.kind()));
    }

    /** Sets the amount of an effect, which the table of results cannot know; zero removes the effect. */
    void amount(EffectKind kind, int amount) {
        if (amount == 0) {
            remove(List.of(kind));
        }
        effects.replaceAll(effect -> effect.is(kind) ? Effect.of(effect.side(), kind, amount) : effect);
    }

    /** Replaces an effect on that side by one of the same name with another instruction. */
    void reword(String side, EffectKind words) {
        effects.replaceAll(effect -> effect.is(words, side) ? new Effect(side, words, effect.amount()) : effect);
    }

    /**
     * Turns a retreat into a surrender for a unit that is engaged front and rear. Nobody pursues it, and no friend
     * tests for a rout, because nobody runs.
     */
    void surrender(String side, boolean surrounded) {
        if (!surrounded || !(goesBack(side) || has(Effects.RETIRE, side))) {
            return;
        }
        effects.removeIf(effect -> effect.side().equals(side));
        remove(PURSUITS);
        effects.add(Effect.of(side, Effects.REMOVE));
        next.clear();
        surrendered = true;
    }

    /** Whether the side falls back or routs. */
    boolean goesBack(String side) {
        return has(Effects.FALL_BACK, side) || has(Effects.ROUT, side);
    }

    /** Each time his unit loses a stand, or is removed with all of them, an officer with it tests for his life. */
    void officerAtRisk(String side, boolean present) {
        if (!present) {
            return;
        }
        int lost = standsLost(side) + amounts(Effects.LOSE_STANDS_EACH_TURN, side);
        if (lost > 1) {
            next.add(Next.of("officer").on(side).with("stands", String.valueOf(lost)));
        } else if (lost > 0 || has(Effects.LOSE_STANDS_EACH_TURN, side) || has(Effects.REMOVE, side)) {
            next.add(Next.of("officer").on(side));
        }
    }

    /** Ends the resolution with the effects and follow-ups, and the text of its code. */
    Resolution outcome(Code code, Working working) {
        return outcome(code, code.text(), working);
    }

    /** Ends the resolution with the effects and follow-ups, and another text. */
    Resolution outcome(Code code, String text, Working working) {
        for (Effect effect : effects) {
            working.effect(effect);
        }
        working.next(next);
        return working.outcome(code, surrendered ? text + Surrounded.SURRENDERS : text);
    }
}
