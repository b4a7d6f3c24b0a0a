package grognard.cli.environment;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.render.page.Style;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What differs from one system to another, as far as the environment tells. */
class EnvironmentTest {

    private static Environment in(Map<String, String> env) {
        OutputStream nowhere = OutputStream.nullOutputStream();
        return new Environment(InputStream.nullInputStream(), nowhere, nowhere, env, () -> 0);
    }

    @Test
    void foldersFollowTheSystem() {
        Environment unix = in(Map.of("HOME", "/home/ney"));
        assertThat(unix.configFolder()).contains(Path.of("/home/ney/.config/grognard"));
        assertThat(unix.stateFolder()).contains(Path.of("/home/ney/.local/state/grognard"));
        Environment moved =
                in(Map.of("HOME", "/home/ney", "XDG_CONFIG_HOME", "/etc/ney", "XDG_STATE_HOME", "not/absolute"));
        assertThat(moved.configFolder()).contains(Path.of("/etc/ney/grognard"));
        assertThat(moved.stateFolder()).contains(Path.of("/home/ney/.local/state/grognard"));
        Environment windows =
                in(Map.of("OS", "Windows_NT", "HOME", "/c/Users/ney", "APPDATA", "/roaming", "LOCALAPPDATA", "/local"));
        assertThat(windows.configFolder()).contains(Path.of("/roaming/grognard"));
        assertThat(windows.stateFolder()).contains(Path.of("/local/grognard"));
        assertThat(in(Map.of("OS", "Windows_NT", "USERPROFILE", "/users/ney")).configFolder())
                .contains(Path.of("/users/ney/.config/grognard"));
        assertThat(in(Map.of()).stateFolder()).isEmpty();
    }

    @Test
    void coloursAreForTerminalsThatShowThem() {
        assertThat(in(Map.of("GROGNARD_TTY", "012")).style()).isEqualTo(Style.COLOUR);
        assertThat(in(Map.of("GROGNARD_TTY", "02")).style()).isEqualTo(Style.PLAIN);
        assertThat(in(Map.of("GROGNARD_TTY", "012", "TERM", "dumb")).style()).isEqualTo(Style.PLAIN);
        assertThat(in(Map.of("GROGNARD_TTY", "012", "NO_COLOR", "1")).style()).isEqualTo(Style.PLAIN);
        assertThat(in(Map.of("GROGNARD_TTY", "012", "OS", "Windows_NT")).style())
                .isEqualTo(Style.PLAIN);
        assertThat(in(Map.of("GROGNARD_TTY", "012", "OS", "Windows_NT", "WT_SESSION", "1"))
                        .style())
                .isEqualTo(Style.COLOUR);
        Environment prompt = in(Map.of("GROGNARD_TTY", "012", "OS", "Windows_NT"));
        prompt.useWindow(() -> 80, () -> 24);
        assertThat(prompt.style()).as("the prompt's terminal translates them").isEqualTo(Style.COLOUR);
    }

    @Test
    void aCodePageGetsWhatItHasAndSomethingLikeTheRest() throws IOException {
        ByteArrayOutputStream console = new ByteArrayOutputStream();
        Charset page = Charset.forName("IBM850");
        try (CodePageEncoder out = new CodePageEncoder(console, page)) {
            byte[] text = "Müller █▍ ½…\n".getBytes(StandardCharsets.UTF_8);
            out.write(text, 0, 2); // in the middle of the ü
            for (int i = 2; i < text.length; i++) {
                out.write(text[i]);
            }
        }
        assertThat(console.toString(page)).isEqualTo("Müller █# ½.\n");
    }
}
