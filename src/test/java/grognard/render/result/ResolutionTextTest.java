package grognard.render.result;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.GivenDice;
import grognard.record.RecordCaption;
import grognard.render.page.Style;
import grognard.render.page.StyledText;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a player reads: the outcome first, then what to do on the table, then how it came about. */
class ResolutionTextTest {

    private static final RecordCaption PLAIN = new RecordCaption(Optional.empty(), 0, Optional.empty());

    @Test
    void theWholeResultHasItsPartsInOrder() {
        String text = new ResolutionText(Style.PLAIN, 80).full(contact("4", "2"), PLAIN);
        assertThat(text.lines().toList())
                .containsSubsequence(
                        "DEFENDER FALLS BACK  The defender falls back before contact.",
                        "  attacker 4, defender 2, difference +2",
                        "On the table",
                        "  defender  falls back 1 move and ends facing the enemy",
                        "Working",
                        "  attacker  die    4",
                        "  defender  die    2",
                        "Dice",
                        "  1  attacker's contact die  d6  4  (given)");
    }

    @Test
    void aNarrowWindowBreaksLinesAndCutsNothing() {
        String wide = new ResolutionText(Style.PLAIN, 200).full(contact("4", "2"), PLAIN);
        String narrow = new ResolutionText(Style.PLAIN, 40).full(contact("4", "2"), PLAIN);
        assertThat(narrow.lines()).allMatch(line -> line.length() <= 40);
        assertThat(narrow.replaceAll("\\s+", " ")).isEqualTo(wide.replaceAll("\\s+", " "));
    }

    @Test
    void aBriefResultKeepsWhatIsDoneOnTheTableAndAQuietOneIsALine() {
        ResolutionText output = new ResolutionText(Style.PLAIN, 80);
        assertThat(output.brief(contact("4", "2"), PLAIN))
                .contains("DEFENDER FALLS BACK", "falls back 1 move", "dice: ")
                .doesNotContain("Working");
        assertThat(output.quiet(contact("4", "2"), PLAIN).lines()).hasSize(1);
    }

    @Test
    void coloursAreOnlyForWhoTakesThem() {
        assertThat(new ResolutionText(Style.PLAIN, 80).full(contact("4", "2"), PLAIN))
                .doesNotContain("\u001b");
        assertThat(StyledText.printed(new ResolutionText(Style.COLOUR, 80).full(contact("4", "2"), PLAIN)))
                .contains("\u001b[1m");
    }

    private static Played contact(String attacker, String defender) {
        Ruleset ruleset = Rulesets.named("paperboys");
        Resolver contact = ruleset.resolver("contact");
        Tables tables = new Tables(ruleset, ruleset.builtIn(), Map.of());
        Situation situation = Situation.read(contact, Map.of(), tables);
        return Played.with(new GivenDice("dice", List.of(attacker, defender)), contact, tables, situation);
    }
}
