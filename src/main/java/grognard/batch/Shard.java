package grognard.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Every n-th line of a batch, for one of n processes that share it. Lines keep their numbers, from which their seeds
 * are made, so all shards together give the results of the complete batch.
 */
public final class Shard<T> implements BatchSource<T> {

    /** Error of a line on which others depend. It is in every shard, so that all of them end at the same line. */
    public static final String DEPENDENT =
            "expected no set, unset, again, last, exit, alias, game or --log in shards, since other lines depend on them";

    private final BatchSource<T> complete;
    private final int part;
    private final int of;

    /**
     * One shard of a batch.
     *
     * @param part number of this shard, from 1
     * @param of number of shards
     */
    public Shard(BatchSource<T> complete, int part, int of) {
        this.complete = complete;
        this.part = part;
        this.of = of;
    }

    @Override
    public boolean ready() {
        return complete.ready();
    }

    @Override
    public Optional<Chunk<T>> next() {
        for (Optional<Chunk<T>> next = complete.next(); next.isPresent(); next = complete.next()) {
            Chunk<T> chunk = next.get();
            List<BatchLine<T>> own = new ArrayList<>(chunk.lines().size() / of + 1);
            for (BatchLine<T> line : chunk.lines()) {
                if ((line.number() - part) % of == 0 || line.error().equals(DEPENDENT)) {
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
