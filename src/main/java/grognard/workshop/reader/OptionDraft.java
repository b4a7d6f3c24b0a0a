package grognard.workshop.reader;

import grognard.workshop.folder.TomlSection;
import grognard.workshop.resolver.FolderOption;

/**
 * An option after the first pass.
 *
 * @param option without its numbers and conditions, which may refer to any option of the resolver
 * @param section the section that declares it; both halves of an option of both sides have the same one
 */
record OptionDraft(FolderOption option, TomlSection section) {

    String base() {
        return option.base();
    }

    String name() {
        return option.name();
    }

    int side() {
        return option.side();
    }
}
