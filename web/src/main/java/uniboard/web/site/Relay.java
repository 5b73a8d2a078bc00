package uniboard.web.site;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where shared tables meet: an MQTT relay that is reached by web sockets, if the site names one. */
final class Relay {
    /** What the policy of a page can name: no figures in brackets, and nothing that would end the name there. */
    private static final Pattern ADDRESS = Pattern.compile("wss?://[A-Za-z0-9.-]+(?::(\\d{1,5}))?(?:/[A-Za-z0-9._~/-]*)?");
    private static final int LAST_PORT = 65535;
    /** Behind the address of a relay at which tables may be open to anybody. */
    private static final String OPEN = ",open";

    private final String address;
    private final boolean hasOpenTables;

    /** @param named empty if the site names none; may end in {@code ,open}, where tables may be open to anybody */
    Relay(String named) {
        hasOpenTables = named.endsWith(OPEN);
        String address = hasOpenTables ? named.substring(0, named.length() - OPEN.length()) : named;
        if ((hasOpenTables || !address.isEmpty()) && !isRelay(address)) {
            throw new IllegalArgumentException("-Drelay=" + named + " is not the address of a relay: it is like"
                + " wss://relay.example.org/mqtt or ws://192.168.1.5:9001, with a port from 1 to " + LAST_PORT + " and a path, or without,"
                + " and with " + OPEN + " behind it where tables may be open to anybody");
        }
        this.address = address;
    }

    private static boolean isRelay(String address) {
        Matcher parts = ADDRESS.matcher(address);
        if (!parts.matches()) return false;
        if (parts.group(1) == null) return true;
        int port = Integer.parseInt(parts.group(1));
        return port >= 1 && port <= LAST_PORT;
    }

    /** As a page names it. */
    String named() {
        return address + (hasOpenTables ? " open" : "");
    }

    /** As a front door says whether friends far away can be played with. */
    String farAway() {
        return address.isEmpty() ? "" : "yes";
    }

    /** What a page's policy lets it connect to besides its own site. */
    String policy() {
        return address.isEmpty() ? "" : ' ' + address;
    }
}
