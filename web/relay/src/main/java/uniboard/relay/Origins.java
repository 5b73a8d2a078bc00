package uniboard.relay;

/** Whose pages may connect. */
@FunctionalInterface
public interface Origins {
    /**
     * @param origin of the page, such as {@code http://localhost:8080}
     * @param host   by which name and port its browser found the relay; null if it named none
     */
    boolean allow(String origin, String host);
}
