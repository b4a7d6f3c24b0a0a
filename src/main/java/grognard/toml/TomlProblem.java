package grognard.toml;

/** Something that is no TOML, in words: what is wrong, and what was expected. */
public record TomlProblem(Place place, String what) {}
