package uniboard.remote;

import java.util.List;
import uniboard.game.WholeNumber;

/** What a host knows of the device at a seat. */
final class ClientNotes {
    /** Whose messages these are; empty before the first. */
    private String sender = "";
    private byte[] reading;
    private int heard;
    private int round;
    private int steps;
    /** The most that it has said to hold of the round: what it held once it can't have forgotten. */
    private int confirmed;
    private String chain = "";
    private String texts = "";
    private int got;
    private int sealed;
    private Presence presence = Presence.HERE;
    private AuditResult verdict = AuditResult.NOT_CHECKED;
    private ChatPhrase.Said said = ChatPhrase.Said.NOTHING;
    /** Whether its line has broken since its last message. */
    private boolean isLost;
    private boolean isOlder;
    /** Whether a message has come since the table was opened here: what was said before is over. */
    private boolean isKnown;
    private boolean hasJustSpoken;
    private int seenAt;
    /** When it was heard of again after it had been away for long. */
    private int seenAgainAt;
    private int toldAt;

    /** @return whether it is newer than all before of the same sender */
    boolean hear(SignedMessage message, int seconds) {
        String from = Encoded.of(message.sender());
        String known = sender;
        int last = from.equals(sender) ? heard : 0;
        if (message.number() <= last) return false;
        sender = from;
        heard = message.number();
        if (seconds - seenAt >= TableHost.AWAY) seenAgainAt = seconds;
        seenAt = seconds;
        reading = message.reading();
        Fields open = message.open();
        isOlder = ProtocolVersion.isOlder(open);
        int before = from.equals(known) && round == open.number("round", 0) ? confirmed : 0;
        round = open.number("round", 0);
        steps = open.number("have", -1);
        confirmed = Math.max(before, steps);
        chain = message.secret() == null ? "" : message.secret().get("chain");
        texts = message.secret() == null ? "" : message.secret().get("texts");
        got = open.number("got", 0);
        sealed = open.number(Sealing.WORD, 0);
        boolean wantsAnother = open.number("another", 0) == round && round > 0;
        presence = open.has("leaves") || open.has("gone") ? Presence.GONE : wantsAnother ? Presence.WANTS_ANOTHER : Presence.HERE;
        ChatPhrase.Said now = QuickChat.heard(open);
        hasJustSpoken = isKnown && now.number() > said.number();
        said = now;
        isKnown = true;
        verdict = AuditResult.read(open.get("verdict"));
        return true;
    }

    void lose() {
        isLost = true;
    }

    boolean isLost() {
        return isLost;
    }

    /** @return whether its line had broken before the message */
    boolean find(SignedMessage message) {
        boolean wasLost = isLost && Encoded.of(message.sender()).equals(sender);
        if (wasLost) isLost = false;
        return wasLost;
    }

    /** Whether it speaks an older version of the protocol. */
    boolean isOlder() {
        return isOlder;
    }

    byte[] reading() {
        return reading;
    }

    int heard() {
        return heard;
    }

    /** How many views of the round it holds, counting only those that it should have. */
    int held(int ofRound, SeatRecord seen) {
        boolean isSame = round == ofRound && steps >= 0 && steps <= seen.steps() && seen.chain(steps).equals(chain);
        return isSame ? steps + 1 : 0;
    }

    /** The first step whose text has changed since it was sent; {@code ofSteps} if there is none. */
    int textsHeld(SeatRecord seen, int ofSteps) {
        List<String> told = List.of(texts.split(" ", -1));
        List<String> right = seen.textHashes(ofSteps);
        for (int part = 0; part < right.size(); part++)
            if (part >= told.size() || !told.get(part).equals(right.get(part))) return part * ToldSteps.TOGETHER;
        return ofSteps;
    }

    /** Characters it holds of what was opened after the round. */
    int got(int ofRound) {
        return round == ofRound ? got : 0;
    }

    /** Sealed moves that it has heard of. */
    int sealed(int ofRound) {
        return round == ofRound ? sealed : 0;
    }

    Presence presence(int inRound) {
        if (isLost && presence == Presence.HERE) return Presence.LOST;
        return presence == Presence.WANTS_ANOTHER && round != inRound ? Presence.HERE : presence;
    }

    /** What the device has found out of the round. */
    AuditResult verdict(int ofRound) {
        return round == ofRound ? verdict : AuditResult.NOT_CHECKED;
    }

    /** What the player there said last. */
    ChatPhrase.Said said() {
        return said;
    }

    /** Whether that came with the last message. */
    boolean hasJustSpoken() {
        return hasJustSpoken;
    }

    /** Whether it was heard of all the time lately, as far as that is known here: not after this page, or the device, was away. */
    boolean wasThere(int now) {
        return now - seenAt < TableHost.AWAY && now - seenAgainAt >= TableHost.AWAY;
    }

    /** Steps of the round that it has confirmed. */
    int confirmed(int ofRound) {
        return round == ofRound ? confirmed : 0;
    }

    int seenAt() {
        return seenAt;
    }

    int toldAt() {
        return toldAt;
    }

    void sentAt(int seconds) {
        toldAt = seconds;
    }

    String text() {
        return reading == null ? "" : heard + " " + Encoded.of(reading) + ' ' + sender + ' ' + round + ' ' + confirmed;
    }

    void read(String text) {
        String[] parts = text.split(" ", -1);
        if (parts.length < 3) return;
        heard = Math.max(0, WholeNumber.read(parts[0], 0, Integer.MAX_VALUE));
        reading = Encoded.read(parts[1], Crypto.KEY);
        sender = parts[2];
        if (parts.length < 5) return;
        round = Math.max(0, WholeNumber.read(parts[3], 0, Integer.MAX_VALUE));
        steps = WholeNumber.read(parts[4], 0, Integer.MAX_VALUE);
        confirmed = Math.max(0, steps);
    }
}
