package uniboard.remote;

import uniboard.game.Position;

/** The seat that a client has or asks for, and what the player there is called and says. */
final class SeatClaim {
    private String name;
    private int seat = Position.NOBODY;
    private ChatPhrase.Said said = ChatPhrase.Said.NOTHING;
    private boolean isLeaving;
    private boolean isGone;
    /** What the seat had added to a deal at another device; null if it comes from none. */
    private byte[] brought;
    private int broughtRound;

    SeatClaim(String name) {
        this.name = Occupant.fit(name);
    }

    /** {@link Position#NOBODY} if none is wanted. */
    int seat() {
        return seat;
    }

    boolean isNone() {
        return seat == Position.NOBODY;
    }

    void rename(String newName) {
        name = Occupant.fit(newName);
    }

    void take(int wanted) {
        seat = wanted;
        isLeaving = false;
    }

    void moveTo(int own) {
        seat = own;
    }

    void leave() {
        isLeaving = true;
    }

    void close() {
        isGone = true;
    }

    void say(ChatPhrase phrase) {
        said = said.then(phrase);
    }

    boolean isFree(Plan plan) {
        return seat < plan.seats().size() && plan.seats().get(seat).isFree();
    }

    /** Whether another device was quicker to take the seat. */
    boolean isLost(Plan plan, int ownSeat) {
        return !isNone() && !isFree(plan) && ownSeat != seat;
    }

    /** Whether the seat is asked for, and the table hasn't answered yet. */
    boolean isOpen(Plan plan, int ownSeat) {
        return !isNone() && ownSeat != seat && isFree(plan) && !isLeaving;
    }

    /**
     * Whether people have changed seats, and the device missed that and lost its seat: then it asks for the one that became its own.
     *
     * @param before null if the table hadn't been heard of
     */
    boolean isShutOut(Plan before, Plan told, byte[] ownKey) {
        boolean isMissed = before != null && told.round() > before.round()
            && (before.phase() == Phase.PLAYING || before.phase() == Phase.OVER);
        return isMissed && told.phase() == Phase.INVITING && !isNone() && told.seatOf(ownKey) < 0;
    }

    boolean isBrought() {
        return brought != null;
    }

    /** @return null if the seat has added nothing to that deal at another device */
    byte[] broughtTo(int round) {
        return broughtRound == round ? brought : null;
    }

    /** @param isNameless whether nobody tells their name at the table */
    void tell(Fields open, boolean isNameless) {
        open.add("name", isNameless ? "" : name).add("seat", seat + 1);
        ProtocolVersion.tell(open);
        if (isLeaving) open.add("leaves", "");
        if (isGone) open.add("gone", "");
        QuickChat.tell(open, said);
    }

    /** @param isDealt whether the round is kept, too */
    void keep(Fields to, boolean isDealt) {
        QuickChat.tell(to, said);
        to.add("name", name);
        if (!isNone()) to.add("wanted", seat);
        if (!isDealt && isBrought()) to.add("brought", Encoded.of(brought)).add("broughtRound", broughtRound);
    }

    /** @param from as {@link #keep} or {@link #bring} said it */
    static SeatClaim kept(Fields from) {
        SeatClaim claim = new SeatClaim(from.get("name"));
        claim.seat = from.number("wanted", Position.NOBODY);
        claim.said = QuickChat.heard(from);
        claim.brought = Encoded.read(from.get("brought"), DealTerms.SECRET);
        claim.broughtRound = from.number("broughtRound", 0);
        return claim;
    }

    /** Says what a seat's pass takes to this device. */
    static void bring(SeatPass pass, String name, Fields to) {
        to.add("name", name).add("wanted", pass.seat());
        to.add("brought", Encoded.of(pass.secret())).add("broughtRound", pass.round());
    }
}
