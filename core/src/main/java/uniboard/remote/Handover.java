package uniboard.remote;

import java.util.function.Supplier;

/**
 * Hands a table on to another device of its host: part by part, and once that device has all of it as it stands, this one lets go.
 */
final class Handover {
    /** Characters of a part: what holds it has room in one packet. */
    private static final int PART = 5_000;

    private final SecureChannel channel;
    private final Supplier<String> table;
    private final Runnable letGo;
    /** Of the table as it was handed on, in parts, last: the number of this device's last message before. */
    private int version = -1;
    private String text = "";

    /**
     * @param table as it stands
     * @param letGo run when the other device has it
     */
    Handover(SecureChannel channel, Supplier<String> table, Runnable letGo) {
        this.channel = channel;
        this.table = table;
        this.letGo = letGo;
    }

    /** The table isn't any more as it was handed on. */
    void changed() {
        version = -1;
    }

    /** @param asking from the device that wants the table */
    void hear(Fields asking) {
        boolean isCurrent = version >= 0 && asking.number("version", -1) == version;
        if (isCurrent && asking.has("takes")) {
            letGo.run();
            channel.handOver(new Fields().add("version", version).add("yours", ""));
            return;
        }
        if (version < 0) {
            text = Encoded.of(Encoded.utf8(table.get()));
            version = channel.number();
        }
        int from = isCurrent ? Math.min(asking.number("got", 0), text.length()) : 0;
        String part = text.substring(from, Math.min(text.length(), from + PART));
        channel.handOver(new Fields().add("version", version).add("length", text.length()).add("from", from).add("part", part));
    }
}
