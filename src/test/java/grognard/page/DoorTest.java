package grognard.page;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The page's answers are the command line's, byte for byte; src/page/test/equal.js holds it in JavaScript too. */
class DoorTest {

    private final Door door = new Door();

    @Test
    void answersAreWhatTheCommandLinePrints() {
        Map<String, Integer> kinds = new TreeMap<>();
        for (PageQuestion question : new PageQuestions(1).of(1000)) {
            String printed = question.printed();
            assertThat(record(question.answered(door))).as(question.toString()).isEqualTo(printed);
            kinds.merge(question.method() + (printed.startsWith("{") ? "" : " refused"), 1, Integer::sum);
        }
        assertThat(kinds)
                .as("every kind of question")
                .containsKeys("odds", "odds refused", "play", "play refused", "rules", "rules refused", "sheet")
                .containsKeys("throwDice")
                .allSatisfy((kind, count) -> assertThat(count).isPositive());
        assertThat(kinds.get("play")).isGreaterThan(200);
    }

    /** The part of an answer that the command line prints. */
    private static String record(String answer) {
        Map<String, Object> json = Json.object(answer);
        return Optional.ofNullable(json.get("record"))
                .map(Object::toString)
                .or(() -> Optional.ofNullable(json.get("error"))
                        .map(error -> "grognard: " + ((Map<?, ?>) error).get("message") + "\n"))
                .orElse(answer);
    }

    @Test
    void diceOnTheTableAreAskedForOneByOne() {
        Map<String, Object> first = wanted(List.of());
        assertThat(first).containsEntry("purpose", "attacker's contact die").containsEntry("die", "d6");
        assertThat(first.get("faces")).isEqualTo(List.of("1", "2", "3", "4", "5", "6"));
        assertThat(wanted(List.of("4"))).containsEntry("purpose", "defender's contact die");
        assertThat(Json.object(thrown(List.of("4", "2"))))
                .containsEntry("title", "defender falls back")
                .containsEntry("seed", "");
        assertThat(thrown(List.of("7"))).contains("expected a whole number from 1 to 6");
    }

    private Map<String, Object> wanted(List<String> faces) {
        Object wanted = Json.object(thrown(faces)).get("wanted");
        Map<String, Object> members = new TreeMap<>();
        ((Map<?, ?>) wanted).forEach((name, value) -> members.put(name.toString(), value));
        return members;
    }

    private String thrown(List<String> faces) {
        String[] none = {};
        return door.throwDice("paperboys", "contact", none, none, faces.toArray(String[]::new));
    }

    @Test
    void aMintedSeedIsOnRecordOnlyIfADieWasThrown() {
        String[] none = {};
        assertThat(Json.object(door.play("paperboys", "contact", none, none, "0123")))
                .containsEntry("seed", "0123");
        String[] start = {"start", "10", "now", "4"};
        assertThat(Json.object(door.play("paperboys", "strength", start, none, "0123")))
                .containsEntry("seed", "");
    }

    @Test
    void anErrorNamesTheFieldOfTheForm() {
        String[] none = {};
        String[] pips = {"def-pips", "9"};
        Object error =
                Json.object(door.odds("paperboys", "contact", pips, none)).get("error");
        assertThat(error)
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.MAP)
                .containsEntry("parameter", "def-pips")
                .containsEntry("value", "9")
                .containsEntry("expected", "a whole number from 0 to 6");
    }

    @Test
    void whatMayNotBeGivenHasAReason() {
        String[] none = {};
        assertThat(Json.object(door.barred("paperboys", "contact", none)))
                .containsEntry("charging", "only with arm cavalry")
                .containsEntry("def-charging", "only with arm cavalry");
        String[] cavalry = {"arm", "cavalry"};
        assertThat(Json.object(door.barred("paperboys", "contact", cavalry)))
                .doesNotContainKey("charging")
                .containsKey("def-charging");
    }

    @Test
    void linesOfExamplesOpenAForm() {
        assertThat(Json.object(door.line("paperboys", "grognard fire musket 20 8")))
                .containsEntry("resolver", "fire")
                .containsEntry("values", Map.of("weapon", "musket", "range", "20", "stands", "8"));
        assertThat(Json.object(door.line("paperboys", "grognard honour fire --help")))
                .containsEntry("ruleset", "honour");
        assertThat(Json.object(door.line("paperboys", "grognard rules overhead fire --all")))
                .containsEntry("asked", List.of("overhead", "fire"));
    }
}
