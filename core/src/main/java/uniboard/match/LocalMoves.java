package uniboard.match;

/** The port of a match that is played on this device alone: every move is made at once. */
public final class LocalMoves implements MovePort {
    private final Match match;
    private Listener listener;

    public LocalMoves(Match match) {
        this.match = match;
    }

    @Override
    public void connect(Listener newListener) {
        listener = newListener;
    }

    @Override
    public void submit(int move) {
        listener.advanced(match.record().with(move));
    }

    @Override
    public boolean isPending() {
        return false;
    }
}
