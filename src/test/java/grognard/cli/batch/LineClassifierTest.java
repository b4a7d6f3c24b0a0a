package grognard.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.batch.Shard;
import grognard.cli.command.Program;
import grognard.cli.command.general.AliasCommand;
import grognard.cli.command.prompt.SetCommand;
import grognard.cli.environment.Environment;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Session;
import grognard.line.OptionValues;
import grognard.line.Token;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Which lines of a batch nothing else may run beside. */
class LineClassifierTest {

    private static LineClassifier watch() {
        return watch(false);
    }

    private static LineClassifier watch(boolean sharded) {
        Environment world = new Environment(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                Map.of(),
                () -> 0);
        Session session = new Session(world);
        Program program = new Program() {
            @Override
            public Map<String, Object> commands() {
                return Map.of("set", new SetCommand(session), "alias", new AliasCommand(session, this));
            }

            @Override
            public CommandLine root() {
                throw new UnsupportedOperationException();
            }

            @Override
            public int start() {
                throw new UnsupportedOperationException();
            }

            @Override
            public int run(List<Token> line) {
                throw new UnsupportedOperationException();
            }
        };
        return new LineClassifier(session, program, new BatchSettings(OptionValues.NONE, false, "s"), true, sharded);
    }

    @Test
    void aLabelIsOnlyAName() {
        LineClassifier watch = watch();
        assertThat(watch.alone("contact --label game")).isFalse();
        assertThat(watch.alone("contact --label 'the game of alias and set'")).isFalse();
        assertThat(watch.alone("acw fire --figures 20 --order hold --label endgame"))
                .isFalse();
        assertThat(watch.alone("odds contact # no game")).isFalse();
        assertThat(watch.alone("contact")).isFalse();
    }

    @Test
    void aLineThatWritesIsAloneByItself() {
        LineClassifier watch = watch();
        for (String line : List.of(
                "contact --log j",
                "contact --log=j",
                "contact \"--log\" j",
                "contact --l'o'g j",
                "odds contact --svg picture",
                "  contact\t--log j",
                "alias c contact")) {
            assertThat(watch.alone(line)).as(line).isTrue();
            assertThat(watch.alone("contact")).as("after " + line).isFalse();
        }
    }

    @Test
    void whatLinesStandOnKeepsThemAlone() {
        for (String line :
                List.of("game new g muster", "  game g", "\"game\" g", "--rules acw game g", "set format json")) {
            LineClassifier watch = watch();
            assertThat(watch.alone("contact")).as("before " + line).isFalse();
            assertThat(watch.alone(line)).as(line).isTrue();
            assertThat(watch.alone("contact")).as("after " + line).isTrue();
        }
    }

    @Test
    void linesThatOthersDependOnAreNoneOfShards() {
        for (String line : List.of(
                "set seed x",
                "  set",
                "--rules acw set seed x",
                "acw set seed x",
                "'acw' \"set\" seed x",
                "game g",
                "acw game g",
                "alias c=contact",
                "paperboys alias c=contact",
                "contact --log j",
                "acw contact --l'o'g=j",
                "odds contact --log j")) {
            assertThat(watch(true).error(line)).as(line).isEqualTo(Shard.DEPENDENT);
            assertThat(watch(false).error(line)).as(line).isEmpty();
        }
        for (String line : List.of(
                "contact",
                "contact --label '--log set again'",
                "contact # set",
                "odds contact --svg p",
                "use acw",
                "contact --seed 'set'",
                "rules set")) {
            assertThat(watch(true).error(line)).as(line).isEmpty();
        }
    }

    @Test
    void useChangesTheRulesetAndWhatIsAResolver() {
        LineClassifier watch = watch();
        assertThat(watch.alone("use acw # from here on")).isFalse();
        assertThat(watch.ruleset()).isEqualTo("acw");
        assertThat(watch.alone("use nonsense")).isFalse();
        assertThat(watch.ruleset()).isEqualTo("acw");
        assertThat(watch.alone("fire --figures 20 --order hold --log j")).isTrue();
    }
}
