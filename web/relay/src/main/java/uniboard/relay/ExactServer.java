package uniboard.relay;

import java.util.ArrayList;
import java.util.List;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.postoffice.Binding;
import org.apache.activemq.artemis.core.postoffice.BindingType;
import org.apache.activemq.artemis.core.server.BindingQueryResult;
import org.apache.activemq.artemis.core.server.impl.ActiveMQServerImpl;
import org.apache.activemq.artemis.core.server.impl.AddressInfo;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.apache.activemq.artemis.spi.core.security.ActiveMQSecurityManager;

/**
 * Artemis where no topic has wildcards. For each subscription it would look for packets that are kept among all queues there are, so that
 * many subscriptions at once, such as those of classes that begin to play, would hold up everything else.
 */
final class ExactServer extends ActiveMQServerImpl {
    ExactServer(Configuration configuration, ActiveMQSecurityManager security) {
        super(configuration, security);
    }

    /** What is asked for is the name of an address, and nothing but its own queues. */
    @Override
    public BindingQueryResult bindingQuery(SimpleString address, boolean hasQualifiedNames) throws Exception {
        AddressSettings settings = getAddressSettingsRepository().getMatch(address.toString());
        List<SimpleString> queues = new ArrayList<>();
        for (Binding binding : getPostOffice().getDirectBindings(address)) {
            if (binding.getType() == BindingType.LOCAL_QUEUE) queues.add(binding.getUniqueName());
        }
        AddressInfo info = getAddressInfo(address);
        return new BindingQueryResult(info != null, info, queues, settings.isAutoCreateQueues(), settings.isAutoCreateAddresses(),
            settings.isDefaultPurgeOnNoConsumers(), settings.getDefaultMaxConsumers(), settings.isDefaultExclusiveQueue(),
            settings.isDefaultLastValueQueue(), settings.getDefaultLastValueKey(), settings.isDefaultNonDestructive(),
            settings.getDefaultConsumersBeforeDispatch(), settings.getDefaultDelayBeforeDispatch());
    }
}
