package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.line.CommonOption;
import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import grognard.workshop.folder.ReservedNames;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Names that folders may not use are those that mean something else. */
class ReservedTest {

    @Test
    void everyUsualOptionIsTaken() {
        List<String> names = new ArrayList<>();
        for (CommonOption option : CommonOption.values()) {
            names.add(option.longName().substring(2));
        }
        assertThat(ReservedNames.OPTIONS).containsAll(names).contains("att", "def");
    }

    @Test
    void everyRulesetAndVerbIsTaken() {
        assertThat(ReservedNames.RESOLVERS).containsAll(Rulesets.names());
        List<String> verbs = Run.of("help")
                .out()
                .lines()
                .map(String::strip)
                .filter(line -> line.startsWith("grognard "))
                .map(line -> line.split(" ", -1)[1])
                .filter(word -> word.matches("[a-z]+"))
                .filter(word -> Rulesets.named("paperboys").resolvers().stream().noneMatch(word::equals))
                .toList();
        assertThat(ReservedNames.RESOLVERS).containsAll(verbs);
    }
}
