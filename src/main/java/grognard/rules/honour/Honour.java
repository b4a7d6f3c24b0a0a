package grognard.rules.honour;

import grognard.rules.HouseKey;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.base.JavaRuleset;
import grognard.rules.honour.charge.Breakthrough;
import grognard.rules.honour.charge.Charge;
import grognard.rules.honour.charge.CounterCharge;
import grognard.rules.honour.charge.Emergency;
import grognard.rules.honour.charge.Evade;
import grognard.rules.honour.charge.Support;
import grognard.rules.honour.combat.Combat;
import grognard.rules.honour.combat.Fallback;
import grognard.rules.honour.combat.Melee;
import grognard.rules.honour.combat.Pursuit;
import grognard.rules.honour.combat.Retreat;
import grognard.rules.honour.command.Command;
import grognard.rules.honour.command.General;
import grognard.rules.honour.command.GeneralLoss;
import grognard.rules.honour.command.Initiative;
import grognard.rules.honour.command.Replace;
import grognard.rules.honour.command.Victory;
import grognard.rules.honour.fire.Bombard;
import grognard.rules.honour.fire.Fire;
import grognard.rules.honour.fire.Ranges;
import grognard.rules.honour.morale.Morale;
import grognard.rules.honour.morale.Rally;
import grognard.rules.honour.morale.Rout;
import grognard.rules.honour.movement.Drill;
import grognard.rules.honour.movement.Moves;
import java.util.ArrayList;
import java.util.List;

/** Post of Honour, Seven Years War. */
public final class Honour extends JavaRuleset {

    /** The instance that the program shares, so that each resolver is made once. */
    public static final Ruleset RULESET = new Honour();

    public Honour() {
        super(
                "honour",
                "Post of Honour, Seven Years War",
                List.of(
                        "initiative",
                        "command",
                        "general",
                        "bombard",
                        "drill",
                        "counter-charge",
                        "support",
                        "emergency",
                        "evade",
                        "fire",
                        "charge",
                        "combat",
                        "melee",
                        "fallback",
                        "pursuit",
                        "breakthrough",
                        "morale",
                        "rout",
                        "rally",
                        "general-loss",
                        "replace",
                        "victory",
                        "moves",
                        "ranges"));
    }

    @Override
    protected Resolver make(String resolver) {
        return switch (resolver) {
            case "initiative" -> new Initiative();
            case "command" -> new Command();
            case "general" -> new General();
            case "bombard" -> new Bombard();
            case "drill" -> new Drill();
            case "counter-charge" -> new CounterCharge();
            case "support" -> new Support();
            case "emergency" -> new Emergency();
            case "evade" -> new Evade();
            case "fire" -> new Fire();
            case "charge" -> new Charge();
            case "combat" -> new Combat();
            case "melee" -> new Melee();
            case "fallback" -> new Fallback();
            case "pursuit" -> new Pursuit();
            case "breakthrough" -> new Breakthrough();
            case "morale" -> new Morale();
            case "rout" -> new Rout();
            case "rally" -> new Rally();
            case "general-loss" -> new GeneralLoss();
            case "replace" -> new Replace();
            case "victory" -> new Victory();
            case "moves" -> new Moves();
            case "ranges" -> new Ranges();
            default -> throw unknown(resolver);
        };
    }

    @Override
    public List<HouseKey<?>> house() {
        List<HouseKey<?>> keys = new ArrayList<>(List.of(Retreat.HOUSE));
        keys.addAll(Fire.HOUSE);
        keys.addAll(Moves.HOUSE);
        return keys;
    }
}
