package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.game.referee.Duty;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.unit.Units;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every referee declares, for every parameter of every resolver, where a game takes its value from. */
class BindingsTest {

    static List<String> rulesets() {
        return Rulesets.names();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyParameterIsDeclared(String name) {
        Referee referee = referee(name);
        List<String> undeclared = new ArrayList<>();
        for (String resolver : referee.ruleset().resolvers()) {
            referee.rulesOf(resolver).undeclared().forEach(parameter -> undeclared.add(resolver + " " + parameter));
        }
        assertThat(undeclared).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void codesThatAreHopedForExist(String name) {
        Ruleset ruleset = Rulesets.named(name);
        for (String resolver : ruleset.resolvers()) {
            Description description = ruleset.resolver(resolver).description();
            List<String> codes =
                    description.codes().stream().map(code -> code.name()).toList();
            assertThat(codes).as(resolver).containsAll(description.wanted());
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void dutiesNameResolversParametersAndPhases(String name) {
        Referee referee = referee(name);
        List<Duty> all = new ArrayList<>();
        for (String resolver : referee.ruleset().resolvers()) {
            for (Duty duty : referee.duties().of(resolver)) {
                all.add(duty);
                Description description = referee.ruleset().resolver(resolver).description();
                duty.known()
                        .keySet()
                        .forEach(parameter -> assertThat(description.parameter(parameter))
                                .as(resolver + " " + parameter)
                                .isPresent());
            }
        }
        assertThat(all)
                .isNotEmpty()
                .allSatisfy(duty -> assertThat(duty.why(List.of())).isNotBlank());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void phasesOfPlaysAreThoseOfTheTurn(String name) {
        Referee referee = referee(name);
        List<String> phases = referee.phaseNames();
        for (String resolver : referee.ruleset().resolvers()) {
            ResolverRules rules = referee.rulesOf(resolver);
            assertThat(phases).as(resolver).containsAll(rules.phases());
        }
        List<String> known = referee.phases(GameState.of(Units.NONE, 1)).stream()
                .map(Phase::name)
                .toList();
        assertThat(phases).containsAll(known);
    }

    private static Referee referee(String name) {
        return Referees.of(Tables.builtIn(Rulesets.named(name)));
    }
}
