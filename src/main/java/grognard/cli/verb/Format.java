package grognard.cli.verb;

import grognard.input.BadInput;
import java.util.List;

/** The format that a call asks for, where there are several. */
public final class Format {

    private Format() {}

    /** The one of these that {@code --format} names; {@code --json} is short for one of them. */
    public static String of(Call call, List<String> formats) {
        boolean json = call.has("--json");
        String typed = call.text("--format").orElse(json ? "json" : formats.get(0));
        if (!formats.contains(typed) || (json && !typed.equals("json"))) {
            throw BadInput.value(
                    "--format", typed, json ? "json, since --json is given" : "one of " + String.join(", ", formats));
        }
        return typed;
    }
}
