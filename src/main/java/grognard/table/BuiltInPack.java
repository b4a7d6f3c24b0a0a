package grognard.table;

import grognard.input.Resource;
import java.util.Optional;

/** The tables that come with the program, in one folder of resources for each ruleset. */
public record BuiltInPack(String name, String ruleset, String remark) implements Pack {

    public BuiltInPack(String name, String ruleset) {
        this(name, ruleset, "");
    }

    @Override
    public Optional<byte[]> file(String file) {
        return Resource.find(ruleset + "/" + file);
    }
}
