package grognard.repl;

import java.util.List;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.LineReader;
import org.jline.reader.Reference;

/** Binds keys that JLine does not bind on every terminal. */
final class Keys {

    /** The codes of Home in common terminals. Many send another code than their TERM entry promises, so all are bound. */
    private static final List<String> HOME = List.of("\033[H", "\033OH", "\033[1~", "\033[7~");

    /** The codes of End. */
    private static final List<String> END = List.of("\033[F", "\033OF", "\033[4~", "\033[8~");

    private Keys() {}

    /** Adds the bindings to the reader's key maps. */
    static void addTo(LineReader reader) {
        for (String map : List.of(LineReader.EMACS, LineReader.VIINS)) {
            bind(reader, map, LineReader.BEGINNING_OF_LINE, HOME);
            bind(reader, map, LineReader.END_OF_LINE, END);
            bind(reader, map, LineReader.DELETE_CHAR, List.of("\033[3~"));
        }
        // JLine does not bind Ctrl-D on a dumb terminal, where it would be the only key to leave the prompt.
        bind(reader, LineReader.DUMB, LineReader.DELETE_CHAR_OR_LIST, List.of(KeyMap.ctrl('D')));
    }

    private static void bind(LineReader reader, String map, String widget, List<String> keys) {
        KeyMap<Binding> bindings = reader.getKeyMaps().get(map);
        if (bindings != null) {
            keys.forEach(key -> bindings.bind(new Reference(widget), key));
        }
    }
}
