package grognard.record;

/** A record that is not a resolution: a seal, a repair, or a change to the units of a game. */
public interface RecordEvent {

    /** The value of the {@code journal} member, such as {@code seal}. */
    String kind();

    /** Writes the event's own members, which come between {@code journal} and {@code version}. */
    void members(JsonBytes json);

    /** The record's JSON object, without the chain members, for a record that is not part of a group. */
    default byte[] json(String version) {
        return json(version, Group.ALONE);
    }

    /** The record's JSON object, without the chain members. */
    default byte[] json(String version, Group group) {
        JsonBytes json = new JsonBytes();
        json.open('{').member("schema").number(PlayedJson.SCHEMA);
        json.member("journal").word(kind());
        members(json);
        group.write(json);
        return json.member("version").word(version).close('}').bytes();
    }
}
