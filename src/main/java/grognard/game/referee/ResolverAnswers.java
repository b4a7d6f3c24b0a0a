package grognard.game.referee;

import grognard.dice.GivenDice;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.HashMap;
import java.util.Map;

/** Runs resolvers that throw no dice, with a cache: the same question comes up for many units. */
final class ResolverAnswers {

    private static final int MOST = 1000;

    private final Ruleset ruleset;
    private final Tables tables;

    /** By resolver and values. A record of the two as the key would take 15 ms, for its generated hash code. */
    private final Map<Map.Entry<String, Map<String, String>>, Resolution> answers = new HashMap<>();

    ResolverAnswers(Ruleset ruleset, Tables tables) {
        this.ruleset = ruleset;
        this.tables = tables;
    }

    /** The resolution of a resolver without dice. */
    Resolution of(String resolver, Map<String, String> values) {
        Map.Entry<String, Map<String, String>> key = Map.entry(resolver, values);
        Resolution answer = answers.get(key);
        if (answer == null) {
            if (answers.size() >= MOST) {
                answers.clear();
            }
            Resolver one = ruleset.resolver(resolver);
            answer = Played.with(GivenDice.typed("--dice", ""), one, tables, Situation.read(one, values, tables))
                    .resolution();
            answers.put(key, answer);
        }
        return answer;
    }
}
