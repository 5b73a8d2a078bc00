package uniboard.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.AllGames;
import uniboard.app.registry.AssetBundles;
import uniboard.game.Catalog;
import uniboard.game.Message;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.text.Language;
import uniboard.text.Texts;

/** What the accessibility tree tells of any game: put together from the record and the bundles alone, past everything on the table. */
public final class SpokenGame {
    private final Texts texts;

    public SpokenGame(String language) {
        this(language, new AllGames());
    }

    /** @param games whose words are known */
    public SpokenGame(String language, Catalog games) {
        texts = Texts.of(Language.preferred(List.of(language)), AssetBundles.all(games), SpokenGame::resource);
    }

    private static String resource(String path) {
        try (InputStream stream = SpokenGame.class.getClassLoader().getResourceAsStream(path)) {
            if (stream == null) throw new AssertionError("No " + path);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String say(String key, Object... arguments) {
        return texts.say(key, arguments);
    }

    /** One sentence a ply, first to last, as the first seat hears them. */
    public List<String> moves(GameRecord record) {
        List<String> moves = new ArrayList<>();
        for (int ply = 0; ply < record.plies(); ply++) {
            Position before = record.replay(ply);
            String who = texts.say(seatName(record, before.toMove()));
            Position after = Match.view(record.replay(ply + 1), 0);
            moves.add(texts.say("table.moveBy", who, texts.say(record.game().words(Match.view(before, 0)).describeMove(record.move(ply),
                after, 0))));
        }
        return moves;
    }

    /** Fails unless every move was heard, in order, and after them at most how the game was played. */
    public void areHeard(GameRecord record, List<String> heard) {
        List<String> moves = moves(record);
        assertEquals(moves, heard.subList(0, Math.min(moves.size(), heard.size())));
        assertTrue(heard.size() <= moves.size() + 1, heard::toString);
    }

    private static Message seatName(GameRecord record, int seat) {
        if (seat == 0) return Message.of("table.you");
        boolean alone = record.seats().size() == 2;
        return alone ? Message.of("table.bot") : record.game().words(record.replay()).seatName(seat);
    }

    /** How a finished game has ended for the first seat, the only person. */
    public String result(GameRecord record) {
        Outcome outcome = record.replay().outcome();
        int winners = Integer.bitCount(outcome.winners());
        if (winners == record.seats().size()) return say("table.draw");
        if (winners == 1) return say(outcome.wins(0) ? "table.youWin" : "table.youLose");
        List<Message> names = new ArrayList<>();
        for (int seat = 0; seat < record.seats().size(); seat++) if (outcome.wins(seat)) names.add(seatName(record, seat));
        return say("table.winTogether", Message.listed(names));
    }

    public String say(Message message) {
        return texts.say(message);
    }
}
