package uniboard.remote.classroom;

import java.util.List;
import uniboard.remote.GivenTable;
import uniboard.remote.Invitation;
import uniboard.remote.Phase;
import uniboard.remote.TableSnapshot;

/** A table at which pupils of a class play. */
public final class ClassTable {
    private final int number;
    private final Group group;
    private final GivenTable table;
    private boolean isCounted;

    ClassTable(int number, Group group, GivenTable table) {
        this.number = number;
        this.group = group;
        this.table = table;
    }

    /** From 1; other tables of the class, earlier ones too, have others. */
    public int number() {
        return number;
    }

    /** By seat: a pupil's id, or {@link Group#BOT}. */
    public List<Integer> seats() {
        return group.seats();
    }

    public TableSnapshot snapshot() {
        return table.snapshot();
    }

    public Invitation invitation() {
        return table.invitation();
    }

    String linkOf(int seat) {
        return new TableLink(invitation(), seat).text();
    }

    public boolean isOver() {
        return snapshot().phase() == Phase.OVER;
    }

    /** Whether a seat has won, alone or with others. */
    public boolean wins(int seat) {
        return table.wins(seat);
    }

    /** Whether nobody has won more than others. */
    public boolean isDraw() {
        for (int seat = 0; seat < snapshot().seats().size(); seat++) if (!wins(seat)) return false;
        return true;
    }

    boolean isCounted() {
        return isCounted;
    }

    void count() {
        isCounted = true;
    }

    /** @return whether a game has begun now */
    boolean begin() {
        return table.beginIfAllAreHere();
    }

    void frame(int seconds) {
        table.frame(seconds);
    }

    void standIn(int seat) {
        table.standIn(seat);
    }

    void pause() {
        table.pause();
    }

    void goOn() {
        table.goOn();
    }

    void forget() {
        table.forget();
    }

    GivenTable given() {
        return table;
    }

    String text() {
        return number + (isCounted ? " 1 " : " 0 ") + group.text();
    }
}
