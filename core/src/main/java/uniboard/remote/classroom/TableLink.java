package uniboard.remote.classroom;

import uniboard.game.WholeNumber;
import uniboard.remote.Invitation;

/**
 * Where a pupil plays, as the teacher tells them. Nobody else can sit down there: the seat was given to the key of the pupil's device.
 *
 * @param seat from 0
 */
record TableLink(Invitation invitation, int seat) {
    private static final int MOST_SEATS = 16;

    String text() {
        return invitation.text() + ' ' + seat;
    }

    /** @return null if it leads nowhere */
    static TableLink read(String text) {
        Columns columns = new Columns(text);
        Invitation invitation = Invitation.read(columns.next());
        int seat = WholeNumber.read(columns.next(), 0, MOST_SEATS);
        return invitation == null || seat == WholeNumber.NONE ? null : new TableLink(invitation, seat);
    }
}
