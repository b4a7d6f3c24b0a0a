import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The contact test as most people would write it: annotated options, the ones that grognard's {@code contact} has, read
 * by picocli, and the table in the code. Infantry against infantry only; prints the code of the outcome.
 */
@Command(name = "contact", mixinStandardHelpOptions = true, description = "will it come to blows?")
public final class StockContact implements Callable<Integer> {

    enum Arm {
        infantry,
        cavalry,
        artillery,
        skirmishers
    }

    enum Quality {
        raw,
        trained,
        elite
    }

    enum Officer {
        brigadier,
        commander
    }

    @Option(names = "--att", arity = "0..1", description = "the attacker's contact die, thrown on the table")
    Integer att;

    @Option(names = "--arm", description = "arm of service (${DEFAULT-VALUE})", defaultValue = "infantry")
    Arm arm;

    @Option(names = "--pips", description = "pips on the morale record (${DEFAULT-VALUE})", defaultValue = "0")
    int pips;

    @Option(names = "--quality", description = "the unit's training (${DEFAULT-VALUE})", defaultValue = "trained")
    Quality quality;

    @Option(names = "--raw", description = "the same as --quality raw")
    boolean raw;

    @Option(names = "--trained", description = "the same as --quality trained")
    boolean trained;

    @Option(names = "--elite", description = "the same as --quality elite")
    boolean elite;

    @Option(names = "--charging", description = "cavalry: charging")
    boolean charging;

    @Option(names = "--column", description = "infantry: in attack column")
    boolean column;

    @Option(names = "--irregular", description = "cavalry: irregular")
    boolean irregular;

    @Option(names = "--friend-routing", description = "a friend routs within 10 cm or through it")
    boolean friendRouting;

    @Option(names = "--officer", description = "the mounted officer with the unit")
    Officer officer;

    @Option(names = "--stands", description = "stands in the unit")
    Integer stands;

    @Option(names = "--surrounded", description = "engaged front and rear")
    boolean surrounded;

    @Option(names = "--glory-used", description = "has had its Glory this game")
    boolean gloryUsed;

    @Option(names = "--def", arity = "0..1", description = "the defender's contact die, thrown on the table")
    Integer def;

    @Option(names = "--def-arm", description = "arm of service (${DEFAULT-VALUE})", defaultValue = "infantry")
    Arm defArm;

    @Option(names = "--def-pips", description = "pips on the morale record (${DEFAULT-VALUE})", defaultValue = "0")
    int defPips;

    @Option(names = "--def-quality", description = "the unit's training (${DEFAULT-VALUE})", defaultValue = "trained")
    Quality defQuality;

    @Option(names = "--def-raw", description = "the same as --def-quality raw")
    boolean defRaw;

    @Option(names = "--def-trained", description = "the same as --def-quality trained")
    boolean defTrained;

    @Option(names = "--def-elite", description = "the same as --def-quality elite")
    boolean defElite;

    @Option(names = "--def-charging", description = "cavalry: charging")
    boolean defCharging;

    @Option(names = "--def-column", description = "infantry: in attack column")
    boolean defColumn;

    @Option(names = "--def-irregular", description = "cavalry: irregular")
    boolean defIrregular;

    @Option(names = "--def-friend-routing", description = "a friend routs within 10 cm or through it")
    boolean defFriendRouting;

    @Option(names = "--def-officer", description = "the mounted officer with the unit")
    Officer defOfficer;

    @Option(names = "--def-stands", description = "stands in the unit")
    Integer defStands;

    @Option(names = "--def-surrounded", description = "engaged front and rear")
    boolean defSurrounded;

    @Option(names = "--def-cover", description = "infantry or skirmishers: defending cover")
    boolean cover;

    @Option(names = "--def-square", description = "infantry: in square")
    boolean square;

    @Option(names = "--def-flank", description = "attacked in an open flank or the rear")
    boolean flank;

    @Option(names = "--seed", description = "the seed of the dice")
    String seed;

    @Option(names = "--dice", split = ",", description = "all the dice, thrown on the table")
    List<Integer> dice;

    @Option(names = "--ask", description = "ask for each die thrown on the table")
    boolean ask;

    @Option(names = {"-n", "--repeat"}, description = "resolve N times", defaultValue = "1")
    int repeat;

    @Option(names = "--tables", description = "use the tables in that folder")
    String tables;

    @Option(names = "--house", description = "play by a house rule")
    List<String> house;

    @Option(names = "--rules", description = "the ruleset")
    String rules;

    @Option(names = {"-q", "--quiet"}, description = "the outcome line only")
    boolean quiet;

    @Option(names = "--label", description = "your name for this resolution")
    String label;

    @Option(names = "--log", description = "put the resolution on record in that journal")
    String log;

    @Option(names = "--exit-status", description = "exit with 10 when the test was failed")
    boolean exitStatus;

    @Option(names = "--json", description = "one JSON object a line")
    boolean json;

    @Option(names = "--no-color", description = "no colour, even on a terminal")
    boolean noColor;

    @Override
    public Integer call() {
        Random random = new Random();
        int attacker = (att == null ? 1 + random.nextInt(6) : att) - pips;
        attacker += (elite ? 1 : 0) - (raw ? 1 : 0) + (column ? 1 : 0) - (friendRouting ? 1 : 0);
        int defender = (def == null ? 1 + random.nextInt(6) : def) - defPips;
        defender += (defElite ? 1 : 0) - (defRaw ? 1 : 0) + (defColumn ? 1 : 0) - (defFriendRouting ? 1 : 0);
        defender += (cover ? 2 : 0) - (flank ? 2 : 0);
        System.out.println(pips == 6 ? "cannot-advance" : outcome(attacker - defender));
        return 0;
    }

    private static String outcome(int difference) {
        if (difference <= -4) {
            return "attacker-falls-back";
        }
        if (difference <= -2) {
            return "attacker-halts";
        }
        if (difference <= 1) {
            return "fight";
        }
        return difference <= 3 ? "defender-falls-back" : "defender-routs";
    }

    public static void main(String[] args) {
        System.exit(new CommandLine(new StockContact()).execute(args));
    }
}
