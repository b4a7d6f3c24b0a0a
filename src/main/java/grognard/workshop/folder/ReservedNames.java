package grognard.workshop.folder;

import java.util.List;

/**
 * Names that a folder must not use, since the command line gives them a meaning. They are listed here because this package
 * does not know the command line; {@code ReservedTest} compares them with its options and commands.
 */
public final class ReservedNames {

    /** Options that every resolver or {@code odds} has. */
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
            "no-pager",
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

    /** Commands and built-in rulesets, which a line may begin with in place of a resolver. */
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
