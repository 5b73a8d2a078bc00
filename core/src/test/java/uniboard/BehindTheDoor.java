package uniboard;

import java.util.List;

/** What stands behind the door: the first board is shown and played without it. */
public final class BehindTheDoor {
    /** How the names of its classes begin. */
    private static final List<String> BEGINNINGS = List.of("uniboard.app.door.OpenedRooms", "uniboard.app.door.EmbedTable",
        "uniboard.app.door.Analysis",
        "uniboard.app.door.RulesDoor", "uniboard.app.door.Setup",
        "uniboard.app.door.Task", "uniboard.app.door.Workshop", "uniboard.stage.setup.", "uniboard.stage.task.",
        "uniboard.match.Draft", "uniboard.learn.Worksheet", "uniboard.match.PositionAnalysis", "uniboard.stage.scene.PanelLayout",
        "uniboard.stage.table.Analysis", "uniboard.stage.table.Answer", "uniboard.stage.table.MoveMarks",
        "uniboard.stage.table.SceneScreen",
        "uniboard.app.door.LibraryTable", "uniboard.app.remote.", "uniboard.app.share.", "uniboard.app.learn.BookCache",
        "uniboard.app.learn.Lessons", "uniboard.app.learn.LessonPupil", "uniboard.app.learn.Rule", "uniboard.app.library.OwnGames",
        "uniboard.embed.EmbedCommands", "uniboard.learn.Board", "uniboard.learn.Book", "uniboard.learn.Course",
        "uniboard.learn.Exercise", "uniboard.learn.Lesson", "uniboard.learn.Task", "uniboard.stage.learn.", "uniboard.stage.review.",
        "uniboard.stage.rules.RuleBoard",
        "uniboard.stage.rules.RulesBook", "uniboard.stage.rules.RulesContents", "uniboard.stage.rules.RulesControls",
        "uniboard.stage.rules.RulesExample", "uniboard.stage.rules.RulesPage", "uniboard.stage.rules.RulesScreen",
        "uniboard.stage.rules.RulesText", "uniboard.stage.library.LibrarySheet", "uniboard.stage.kit.AskSheet",
        "uniboard.stage.kit.ChoiceFrame", "uniboard.stage.kit.CodeSheet", "uniboard.stage.kit.ColumnSheet", "uniboard.stage.kit.ListSheet",
        "uniboard.stage.kit.QrPicture", "uniboard.stage.kit.RoundShape", "uniboard.stage.kit.RowGroup", "uniboard.stage.kit.ScrollArea",
        "uniboard.stage.kit.Seal", "uniboard.stage.kit.Segments", "uniboard.stage.kit.SheetRow", "uniboard.stage.kit.SpotList",
        "uniboard.stage.kit.Tile", "uniboard.stage.table.Class", "uniboard.stage.table.Company", "uniboard.stage.table.EntryActor",
        "uniboard.stage.table.NewGame",
        "uniboard.stage.table.DiagramScreen", "uniboard.stage.table.End", "uniboard.stage.table.FirstWins",
        "uniboard.stage.table.GameEnd", "uniboard.stage.table.NextGame", "uniboard.stage.table.RemarkRow",
        "uniboard.stage.table.GameMenu", "uniboard.stage.table.HangingSheet",
        "uniboard.stage.table.Lobby", "uniboard.stage.table.Menu", "uniboard.stage.table.MistakeWarning", "uniboard.stage.table.MovesSheet",
        "uniboard.stage.table.Position", "uniboard.stage.table.Questions", "uniboard.stage.table.ScoreSheetView",
        "uniboard.stage.table.Pairs", "uniboard.stage.table.Seating",
        "uniboard.stage.table.Setting", "uniboard.stage.table.Share", "uniboard.stage.table.SheetsOfTable",
        "uniboard.stage.table.SlipReading",
        "uniboard.stage.table.ReferenceSheet",
        "uniboard.stage.table.Review", "uniboard.stage.table.TableReview", "uniboard.stage.table.TableSettings", "io.nayuki.");

    /** What an address may ask lessons for. */
    private static final String ASKED_FOR = "uniboard.stage.learn.LessonUse";

    private BehindTheDoor() {
    }

    public static boolean has(String className) {
        return BEGINNINGS.stream().anyMatch(className::startsWith) && !className.equals(ASKED_FOR);
    }
}
