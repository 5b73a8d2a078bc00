package uniboard.app;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.WholeNumber;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.RecordException;
import uniboard.match.Storage;
import uniboard.stage.menu.KeptGames;

/** Keeps each game's last record, so that a player comes back to the same position. */
final class RecordKeeper implements KeptGames {
    private static final String PREFIX = "record.";
    private static final String UNREADABLE = ".unreadable";
    /** Of plies played on after something that should have been hidden had been seen: no matter of rules, and so not of records. */
    private static final String KNOWING = ".knowing";
    /** Of the match in whose place another one was begun; with a number, of those put aside after it. */
    private static final String BEFORE = ".before";
    /** The oldest of more is given up. */
    private static final int MOST_ASIDE = 5;
    /** Characters: a hundred times the longest game. What is longer isn't ours, and reading it takes more than the program has. */
    private static final int LONGEST = 1_000_000;
    /** The id of the game kept last. */
    private static final String LATEST = "latest";

    private final Storage storage;
    private final Catalog catalog;
    private boolean failed;
    private Message notice;

    RecordKeeper(Storage storage, Catalog catalog) {
        this.storage = storage;
        this.catalog = catalog;
    }

    void keep(Match match) {
        String key = key(match.record().game());
        String text = match.record().text();
        keep(match, key);
        String id = match.record().game().id();
        if (!id.equals(storage.load(LATEST))) storage.save(LATEST, id);
        boolean kept = text.equals(storage.load(key));
        if (!kept && !failed) notice = Message.of("table.saveFailed");
        failed = !kept;
    }

    private void keep(Match match, String key) {
        storage.save(key, match.record().text());
        keepMarks(key + KNOWING, match.pliesPlayedKnowing());
    }

    /** Another match of its game begins: this one can be come back to. */
    void putAside(Match match) {
        Game game = match.record().game();
        int count = asideCount(game);
        if (count == MOST_ASIDE) {
            for (int i = 1; i < MOST_ASIDE; i++) move(asideKey(game, i), asideKey(game, i - 1));
            count--;
        }
        keep(match, asideKey(game, count));
    }

    private void move(String from, String to) {
        storage.save(to, storage.load(from));
        String marks = storage.load(from + KNOWING);
        if (marks == null) storage.remove(to + KNOWING);
        else storage.save(to + KNOWING, marks);
    }

    private int asideCount(Game game) {
        int count = 0;
        while (count < MOST_ASIDE && storage.load(asideKey(game, count)) != null) count++;
        return count;
    }

    /** @param index from 0, in the order in which they were put aside */
    private static String asideKey(Game game, int index) {
        return key(game) + BEFORE + (index == 0 ? "" : Integer.toString(index + 1));
    }

    /** Whether a match of the game was put aside. */
    boolean hasAside(Game game) {
        return asideCount(game) > 0;
    }

    /** The match that was put aside last, which is so no longer; null if there is none, or none that can be read. */
    Match takeAside(Game game) {
        String key = asideKey(game, Math.max(0, asideCount(game) - 1));
        Match aside = loadMatch(game, key);
        storage.remove(key);
        storage.remove(key + KNOWING);
        return aside;
    }

    private void keepMarks(String key, List<Integer> plies) {
        if (plies.isEmpty()) storage.remove(key);
        else storage.save(key, String.join(",", plies.stream().map(String::valueOf).toList()));
    }

    /** The game's match as it was kept; null if there is none, or none that can be read. */
    Match loadMatch(Game game) {
        return loadMatch(game, key(game));
    }

    private Match loadMatch(Game game, String key) {
        GameRecord record = load(game, key);
        return record == null ? null : new Match(record, marks(storage.load(key + KNOWING)));
    }

    /** Marks that can't be read are none: they are told, not played by. */
    private static List<Integer> marks(String text) {
        List<Integer> plies = new ArrayList<>();
        if (text == null || text.length() > LONGEST) return plies;
        for (String part : text.split(",", -1)) {
            int ply = WholeNumber.read(part, 0, Short.MAX_VALUE);
            if (ply != WholeNumber.NONE) plies.add(ply);
        }
        return plies;
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
        return load(game, key(game));
    }

    private GameRecord load(Game game, String key) {
        String text = storage.load(key);
        if (text == null) return null;
        if (text.length() > LONGEST) {
            // Not to be kept twice: there may be no room for it.
            storage.remove(key);
            storage.save(key(game) + UNREADABLE, text);
            notice = Message.of("table.badRecord", Message.of("record.tooLong"));
            return null;
        }
        try {
            return GameRecord.read(text, catalog);
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
