package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import uniboard.game.Message;
import uniboard.remote.classroom.Question;
import uniboard.stage.table.AnswersView;
import uniboard.stage.table.ClassEntry;
import uniboard.stage.table.LobbyView;

/** What stands beside a board while a class is asked about it: nothing of any answer. */
final class AskedWords {
    /** Followed by the sentence's key. */
    static final String OPTION = "control:classOption:";

    private AskedWords() {
    }

    /**
     * The sentences among which a class chooses; none where something else is asked.
     *
     * @param chosen the key of the one that the person here has chosen; empty: none
     */
    static List<AnswersView.Answer> options(Question question, String chosen) {
        List<AnswersView.Answer> rows = new ArrayList<>();
        for (Map.Entry<String, String> option : AskedBoard.options(question).entrySet()) {
            Message words = Message.of("table.named", option.getValue());
            if (option.getKey().equals(chosen)) words = Message.of("table.settingIs", Message.of("class.yours"), words);
            Message letter = AnswersWords.letter(rows.size());
            rows.add(new AnswersView.Answer(OPTION + option.getKey(), letter, 0, words, Message.of("table.settingIs", letter, words),
                AnswersView.Kind.OTHER, List.of()));
        }
        return rows;
    }

    /**
     * @param told  below what is asked
     * @param close leads to what else there is; null: nowhere
     */
    static AnswersView view(Question question, List<Message> told, int answered, int pupils, Message close, ClassEntry entry,
        List<LobbyView.Button> foot) {
        String words = AskedBoard.words(question);
        Message heading = words.isEmpty() ? Message.of("class.task") : Message.of("table.named", words);
        return new AnswersView(Message.of("class.title"), heading, AnswersView.Tone.PLAIN, told, options(question, ""), null,
            new AnswersView.Tally(answered, pupils), close, entry, foot);
    }
}
