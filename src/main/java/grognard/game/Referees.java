package grognard.game;

import grognard.game.acw.AcwReferee;
import grognard.game.folder.FolderReferee;
import grognard.game.honour.HonourReferee;
import grognard.game.napoleonic.NapoleonicReferee;
import grognard.game.paperboys.PaperboysReferee;
import grognard.game.referee.Referee;
import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.workshop.FolderRuleset;

/** Finds the referee of a ruleset. */
public final class Referees {

    private Referees() {}

    /** Whether games can be played by the ruleset. */
    public static boolean isPlayable(Ruleset ruleset) {
        return ruleset instanceof FolderRuleset folder
                ? !folder.units().fields().isEmpty()
                : !ruleset.name().equals("dice");
    }

    /** The referee for games with these tables. Refuses a ruleset in which no games can be played. */
    public static Referee of(Tables tables) {
        Ruleset ruleset = tables.ruleset();
        return switch (ruleset.name()) {
            case "paperboys" -> new PaperboysReferee(ruleset, tables);
            case "honour" -> new HonourReferee(ruleset, tables);
            case "acw" -> new AcwReferee(ruleset, tables);
            case "napoleonic" -> new NapoleonicReferee(ruleset, tables);
            default -> {
                if (isPlayable(ruleset) && ruleset instanceof FolderRuleset folder) {
                    yield new FolderReferee(folder, tables);
                }
                throw new BadInput(
                        ruleset.name() + ": no games can be played by this ruleset, it says nothing of units");
            }
        };
    }
}
