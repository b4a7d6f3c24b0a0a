package grognard.repl;

import java.util.List;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.LineReader;
import org.jline.reader.Reference;

/** Keys that JLine does not know everywhere. */
final class Keys {

    /** Terminals send these whatever TERM says that they send. */
    private static final List<String> HOME = List.of("\033[H", "\033OH", "\033[1~", "\033[7~");

    private static final List<String> END = List.of("\033[F", "\033OF", "\033[4~", "\033[8~");

    private Keys() {}

    static void addTo(LineReader reader) {
        for (String map : List.of(LineReader.EMACS, LineReader.VIINS)) {
            bind(reader, map, LineReader.BEGINNING_OF_LINE, HOME);
            bind(reader, map, LineReader.END_OF_LINE, END);
            bind(reader, map, LineReader.DELETE_CHAR, List.of("\033[3~"));
        }
        // JLine gives a dumb terminal no way out; ours has the same as any other.
        bind(reader, LineReader.DUMB, LineReader.DELETE_CHAR_OR_LIST, List.of(KeyMap.ctrl('D')));
    }

    private static void bind(LineReader reader, String map, String what, List<String> keys) {
        KeyMap<Binding> bindings = reader.getKeyMaps().get(map);
        if (bindings != null) {
            keys.forEach(key -> bindings.bind(new Reference(what), key));
        }
    }
}
