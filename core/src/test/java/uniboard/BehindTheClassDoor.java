package uniboard;

import java.util.List;

/** What stands behind the door to classes: tables on several devices do without it. */
final class BehindTheClassDoor {
    private static final List<String> ROOMS = List.of("uniboard.app.classroom.", "uniboard.remote.classroom.",
        "uniboard.app.remote.PupilWords", "uniboard.remote.GivenTable", "uniboard.remote.TableBots", "uniboard.stage.table.Pairs",
        "uniboard.stage.table.Answer", "uniboard.stage.table.Class", "uniboard.stage.table.Seating", "uniboard.stage.table.EntryActor");
    /** In those rooms, but in front of the door. */
    private static final List<String> IN_FRONT = List.of("uniboard.app.classroom.ClassDoor", "uniboard.app.classroom.ClassEntrance",
        "uniboard.app.classroom.ClassRooms", "uniboard.app.classroom.ClassSurroundings");

    private BehindTheClassDoor() {
    }

    static boolean has(String className) {
        return ROOMS.stream().anyMatch(className::startsWith) && IN_FRONT.stream().noneMatch(className::startsWith);
    }
}
