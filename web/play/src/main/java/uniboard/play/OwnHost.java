package uniboard.play;

import java.util.regex.Pattern;

/**
 * By which hosts a browser may find this machine: its name for itself and any address in numbers, which may change while a site is
 * served. Other names could have been pointed here by strangers whose pages want to be taken for ours.
 */
final class OwnHost {
    private static final Pattern OWN = Pattern.compile("(?:localhost|\\d{1,3}(?:\\.\\d{1,3}){3})(?::\\d{1,5})?");

    private OwnHost() {
    }

    /** @param host with its port, unless that is HTTP's usual one; may be null */
    static boolean isOwn(String host) {
        return host != null && OWN.matcher(host).matches();
    }

    /** Whether a page comes from this site, as the browser found it. */
    static boolean isOwnPage(String origin, String host) {
        return isOwn(host) && origin.equals("http://" + host);
    }
}
