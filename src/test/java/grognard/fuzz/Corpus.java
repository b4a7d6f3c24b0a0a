package grognard.fuzz;

import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Files as the program itself writes them, to be spoiled. */
final class Corpus {

    private final Map<String, Map<String, byte[]>> packs = new HashMap<>();
    private final List<String> records;

    Corpus(Path folder) throws IOException {
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named(name);
            Map<String, byte[]> pack = new LinkedHashMap<>();
            PackReader.files(ruleset)
                    .forEach(file -> pack.put(file, ruleset.builtIn().file(file).orElseThrow()));
            packs.put(name, pack);
        }
        records = journal(folder);
    }

    /** A game with a bit of everything, always the same: fixed seeds at a fixed time. */
    private static List<String> journal(Path folder) throws IOException {
        Path file = folder.resolve("corpus.jsonl");
        Map<String, String> env = Map.of("HOME", folder.toString());
        List<List<String>> game = new ArrayList<>(List.of(
                List.of("contact", "--att", "4", "--pips", "1", "--seed", "a", "--label", "Blue"),
                List.of("roll", "3d6+1", "--seed", "b"),
                List.of("roll", "2d1000", "--seed", "c", "-n", "2"),
                List.of("honour", "fire", "--help"),
                List.of("rally", "--pips", "3", "--dice", "2", "--label", "Red"),
                List.of("journal", "seal", file.toString(), "--seed", "0123456789abcdef0123", "--salt", "pepper"),
                List.of("contact", "--label", "Blue"),
                List.of("officer", "-n", "3"),
                List.of("journal", "reveal", file.toString()),
                List.of("fight", "--seed", "d"),
                List.of("cards", "--seed", "e")));
        for (List<String> line : game) {
            List<String> words = new ArrayList<>(line);
            if (!words.get(0).equals("journal")) {
                words.addAll(List.of("--log", file.toString()));
            }
            Run.at(1_700_000_000_000L, env, words.toArray(String[]::new));
        }
        List<String> lines = Files.readAllLines(file);
        if (lines.size() < 10) {
            throw new IllegalStateException("the corpus has only " + lines.size() + " records");
        }
        return lines;
    }

    Map<String, byte[]> pack(String ruleset) {
        return packs.get(ruleset);
    }

    List<String> records() {
        return records;
    }
}
