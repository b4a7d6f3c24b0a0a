package grognard.record;

/** A record that is no resolution: a seal, a repair, what happens to the units of a game. */
public interface Event {

    /** What stands under {@code journal}. */
    String kind();

    /** Writes its own members, which stand between {@code journal} and {@code version}. */
    void members(JsonBytes json);

    /** The whole object of a record that stands alone, without what chains it. */
    default byte[] json(String version) {
        return json(version, Group.ALONE);
    }

    /** The whole object, without what chains it. */
    default byte[] json(String version, Group group) {
        JsonBytes json = new JsonBytes();
        json.open('{').member("schema").number(PlayedJson.SCHEMA);
        json.member("journal").word(kind());
        members(json);
        group.write(json);
        return json.member("version").word(version).close('}').bytes();
    }
}
