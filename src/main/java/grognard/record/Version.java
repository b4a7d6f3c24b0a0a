package grognard.record;

import grognard.input.Resource;

/** The program's version, as both builds write it into a resource. */
public final class Version {

    private Version() {}

    public static String text() {
        return Resource.text("version.txt").strip();
    }
}
