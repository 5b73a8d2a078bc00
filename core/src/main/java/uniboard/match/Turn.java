package uniboard.match;

import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.Position;

/** Who is asked for the next move, what a person has chosen of it, and who holds the device. */
public final class Turn {
    static final Message WAIT_FOR_BOT = Message.of("table.waitForBot");

    private final Match match;
    private final TablePermissions permissions;
    private final MovePort port;
    private final AdvanceChoice advance;
    private Selection selection;
    private Waiting waiting = Waiting.NOBODY;
    /** What is waited for while an earlier move is shown once more; null while none is. */
    private Waiting beneath;
    /** The seat of the person who holds the device. */
    private int holder = Position.NOBODY;
    /** Null as long as nobody has given up. */
    private Resignation resignation;

    Turn(Match match, TablePermissions permissions, MovePort port) {
        this.match = match;
        this.permissions = permissions;
        this.port = port;
        advance = new AdvanceChoice(match);
    }

    public Waiting waiting() {
        return waiting;
    }

    boolean is(Waiting expected) {
        return waiting == expected;
    }

    /** Finds out who is asked now. */
    void next() {
        selection = null;
        advance.stopAsking();
        waiting = asked();
        if (waiting != Waiting.PERSON) return;
        holder = toMove();
        selection = match.selectionAt(position(), permissions);
        if (!advance.isDecided() && SecretTurns.areOn(position())) restoreAhead(port.keptAhead(position().ply()));
    }

    /** What was decided before others stays decided when the program is started again. */
    private void restoreAhead(String kept) {
        for (Choice choice : kept.isEmpty() ? List.<Choice>of() : selection.matching()) {
            if (!moveText(choice.move()).equals(kept)) continue;
            for (Choice.Step step : choice.steps())
                if (selection.tap(step.place()) instanceof Tap.Advanced advanced) selection = advanced.selection();
            boolean isBeforeOthers = advance.isAsked();
            advance.decide(choice.move(), selection);
            if (isBeforeOthers) await();
            return;
        }
    }

    private String moveText(int move) {
        return match.game().notation().moveText(position(), move);
    }

    private Waiting asked() {
        if (match.outcome().over() || permissions.isOnlyShown() || resignation != null) return Waiting.NOBODY;
        if (port.isPending()) return Waiting.REMOTE;
        if (match.isBotToMove()) return Waiting.BOT;
        if (match.isRemoteToMove()) return advance.ask() ? Waiting.PERSON : Waiting.REMOTE;
        return match.toMove() != holder && match.isSecretToOthers() ? Waiting.HANDOVER : Waiting.PERSON;
    }

    /** The seat that is asked, or {@link Position#NOBODY}: of a person who decides before others, theirs. */
    public int toMove() {
        return advance.isAsked() ? match.onlyPerson() : match.toMove();
    }

    /** In which the seat to move decides: to look at only. */
    Position position() {
        return advance.isAsked() ? advance.position() : match.position();
    }

    /** The seat of the person who looks; {@link Position#NOBODY} while it is nobody's turn to look at what is theirs. */
    public int viewer() {
        int person = match.onlyPerson();
        return person != Position.NOBODY ? person : holder;
    }

    /** Null while no person is asked. */
    Selection selection() {
        return selection;
    }

    void choose(Selection chosen) {
        selection = chosen;
    }

    /** Whether a person here is asked now, or will be once the move being shown has been. */
    public boolean isPersons() {
        if (waiting != Waiting.MOTION) return waiting == Waiting.PERSON;
        if (port.isPending()) return false;
        int seat = match.toMove();
        boolean isHere = seat != Position.NOBODY && match.record().seats().get(seat).isHuman();
        return isHere ? !advance.isDecided() : advance.isOpen();
    }

    /** What the person here decides before others. */
    AdvanceChoice advance() {
        return advance;
    }

    /** The person has decided before others, whose moves are waited for. */
    void decideInAdvance(int move) {
        port.keepAhead(position().ply(), moveText(move));
        advance.decide(move, selection);
        await();
    }

    /** What becomes of a move is waited for. */
    void await() {
        selection = null;
        waiting = Waiting.REMOTE;
    }

    /** A move that has just been made is shown. */
    void showMove() {
        selection = null;
        advance.stopAsking();
        waiting = Waiting.MOTION;
    }

    /** A move is shown once more. */
    void showAgain() {
        beneath = waiting;
        waiting = Waiting.MOTION;
    }

    /** Whether a move is shown once more. */
    boolean isShownAgain() {
        return beneath != null;
    }

    void endShowingAgain() {
        waiting = beneath;
        beneath = null;
    }

    void takeDevice() {
        holder = match.toMove();
        waiting = Waiting.NOBODY;
    }

    /** No more moves are made. */
    void end(Resignation by) {
        resignation = by;
    }

    /** Null as long as nobody has given up. */
    public Resignation resignation() {
        return resignation;
    }

    void leave() {
        waiting = Waiting.NOBODY;
        beneath = null;
    }
}
