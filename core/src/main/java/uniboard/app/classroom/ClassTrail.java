package uniboard.app.classroom;

import uniboard.game.Game;
import uniboard.remote.classroom.PupilSnapshot;

/** Leads a device after its class, which may go to another game's page. */
final class ClassTrail {
    private final ClassSurroundings around;
    private final Game game;
    /** At whose page the class is, once it is opened there; empty: here. */
    private String ledTo = "";

    ClassTrail(ClassSurroundings around, Game game) {
        this.around = around;
        this.game = game;
    }

    boolean leadsAway() {
        return !ledTo.isEmpty();
    }

    /** @param fragment of the address by which the device comes to the class there */
    void follow(PupilSnapshot now, String fragment) {
        String there = now.stage() != PupilSnapshot.Stage.RUNS || now.game().equals(game.id()) ? "" : now.game();
        boolean isNew = !there.equals(ledTo);
        ledTo = there;
        if (isNew && leadsAway()) around.platform().remote().leadTo(there, fragment);
    }
}
