package uniboard.app.classroom;

import java.util.List;
import uniboard.game.Message;
import uniboard.remote.classroom.Question;
import uniboard.stage.table.AnswersView;
import uniboard.stage.table.ClassEntry;
import uniboard.stage.table.LobbyView;

/** What stands beside a board while a class is asked about it: nothing of any answer. */
final class AskedWords {
    private AskedWords() {
    }

    /**
     * @param told  below what is asked
     * @param close leads to what else there is; null: nowhere
     */
    static AnswersView view(Question question, List<Message> told, int answered, int pupils, Message close, ClassEntry entry,
        List<LobbyView.Button> foot) {
        String words = AskedBoard.words(question);
        Message heading = words.isEmpty() ? Message.of("class.task") : Message.of("table.named", words);
        return new AnswersView(Message.of("class.title"), heading, AnswersView.Tone.PLAIN, told, List.of(), null,
            new AnswersView.Tally(answered, pupils), close, entry, foot);
    }
}
