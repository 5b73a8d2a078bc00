package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.remote.PupilWords;
import uniboard.app.window.Window;
import uniboard.game.Message;
import uniboard.remote.classroom.Csv;
import uniboard.remote.classroom.PupilResult;

/** What a class has done, as a file for spreadsheets, in the language of the teacher's device. */
final class ClassResults {
    static final String FILE = "class.csv";

    private static final List<String> HEADS = List.of("class.csv.name", "class.csv.answered", "class.csv.right", "class.csv.tries",
        "class.csv.hints", "class.csv.games");

    private final Window window;

    ClassResults(Window window) {
        this.window = window;
    }

    String text(List<PupilResult> results) {
        List<List<String>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        for (String head : HEADS) heads.add(window.say(Message.of(head)));
        rows.add(heads);
        for (PupilResult result : results) rows.add(result.cells(PupilWords.name(result.name(), window::say)));
        return Csv.text(rows);
    }
}
