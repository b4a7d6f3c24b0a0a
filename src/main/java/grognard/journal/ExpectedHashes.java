package grognard.journal;

/**
 * Hashes that an opponent noted during the game and expects in the journal; each may be empty.
 *
 * @param head prefix of a record's hash ({@code --head}); proves that no record up to it was cut off or rewritten
 * @param commitment prefix of the first seal's commitment ({@code --commitment})
 */
public record ExpectedHashes(String head, String commitment) {

    public static final ExpectedHashes NOTHING = new ExpectedHashes("", "");
}
