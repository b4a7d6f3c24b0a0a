package grognard.page;

import org.teavm.jso.JSExport;

/** The methods of {@link Door}, and of {@link GameDoor} with {@code game} before their names, as JavaScript sees them. */
public final class Exports {

    private static final PageLibrary LIBRARY = new PageLibrary();
    private static final Door DOOR = new Door(LIBRARY);
    private static final GameDoor GAMES = new GameDoor(LIBRARY, DOOR);

    private Exports() {}

    @JSExport
    public static String rulesets() {
        return DOOR.rulesets();
    }

    @JSExport
    public static String openFolder(String name, String[] files) {
        return DOOR.openFolder(name, files);
    }

    @JSExport
    public static String closeFolder(String name) {
        return DOOR.closeFolder(name);
    }

    @JSExport
    public static String ruleset(String name) {
        return DOOR.ruleset(name);
    }

    @JSExport
    public static String describe(String ruleset, String resolver, String[] words) {
        return DOOR.describe(ruleset, resolver, words);
    }

    @JSExport
    public static String barred(String ruleset, String resolver, String[] pairs) {
        return DOOR.barred(ruleset, resolver, pairs);
    }

    @JSExport
    public static String play(String ruleset, String resolver, String[] pairs, String[] words, String mint) {
        return DOOR.play(ruleset, resolver, pairs, words, mint);
    }

    @JSExport
    public static String throwDice(String ruleset, String resolver, String[] pairs, String[] words, String[] faces) {
        return DOOR.throwDice(ruleset, resolver, pairs, words, faces);
    }

    @JSExport
    public static String odds(String ruleset, String resolver, String[] pairs, String[] words) {
        return DOOR.odds(ruleset, resolver, pairs, words);
    }

    @JSExport
    public static String rules(String ruleset, String[] asked, boolean all, String[] words) {
        return DOOR.rules(ruleset, asked, all, words);
    }

    @JSExport
    public static String sheet(String ruleset, String[] words) {
        return DOOR.sheet(ruleset, words);
    }

    @JSExport
    public static String line(String ruleset, String typed) {
        return DOOR.line(ruleset, typed);
    }

    @JSExport
    public static String gameScenarios() {
        return GAMES.scenarios();
    }

    @JSExport
    public static String gameMusterTemplate(String ruleset) {
        return GAMES.musterTemplate(ruleset);
    }

    @JSExport
    public static String gameBegin(
            String name, String scenario, String[] musters, String ruleset, String title, String[] words, double time) {
        return GAMES.begin(name, scenario, musters, ruleset, title, words, time);
    }

    @JSExport
    public static String gameOpen(String id, String file, String journal) {
        return GAMES.open(id, file, journal);
    }

    @JSExport
    public static String gameState(String id) {
        return GAMES.state(id);
    }

    @JSExport
    public static String gameTurn(String id) {
        return GAMES.turn(id);
    }

    @JSExport
    public static String gameUnits(String id) {
        return GAMES.units(id);
    }

    @JSExport
    public static String gameDue(String id) {
        return GAMES.due(id);
    }

    @JSExport
    public static String gameChoices(String id, String unit, String other) {
        return GAMES.choices(id, unit, other);
    }

    @JSExport
    public static String gameFields(String id, String unit) {
        return GAMES.fields(id, unit);
    }

    @JSExport
    public static String gameForm(String id, int due, String resolver, String[] units, String[] pairs, String[] words) {
        return GAMES.form(id, due, resolver, units, pairs, words);
    }

    @JSExport
    public static String gamePlay(
            String id,
            int due,
            String resolver,
            String[] units,
            String[] pairs,
            String[] words,
            String mint,
            double time) {
        return GAMES.play(id, due, resolver, units, pairs, words, mint, time);
    }

    @JSExport
    public static String gameThrowDice(
            String id,
            int due,
            String resolver,
            String[] units,
            String[] pairs,
            String[] words,
            String[] faces,
            double time) {
        return GAMES.throwDice(id, due, resolver, units, pairs, words, faces, time);
    }

    @JSExport
    public static String gameAct(String id, String action, String[] args, boolean force, String mint, double time) {
        return GAMES.act(id, action, args, force, mint, time);
    }

    @JSExport
    public static String gameStory(String file, String journal) {
        return GAMES.story(file, journal);
    }
}
