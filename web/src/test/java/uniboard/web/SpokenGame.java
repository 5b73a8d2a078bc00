package uniboard.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.Games;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What the mirror has to say of any game: put together from the record and the bundles alone, past everything on the table. */
final class SpokenGame {
    private final Texts texts;

    SpokenGame(String language) {
        texts = Texts.of(Language.preferred(List.of(language)), new Games().areas(), SpokenGame::resource);
    }

    private static String resource(String path) {
        try (InputStream stream = SpokenGame.class.getClassLoader().getResourceAsStream(path)) {
            if (stream == null) throw new AssertionError("No " + path);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String say(String key, Object... arguments) {
        return texts.say(key, arguments);
    }

    /** One sentence a ply, first to last, as the first seat hears them. */
    List<String> moves(GameRecord record) {
        List<String> moves = new ArrayList<>();
        for (int ply = 0; ply < record.plies(); ply++) {
            Position before = record.replay(ply);
            String who = texts.say(record.seats().get(before.toMove()).isBot() ? "table.bot" : "table.you");
            Position after = Match.view(record.replay(ply + 1), 0);
            moves.add(texts.say("table.moveBy", who, texts.say(record.game().told(Match.view(before, 0), record.move(ply), after, 0))));
        }
        return moves;
    }

    String say(Message message) {
        return texts.say(message);
    }
}
