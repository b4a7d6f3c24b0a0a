package grognard.record;

/**
 * The place of a record in the group of records that one typed line makes. A group counts only as a unit: if its last
 * records never reached the disk, the line was not played.
 *
 * @param n the record's place, from 1
 * @param of the size of the group
 */
public record Group(int n, int of) {

    /** The only record of its line; such a record has no {@code group} member. */
    public static final Group ALONE = new Group(1, 1);

    /** Largest size, more than any line makes. Without a limit a forged size would have readers collect records forever. */
    public static final int MOST = 1 << 16;

    /** Whether this is the last record of its group. */
    public boolean isComplete() {
        return n == of;
    }

    /** Whether a record with that place may come right after one with this place. */
    public boolean isFollowedBy(Group next) {
        return isComplete() ? next.n == 1 : next.n == n + 1 && next.of == of;
    }

    /** Writes the {@code group} member, unless the record is alone. */
    void write(JsonBytes json) {
        if (of > 1) {
            json.member("group").open('{').member("n").number(n).member("of").number(of);
            json.close('}');
        }
    }
}
