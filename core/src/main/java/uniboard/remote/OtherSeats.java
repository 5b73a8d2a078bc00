package uniboard.remote;

/** What a client overhears of the other seats: what the host tells them, and what they say themselves. */
final class OtherSeats {
    private final SecureChannel channel;
    private final SeatClaim claim;
    private final ClientGame game;
    private final Runnable keep;
    private boolean listens;

    /** @param keep stores the client's state; run after each message that changes it */
    OtherSeats(SecureChannel channel, SeatClaim claim, ClientGame game, Runnable keep) {
        this.channel = channel;
        this.claim = claim;
        this.game = game;
        this.keep = keep;
    }

    /** What others are told of what everyone may know must be what is told here. */
    void listen(Plan plan) {
        if (listens) return;
        listens = true;
        for (int seat = 0; seat < plan.seats().size(); seat++) {
            int other = seat;
            channel.overhear(seat, message -> {
                if (other != claim.seat()) hearHost(other, message);
            });
            if (SharedOpening.isOffered(plan)) channel.listenFromSeat(seat, message -> hearClient(other, message));
        }
    }

    private void hearHost(int seat, SignedMessage message) {
        boolean isOfRound = game.round() != null && message.open().number("round", 0) == game.round().number();
        if (isOfRound && channel.isFromHost(message)) game.round().compare(seat, message.open().get("chain"));
    }

    private void hearClient(int from, SignedMessage message) {
        if (game.round() == null || from == claim.seat()) return;
        if (game.round().hearClient(from, message)) keep.run();
    }
}
