package grognard.workshop.folder;

import java.util.List;

/** Names that are taken: by options that every resolver has, by {@code odds}, by verbs and by rulesets in Java. */
public final class ReservedNames {

    /** What no option may be called; a test holds it against the options that there are. */
    public static final List<String> OPTIONS = List.of(
            "ask",
            "att",
            "brief",
            "by-round",
            "csv",
            "def",
            "dice",
            "exit-status",
            "fields",
            "force",
            "game",
            "help",
            "house",
            "json",
            "label",
            "least",
            "log",
            "no-color",
            "numbers",
            "of",
            "quiet",
            "repeat",
            "rules",
            "seed",
            "side",
            "svg",
            "tables",
            "template",
            "vs",
            "version",
            "ways",
            "why");

    /** What no resolver may be called, since the word means something else at the start of a line. */
    public static final List<String> RESOLVERS = List.of(
            "acw",
            "again",
            "alias",
            "apart",
            "attach",
            "batch",
            "completion",
            "detach",
            "dice",
            "due",
            "end",
            "exit",
            "game",
            "help",
            "honour",
            "journal",
            "last",
            "man",
            "napoleonic",
            "next",
            "note",
            "odds",
            "paperboys",
            "plan",
            "redo",
            "roll",
            "rules",
            "set",
            "sheet",
            "tables",
            "together",
            "turn",
            "undo",
            "unit",
            "units",
            "unset",
            "use",
            "workshop");

    private ReservedNames() {}
}
