package grognard.cli.command.journal;

import grognard.cli.environment.PathName;
import grognard.cli.settings.FolderPack;
import grognard.table.Pack;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The players' own tables, for commands that resolve records again. */
final class PlayersTables {

    @Option(names = "--tables", paramLabel = "DIR", description = "the players' own tables, for records that name them")
    private Optional<String> folder = Optional.empty();

    boolean isGiven() {
        return folder.isPresent();
    }

    Optional<Pack> pack() {
        return folder.map(name -> new FolderPack(PathName.file("--tables", name)));
    }
}
