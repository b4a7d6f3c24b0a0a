package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bindings are whole: every parameter of every resolver says what fills it in a game. */
class BindingsTest {

    static List<String> rulesets() {
        return Rulesets.names();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyParameterIsAUnitsOrAPartOrOfTheMomentOrTheGames(String name) {
        Ruleset ruleset = Rulesets.named("test", name);
        List<String> unbound = new ArrayList<>();
        for (String resolver : ruleset.resolvers()) {
            for (Parameter<?> parameter :
                    ruleset.resolver(resolver).description().parameters()) {
                if (parameter.binding().isEmpty()) {
                    unbound.add(resolver + " " + parameter);
                }
            }
        }
        assertThat(unbound).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void whatFillsAParameterIsAFieldOfItsUnitsOrCounted(String name) {
        GameRules rules = rules(name);
        for (String resolver : rules.ruleset().resolvers()) {
            Description description = rules.ruleset().resolver(resolver).description();
            for (Parameter<?> parameter : description.parameters()) {
                Binding binding = Binding.of(parameter);
                if (binding.kind() == Binding.Kind.MOMENT || binding.kind() == Binding.Kind.GAME) {
                    continue;
                }
                List<String> known = binding.role().equals(Binding.ARMY)
                        ? rules.counts().stream().map(GameRules.Count::name).toList()
                        : rules.fields().names();
                assertThat(known).as(resolver + " " + parameter).contains(binding.field());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void whatIsHopedForIsACode(String name) {
        Ruleset ruleset = Rulesets.named("test", name);
        for (String resolver : ruleset.resolvers()) {
            Description description = ruleset.resolver(resolver).description();
            List<String> codes =
                    description.codes().stream().map(code -> code.name()).toList();
            assertThat(codes).as(resolver).containsAll(description.wanted());
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void marksNameRolesOfTheirResolverAndFieldsOfUnits(String name) {
        GameRules rules = rules(name);
        for (String resolver : rules.ruleset().resolvers()) {
            Description description = rules.ruleset().resolver(resolver).description();
            for (String words : description.marks()) {
                Mark mark = Mark.of(words);
                if (!mark.role().equals(Mark.NOBODY) && !mark.role().equals(Mark.TURN)) {
                    assertThat(description.roles()).as(words).contains(mark.role());
                    assertThat(rules.fields().names()).as(words).contains(mark.field());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void whatIsDueOrPlayedAtTheEndIsAResolver(String name) {
        GameRules rules = rules(name);
        List<Duty> all = new ArrayList<>(rules.duties());
        all.addAll(rules.upkeep());
        assertThat(all)
                .isNotEmpty()
                .allSatisfy(duty -> assertThat(rules.ruleset().resolvers()).contains(duty.resolver()));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void whatIsRemarkedIsOfResolversRolesCodesAndOptionsThatThereAre(String name) {
        GameRules rules = rules(name);
        for (Remark remark : rules.remarks()) {
            assertThat(remark.words()).isNotBlank();
            assertThat(List.of("", "earlier", "counts", "ends", "to"))
                    .contains(remark.from().get(0));
            if (remark.isFrom("to")) {
                assertThat(rules.fields().names()).contains(remark.from().get(1));
            }
            if (remark.isFrom("earlier") || remark.isFrom("counts")) {
                for (String resolver : remark.from().get(1).split("\\|", -1)) {
                    assertThat(rules.ruleset().resolver(resolver).description().roles())
                            .contains(remark.from().get(2));
                }
            }
            if (!remark.resolver().equals("*")) {
                remarked(remark, rules.ruleset().resolver(remark.resolver()).description());
            }
        }
    }

    private static void remarked(Remark remark, Description description) {
        if (remark.isFrom("ends")) {
            for (String code : remark.from().get(1).split("\\|", -1)) {
                assertThat(description.codes()).anyMatch(one -> one.name().equals(code));
            }
        }
        if (!remark.who().isEmpty()) {
            assertThat(description.roles()).contains(remark.who());
        }
        if (!remark.option().isEmpty()) {
            String option = remark.option().replaceFirst("^not ", "");
            assertThat(description.parameter(option)).as(option).isPresent();
        }
    }

    private static GameRules rules(String name) {
        Ruleset ruleset = Rulesets.named("test", name);
        return new GameRules(ruleset, Tables.builtIn(ruleset));
    }
}
