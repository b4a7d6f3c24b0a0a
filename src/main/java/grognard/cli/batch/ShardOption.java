package grognard.cli.batch;

import grognard.batch.BatchSource;
import grognard.batch.Shard;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.util.Optional;

/** The part of a batch to run, {@code --shard K/N}: {@code 2/8} is every eighth line, from the second on. */
record ShardOption(int part, int of) {

    private static final int MOST = 1_000_000;

    /** Parses the option; without it, all lines are run. */
    static ShardOption of(Optional<String> typed) {
        if (typed.isEmpty()) {
            return new ShardOption(1, 1);
        }
        String text = typed.get();
        int slash = Math.max(0, text.indexOf('/'));
        int part = WholeNumber.in(text.substring(0, slash)).orElse(0);
        int of = slash == 0 ? 0 : WholeNumber.in(text.substring(slash + 1)).orElse(0);
        if (part < 1 || part > of || of > MOST) {
            throw BadInput.value("--shard", text, "K/N, K from 1 to N and N at most " + MOST + ", such as 2/8");
        }
        return new ShardOption(part, of);
    }

    boolean isAll() {
        return of == 1;
    }

    /** Returns the lines of this part, with the numbers and so the dice that they have in the complete batch. */
    <T> BatchSource<T> of(BatchSource<T> all) {
        return isAll() ? all : new Shard<>(all, part, of);
    }
}
