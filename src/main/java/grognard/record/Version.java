package grognard.record;

import grognard.input.Resource;

/** The program's version, from a resource that the Maven and Gradle builds write. */
public final class Version {

    private Version() {}

    public static String text() {
        return Resource.text("version.txt").strip();
    }
}
