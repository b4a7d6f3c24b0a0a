package grognard.rules.paperboys;

import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.Resolution;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** What a combat does to the two sides, put in order before the players are told. */
final class Aftermath {

    private static final Set<EffectKind> PURSUITS = Set.of(Effects.PURSUE, Effects.MUST_PURSUE);

    private final List<Effect> effects;
    private final List<String> next;
    private boolean surrendered;

    Aftermath(List<Effect> effects, List<String> next) {
        this.effects = new ArrayList<>(effects);
        this.next = new ArrayList<>(next);
    }

    /** What nothing has done to them. */
    static Aftermath none() {
        return new Aftermath(List.of(), List.of());
    }

    /** This, and after it what a later round did. */
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

    void next(String resolver) {
        next.add(resolver);
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
        return effects.stream()
                .filter(effect -> effect.is(Effects.LOSE_STAND, side))
                .mapToInt(effect -> effect.amount().orElse(0).intValue())
                .sum();
    }

    void remove(Collection<EffectKind> kinds) {
        effects.removeIf(effect -> kinds.contains(effect.kind()));
    }

    /** Says how much, where the table could not know. */
    void amount(EffectKind kind, int amount) {
        effects.replaceAll(effect -> effect.is(kind) ? Effect.of(effect.side(), kind, amount) : effect);
    }

    /**
     * A unit engaged front and rear that would go back has nowhere to go: it surrenders where it stands, nobody rides
     * after it and no friend sees it run.
     */
    void surrender(String side, boolean surrounded) {
        boolean goesBack = has(Effects.FALL_BACK, side) || has(Effects.ROUT, side);
        if (!surrounded || !goesBack) {
            return;
        }
        effects.removeIf(effect -> effect.side().equals(side));
        remove(PURSUITS);
        effects.add(Effect.of(side, Effects.REMOVE));
        next.clear();
        surrendered = true;
    }

    /** Each time his unit loses a stand, an officer with it tests for his life. */
    void officerAtRisk(String side, boolean present) {
        if (present && has(Effects.LOSE_STAND, side)) {
            next.add("officer");
        }
    }

    /** Tells the players. */
    Resolution told(Code code, String text, Audit audit) {
        for (Effect effect : effects) {
            audit.effect(effect);
        }
        audit.next(next);
        return audit.outcome(code, surrendered ? text + " Engaged front and rear, it surrenders." : text);
    }
}
