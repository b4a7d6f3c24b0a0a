package grognard.record;

/**
 * The place of a record among those that one typed line makes. They count only together: a line whose last records
 * never reached the disk was not played.
 *
 * @param n which of them it is, from 1
 * @param of how many there are
 */
public record Group(int n, int of) {

    /** A record that is all that its line makes; nothing of this is written. */
    public static final Group ALONE = new Group(1, 1);

    /** More records than any line makes, so that a forged number cannot make a reader wait for them. */
    public static final int MOST = 1 << 16;

    /** Whether it is the last one. */
    public boolean isComplete() {
        return n == of;
    }

    /** Whether a record with that place may stand right after one with this. */
    public boolean isFollowedBy(Group next) {
        return isComplete() ? next.n == 1 : next.n == n + 1 && next.of == of;
    }

    /** Writes the member; a record that stands alone has none. */
    void write(JsonBytes json) {
        if (of > 1) {
            json.member("group").open('{').member("n").number(n).member("of").number(of);
            json.close('}');
        }
    }
}
