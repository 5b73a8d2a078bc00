package uniboard.relay;

import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptor;
import org.apache.activemq.artemis.core.remoting.impl.netty.NettyAcceptorFactory;
import org.apache.activemq.artemis.core.remoting.impl.netty.TransportConstants;
import org.apache.activemq.artemis.core.server.ActiveMQServer;
import org.apache.activemq.artemis.core.settings.impl.AddressFullMessagePolicy;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;

/** Artemis, set up to speak MQTT, to keep everything in memory and to listen nowhere itself. */
final class Broker implements AutoCloseable {
    private static final String ACCEPTOR = "relay";

    private final ActiveMQServer server;

    Broker(Limits limits, Duration kept, Duration sweep) throws IOException {
        server = new ExactServer(configuration(limits, kept, sweep), new RoomsOnly(this::addresses, limits.addresses()));
        try {
            server.start();
            server.getRemotingService().addIncomingInterceptor(new PacketRules());
        } catch (Exception e) {
            throw new IOException("The broker doesn't start.", e);
        }
        if (acceptor() == null) {
            close();
            throw new IOException("The broker takes no visitors.");
        }
    }

    private static Configuration configuration(Limits limits, Duration kept, Duration sweep) throws IOException {
        Configuration configuration = new ConfigurationImpl()
            .setPersistenceEnabled(false)
            .setMqttSubscriptionPersistenceEnabled(false)
            .setSecurityEnabled(true)
            // Who knows it may do everything.
            .setClusterPassword(UUID.randomUUID().toString())
            .setAuthenticationCacheSize(0)
            .setAuthorizationCacheSize(0)
            .setWildcardRoutingEnabled(false)
            .setJMXManagementEnabled(false)
            .setCriticalAnalyzer(false)
            .setMaxDiskUsage(-1)
            .setGlobalMaxSize(limits.allBytes())
            .setMessageExpiryScanPeriod(sweep.toMillis())
            .setAddressQueueScanPeriod(sweep.toMillis())
            .addAddressSetting("#", addressSettings(kept));
        return configuration.addAcceptorConfiguration(new TransportConfiguration(NettyAcceptorFactory.class.getName(), transport(),
            ACCEPTOR, protocol()));
    }

    /** Kept packets grow old; then their queue is empty, and goes, and its address with it. */
    private static AddressSettings addressSettings(Duration kept) {
        return new AddressSettings()
            .setMaxExpiryDelay(kept.toMillis())
            .setAutoDeleteQueuesSkipUsageCheck(true)
            .setAutoDeleteAddressesSkipUsageCheck(true)
            .setDefaultRingSize(Limits.WAITING_PACKETS)
            .setMaxSizeBytes(Limits.TOPIC_BYTES)
            // The default writes to the disk.
            .setAddressFullMessagePolicy(AddressFullMessagePolicy.FAIL);
    }

    private static Map<String, Object> transport() {
        Map<String, Object> transport = new HashMap<>();
        transport.put(TransportConstants.PROTOCOLS_PROP_NAME, "MQTT");
        // Not bound to a port: visitors are handed over.
        transport.put(TransportConstants.HTTP_UPGRADE_ENABLED_PROP_NAME, true);
        transport.put(TransportConstants.REMOTING_THREADS_PROPNAME, 1);
        // Programs for one system alone, which are unpacked to files.
        transport.put(TransportConstants.USE_EPOLL_PROP_NAME, false);
        transport.put(TransportConstants.USE_KQUEUE_PROP_NAME, false);
        transport.put(TransportConstants.QUIET_PERIOD, 0);
        return transport;
    }

    private static Map<String, Object> protocol() {
        Map<String, Object> protocol = new HashMap<>();
        protocol.put("maximumPacketSize", Limits.PACKET_BYTES);
        protocol.put("topicAliasMaximum", 0);
        protocol.put("serverKeepAlive", Limits.KEEP_ALIVE_SECONDS);
        protocol.put("defaultMaximumInFlightPublishMessages", Limits.WAITING_PACKETS);
        return protocol;
    }

    NettyAcceptor acceptor() {
        return (NettyAcceptor) server.getRemotingService().getAcceptor(ACCEPTOR);
    }

    /** How many topics are known. */
    int addresses() {
        return server.getPostOffice().getAddresses().size();
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception e) {
            throw new IllegalStateException("The broker doesn't stop.", e);
        }
    }
}
