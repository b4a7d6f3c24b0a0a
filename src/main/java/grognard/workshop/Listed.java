package grognard.workshop;

import java.util.List;

/** A folder that can say what is in it. */
public interface Listed {

    /** The names of its files. */
    List<String> files();
}
