package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What any kind of record says is due is what follows from the records before it, no more and no less. */
class DueOnRecordTest {

    private static final String ITEM = "{\"n\":9,\"resolver\":\"rally\",\"units\":[\"45e\"],\"options\":{},"
            + "\"line\":\"rally 45e\",\"why\":\"it routs\",\"turn\":1}";

    @TempDir
    Path folder;

    private Path game = Path.of("");
    private List<String> records = List.of();

    private void play() throws IOException {
        PlayedGame played = PlayedGame.of(
                folder,
                "paperboys",
                "side,unit,arm,quality,stands,rank\nbritish,33rd,infantry,trained,8,\nbritish,Picton,,,,brigadier\n"
                        + "french,45e,infantry,trained,6,\nfrench,9e,infantry,raw,6,\n");
        played.play("attach Picton 33rd");
        played.play("fire 33rd 45e 20 --dice 6,6,6,1,1,1,1,1");
        played.play("note \"fog lifts\"");
        played.play("unit 9e pips=1");
        played.play("due drop all");
        played.play("undo");
        played.play("redo");
        played.play("together");
        played.play("fire 45e 33rd 20 --dice 1,1,1,1,1,1");
        played.play("apart");
        played.play("end --seed a");
        played.verify();
        game = played.file();
        records = Files.readAllLines(game);
    }

    private static String kind(String record) {
        return record.replaceFirst("^\\{\"schema\":1,(\"journal\":\"[a-z]+\"|\"ruleset\").*", "$1");
    }

    private void refused(int at, String other) throws IOException {
        List<String> forged = new ArrayList<>(records.subList(0, at + 1));
        assertThat(other).isNotEqualTo(records.get(at));
        forged.set(at, other);
        Files.write(game, Forgery.chained(forged));
        Run run = Run.of("journal", "verify", game.toString());
        assertThat(run.out()).startsWith("NOT VERIFIED").contains("record " + (at + 1) + " ");
        assertThat(run.exit()).isEqualTo(3);
    }

    @Test
    void aListWhereNoneBelongsIsFoundInEveryKindOfRecord() throws IOException {
        play();
        Set<String> kinds = new TreeSet<>();
        for (int at = 0; at < records.size(); at++) {
            String record = records.get(at);
            kinds.add(kind(record));
            String forged = record.contains("\"due\":[]")
                    ? record.replace("\"due\":[]", "\"due\":[" + ITEM + "]")
                    : record.contains("\"due\":[")
                            ? record.replaceFirst("\"due\":\\[\\{.*?\\}\\]", "\"due\":[]")
                            : record.replace(",\"version\"", ",\"due\":[" + ITEM + "],\"version\"");
            refused(at, forged);
        }
        assertThat(kinds).hasSize(11); // a muster, resolutions, and all that Happening knows
    }

    /** An attachment of nobody must not take the place of a resolution after which something is due. */
    @Test
    void anAttachmentOfNobodyIsNoRecord() throws IOException {
        play();
        String attach = records.get(1)
                .replaceFirst("\"changes\":\\[.*?\\],\"due\":\\[\\]", "\"changes\":[],\"due\":[" + ITEM + "]");
        refused(1, attach);
        refused(1, attach.replace("[" + ITEM + "]", "[]"));
        assertThat(Run.of("journal", "verify", game.toString()).out()).contains("record 2 attaches nobody");
    }
}
