package grognard.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Every n-th line of a batch, for one of n who share it. Lines keep their numbers, and with them their dice, so that what
 * comes of all shards together is what comes of the whole.
 */
public final class Shard<T> implements Source<T> {

    private final Source<T> whole;
    private final int part;
    private final int of;

    /** @param part which of them, from 1 */
    public Shard(Source<T> whole, int part, int of) {
        this.whole = whole;
        this.part = part;
        this.of = of;
    }

    @Override
    public boolean ready() {
        return whole.ready();
    }

    @Override
    public Optional<Chunk<T>> next() {
        for (Optional<Chunk<T>> next = whole.next(); next.isPresent(); next = whole.next()) {
            Chunk<T> chunk = next.get();
            List<Line<T>> own = new ArrayList<>(chunk.lines().size() / of + 1);
            for (Line<T> line : chunk.lines()) {
                if ((line.number() - part) % of == 0) {
                    own.add(line);
                }
            }
            if (!own.isEmpty()) {
                return Optional.of(new Chunk<>(own, chunk.ruleset(), chunk.alone()));
            }
        }
        return Optional.empty();
    }
}
