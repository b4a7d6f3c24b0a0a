package grognard.rules.acw.morale;

import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Flank;
import grognard.rules.acw.unit.HitBy;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.acw.unit.Unready;
import grognard.rules.base.Party;

/** Parameters and modifiers of morale that count in the check and at impact alike. */
public final class Nerve extends Party {

    private static final int MOST = 20;

    public final Parameter<Quality> quality = add(Quality.parameter());
    public final Parameter<Rank> officer = add(Rank.parameter());
    final Parameter<Boolean> behindFriends = add(Parameter.flag("behind-friends", "behind friendly units"));
    final Parameter<Integer> standsLost = add(counted("stands-lost", "stands or sections it has lost"));
    final Parameter<Boolean> commanderLost = add(Parameter.flag("commander-lost", "its brigade commander is lost"));
    final Parameter<Integer> regimentsLost = add(counted("regiments-lost", "regiments its brigade has lost"));
    final Parameter<Integer> hits = add(counted("hits", "hits by artillery or sharpshooters"));

    Nerve(Side side) {
        super(side);
    }

    static Parameter<Integer> counted(String name, String help) {
        return Parameter.whole(name, 0, MOST, help).orElse(0);
    }

    void addTo(Audit.Score score, ResolverInput inputs) {
        score.add(inputs.get(quality).word(), inputs.get(quality).moralePoints(inputs));
        if (inputs.get(officer).isPresent()) {
            score.add(
                    inputs.get(officer).word() + " officer", inputs.get(officer).morale(inputs));
        }
        MoraleModifier.BEHIND_FRIENDS.addIf(behindFriends, score, inputs);
        MoraleModifier.STAND_LOST.addEach(standsLost, score, inputs);
        MoraleModifier.COMMANDER_LOST.addIf(commanderLost, score, inputs);
        MoraleModifier.REGIMENT_LOST.addEach(regimentsLost, score, inputs);
        MoraleModifier.HIT.addEach(hits, score, inputs);
    }

    /** Adds the modifier of cover. */
    public static void addCover(Parameter<Cover> cover, Audit.Score score, ResolverInput inputs) {
        score.add(inputs.get(cover).word(), inputs.get(cover).morale(inputs));
    }

    /** Adds the modifier of the flank that was struck. */
    public static void addFlank(Parameter<Flank> flank, HitBy hitBy, Audit.Score score, ResolverInput inputs) {
        score.add(inputs.get(flank).words(), inputs.get(flank).morale(hitBy, inputs));
    }

    /** Adds the modifier of a state in which the unit was struck. */
    public static void addIf(
            Parameter<Boolean> flag, Unready state, HitBy hitBy, Audit.Score score, ResolverInput inputs) {
        if (inputs.has(flag)) {
            score.add(state.word(), state.morale(hitBy, inputs));
        }
    }
}
