package uniboard;

import java.util.List;

/** What stands behind the door to tables on several devices: all else is shown and played without it. */
final class BehindTheRemoteDoor {
    private static final List<String> ROOMS = List.of("uniboard.app.remote.", "uniboard.remote.", "uniboard.stage.table.Lobby",
        "uniboard.stage.table.Pairs", "uniboard.stage.table.Answer", "uniboard.stage.table.Class", "uniboard.stage.table.Seating",
        "uniboard.stage.table.EntryActor", "uniboard.app.classroom.");
    /** In those rooms, but in front of the door. */
    private static final List<String> IN_FRONT = List.of("uniboard.app.remote.LastTables", "uniboard.app.classroom.ClassDoor",
        "uniboard.app.classroom.ClassEntrance", "uniboard.app.classroom.ClassRooms", "uniboard.app.classroom.ClassSurroundings",
        "uniboard.app.remote.GivenSeat", "uniboard.app.remote.RemoteDoor",
        "uniboard.app.remote.RemoteEntrance", "uniboard.app.remote.SharedTables", "uniboard.remote.Crypto", "uniboard.remote.RemoteTable",
        "uniboard.remote.Transport");

    private BehindTheRemoteDoor() {
    }

    static boolean has(String className) {
        return ROOMS.stream().anyMatch(className::startsWith) && IN_FRONT.stream().noneMatch(className::startsWith);
    }
}
