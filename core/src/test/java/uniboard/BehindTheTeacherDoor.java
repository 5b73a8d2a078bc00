package uniboard;

import java.util.List;

/** What stands behind the door to teaching a class: those who attend one do without it. */
final class BehindTheTeacherDoor {
    private static final List<String> CLASSES = List.of(
        "uniboard.app.classroom.Teacher", "uniboard.app.classroom.Teaching", "uniboard.app.classroom.AnswerBook",
        "uniboard.app.classroom.ClassMaterial", "uniboard.app.classroom.ClassResults", "uniboard.app.classroom.PupilRows",
        "uniboard.app.classroom.WayIn", "uniboard.app.classroom.WhyNot", "uniboard.remote.TableBots",
        "uniboard.app.classroom.WallScreen", "uniboard.remote.classroom.ClassHost", "uniboard.remote.classroom.ClassOnlooker",
        "uniboard.remote.classroom.ClassKeys", "uniboard.remote.classroom.ClassState", "uniboard.remote.classroom.ClassTable",
        "uniboard.remote.classroom.ClassWall", "uniboard.remote.classroom.Csv", "uniboard.remote.classroom.Emptying",
        "uniboard.remote.classroom.KnockGate", "uniboard.remote.classroom.Pairing", "uniboard.remote.classroom.PastGroups",
        "uniboard.remote.classroom.QuestionBook", "uniboard.remote.classroom.Roll", "uniboard.remote.classroom.RoundDraft",
        "uniboard.remote.classroom.SheetTasks",
        "uniboard.stage.table.Pairs", "uniboard.stage.table.ClassFrame", "uniboard.stage.table.ClassGrid", "uniboard.stage.table.Seating");
    /** Named like them, but in front of the door. */
    private static final List<String> IN_FRONT = List.of("uniboard.app.classroom.TeacherDoor", "uniboard.app.classroom.TeacherRoom");

    private BehindTheTeacherDoor() {
    }

    static boolean has(String className) {
        return CLASSES.stream().anyMatch(className::startsWith) && IN_FRONT.stream().noneMatch(className::startsWith);
    }
}
