package uniboard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LocalNetworkTest {
    private static List<String> chosen(String outward, String... all) throws UnknownHostException {
        List<InetAddress> addresses = new ArrayList<>();
        for (String address : all) addresses.add(InetAddress.getByName(address));
        return LocalNetwork.chosen(addresses, InetAddress.getByName(outward));
    }

    @Test
    void addressesOfLocalNetworksAreChosen() throws UnknownHostException {
        assertEquals(List.of("192.168.1.5", "10.1.2.3", "172.16.0.9"), chosen("0.0.0.0", "127.0.0.1", "192.168.1.5", "10.1.2.3",
            "172.16.0.9", "172.32.0.9", "8.8.8.8", "169.254.1.1", "::1", "fe80::1", "fec0::1"));
    }

    @Test
    void theWayOutComesFirst() throws UnknownHostException {
        assertEquals(List.of("192.168.1.5", "172.17.0.1", "10.1.2.3"), chosen("192.168.1.5", "172.17.0.1", "192.168.1.5", "10.1.2.3"));
    }

    @Test
    void aWayOutThatIsNoneOfThemIsNotChosen() throws UnknownHostException {
        assertEquals(List.of("10.1.2.3"), chosen("8.8.8.8", "8.8.8.8", "10.1.2.3"));
    }

    @Test
    void thereMayBeNone() throws UnknownHostException {
        assertEquals(List.of(), chosen("0.0.0.0", "127.0.0.1", "::1"));
    }

    @Test
    void thisMachineCanBeAsked() throws UnknownHostException {
        for (String address : LocalNetwork.addresses()) assertTrue(InetAddress.getByName(address).isSiteLocalAddress(), address);
    }
}
