import grognard.Grognard;
import grognard.odds.Odds;
import grognard.record.Proof;
import grognard.rules.Played;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A contact test, its chances, many of them, and a journal, from a Java program: java -cp grognard.jar PlayAndOdds.java [JOURNAL]. */
public class PlayAndOdds {

    public static void main(String[] args) {
        Grognard paperboys = Grognard.of("paperboys");
        Map<String, String> charge = Map.of("att", "4", "pips", "1", "quality", "elite");

        Played played = paperboys.play("contact", charge, "vimeiro");
        System.out.println(played.resolution().outcome().text());
        System.out.println(Grognard.json(played, Optional.of("3rd Line"), Optional.of("vimeiro")));

        Odds odds = paperboys.odds("contact", charge);
        odds.outcomes().forEach((code, chance) -> System.out.println(code + " " + chance.ways() + "/" + chance.of()));

        List<Map<String, String>> assaults = List.of(charge, Map.of("pips", "3"), Map.of("pips", "6"));
        paperboys.playAll("contact", assaults, "vimeiro")
                .map(one -> one.resolution().outcome().code().name())
                .forEach(System.out::println);

        if (args.length > 0) {
            Proof proof = Grognard.verify(Path.of(args[0]), Optional.empty());
            System.out.println(proof.records() + " records, verified: " + proof.failure().isEmpty());
        }
    }
}
