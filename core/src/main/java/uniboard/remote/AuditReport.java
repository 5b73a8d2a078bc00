package uniboard.remote;

import java.util.List;
import uniboard.game.Message;

/**
 * Whether the game was dealt, told and played as it should be, as far as it was checked here.
 *
 * @param hasDealt whether this device has dealt the game itself
 * @param faults   violations of the protocol that were found here, each in a sentence
 */
public record AuditReport(boolean hasDealt, AuditResult result, List<Message> faults) {
    public AuditReport {
        faults = List.copyOf(faults);
    }

    /** As a host knows it: what was played was checked against the rules as it came. */
    static AuditReport ofDeal(boolean hasDealt, AuditResult deal) {
        List<Message> faults = deal == AuditResult.NOT_FAIR ? List.of(Message.of("far.fault.deal")) : List.of();
        return new AuditReport(hasDealt, deal, faults);
    }
}
