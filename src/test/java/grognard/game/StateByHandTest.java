package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A state that is typed, though it stays, says that nothing follows from the other fields; the record keeps it. */
class StateByHandTest {

    @TempDir
    Path folder;

    @Test
    void nothingFollowsFromAStateThatIsTypedAndStays() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "paperboys", "side,unit,stands\nred,33rd,8\nblue,45e,6\n");
        assertThat(game.play("unit 45e stands=2 state=ready"))
                .contains("stands 6 → 2")
                .doesNotContain("gone");
        game.verify();
        assertThat(game.play("units 45e")).doesNotContain("gone");
    }

    @Test
    void withoutIt() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "paperboys", "side,unit,stands\nred,33rd,8\nblue,45e,6\n");
        assertThat(game.play("unit 45e stands=2")).contains("state ready → gone");
        game.verify();
    }

    /** A reinforcement may come with what its fields contradict; the next line by hand settles it and verifies. */
    @Test
    void aStateByItselfThatStays() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "acw", "side,unit,figures\nunion,20ME,20\nreb,15AL,20\n");
        game.play("unit add union,New,figures=20,round=2");
        game.play("unit 20ME state=ready");
        game.verify();
    }
}
