package uniboard.relay;

import java.util.Set;
import java.util.function.IntSupplier;
import javax.security.auth.Subject;
import org.apache.activemq.artemis.core.security.CheckType;
import org.apache.activemq.artemis.core.security.Role;
import org.apache.activemq.artemis.spi.core.protocol.RemotingConnection;
import org.apache.activemq.artemis.spi.core.security.ActiveMQSecurityManager5;
import org.apache.activemq.artemis.spi.core.security.jaas.UserPrincipal;

/** Allows the rooms' topics, without a user name, and nothing else. */
final class RoomsOnly implements ActiveMQSecurityManager5 {
    private static final Subject ANYBODY = new Subject(true, Set.of(new UserPrincipal("anybody")), Set.of(), Set.of());

    private final IntSupplier addresses;
    private final int most;

    /**
     * @param addresses how many there are
     * @param most      how many there may be
     */
    RoomsOnly(IntSupplier addresses, int most) {
        this.addresses = addresses;
        this.most = most;
    }

    @Override
    public Subject authenticate(String user, String password, RemotingConnection connection, String domain) {
        return user == null ? ANYBODY : null;
    }

    @Override
    public boolean authorize(Subject subject, Set<Role> roles, CheckType use, String address) {
        int queue = address.indexOf("::");
        if (!Topics.isAddress(queue < 0 ? address : address.substring(0, queue))) return false;
        return switch (use) {
            case SEND, CONSUME, CREATE_DURABLE_QUEUE, DELETE_DURABLE_QUEUE, CREATE_NON_DURABLE_QUEUE, DELETE_NON_DURABLE_QUEUE -> true;
            case CREATE_ADDRESS -> addresses.getAsInt() < most;
            default -> false;
        };
    }

    @Override
    public boolean validateUser(String user, String password) {
        return false;
    }

    @Override
    public boolean validateUserAndRole(String user, String password, Set<Role> roles, CheckType use) {
        return false;
    }
}
