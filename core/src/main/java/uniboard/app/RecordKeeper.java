package uniboard.app;

import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.RecordException;
import uniboard.match.Storage;
import uniboard.stage.KeptGames;

/** Keeps each game's last record, so that a player comes back to the same position. */
final class RecordKeeper implements KeptGames {
    private static final String PREFIX = "record.";
    private static final String UNREADABLE = ".unreadable";
    /** The id of the game kept last. */
    private static final String LATEST = "latest";

    private final Storage storage;
    private final Games games;
    private boolean failed;
    private Message notice;

    RecordKeeper(Storage storage, Games games) {
        this.storage = storage;
        this.games = games;
    }

    void keep(Match match) {
        String key = key(match.record().game());
        String text = match.record().text();
        storage.save(key, text);
        String id = match.record().game().id();
        if (!id.equals(storage.load(LATEST))) storage.save(LATEST, id);
        boolean kept = text.equals(storage.load(key));
        if (!kept && !failed) notice = Message.of("table.saveFailed");
        failed = !kept;
    }

    /** What the player is to be told about keeping or coming back, once; or null. */
    Message takeNotice() {
        Message taken = notice;
        notice = null;
        return taken;
    }

    /** One that can't be read is put aside, never lost. */
    @Override
    public GameRecord load(Game game) {
        String text = storage.load(key(game));
        if (text == null) return null;
        try {
            return GameRecord.read(text, games);
        } catch (RecordException e) {
            storage.save(key(game) + UNREADABLE, text);
            notice = Message.of("table.badRecord", e.message());
            return null;
        }
    }

    @Override
    public boolean isLatest(Game game) {
        return game.id().equals(storage.load(LATEST));
    }

    private static String key(Game game) {
        return PREFIX + game.id();
    }
}
