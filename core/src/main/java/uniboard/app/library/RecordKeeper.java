package uniboard.app.library;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.library.GameLibrary;
import uniboard.library.LibraryStore;
import uniboard.library.SavedGame;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.RecordException;
import uniboard.match.RecordTree;
import uniboard.match.Storage;
import uniboard.stage.menu.SavedGames;

/**
 * Keeps matches, so that a player comes back to the same position: each game's last one at once, in the small storage, and all of them on
 * the library, which answers later.
 */
public final class RecordKeeper implements SavedGames {
    static final String PREFIX = "record.";
    private static final String UNREADABLE = ".unreadable";
    private static final int A_DAY = 24 * 60 * 60;
    /** The id of the game kept last. */
    private static final String LATEST = "latest";

    private final Storage storage;
    private final KeptTexts texts;
    private final AsideGames aside;
    private final GameLibrary library;
    private final Catalog catalog;
    private final IntSupplier now;
    private final Supplier<String> ids;
    private final Map<Match, SavedGame> known = new HashMap<>();
    private Consumer<Message> teller = message -> { };
    private final KeepingReport report = new KeepingReport(this::tell);
    private boolean isKeeping;
    private Message notice;

    /**
     * @param now seconds, as of {@link SavedGame#begun}
     * @param ids an id for a game, another one each time
     */
    public RecordKeeper(Storage storage, GameLibrary library, Catalog catalog, IntSupplier now, Supplier<String> ids) {
        this.storage = storage;
        texts = new KeptTexts(storage);
        aside = new AsideGames(texts);
        this.library = library;
        this.catalog = catalog;
        this.now = now;
        this.ids = ids;
    }

    /** @param newTeller told what the player is to know at once, whatever is shown */
    public void tellAtOnce(Consumer<Message> newTeller) {
        teller = newTeller;
    }

    /** From now on this window's games are kept apart from those of others under the same key. */
    public void partedFromOthers() {
        tell(Message.of("embedded.parted"));
    }

    /** What is found out while a match is kept is told with what comes of its move. */
    private void tell(Message sentence) {
        if (isKeeping) notice = sentence;
        else teller.accept(sentence);
    }

    public void keep(Match match) {
        isKeeping = true;
        SavedGame before = gameOf(match);
        SavedGame game = noted(match, before);
        String id = match.record().game().id();
        report.stored(texts.keep(game, key(match.record().game())));
        if (!id.equals(storage.load(LATEST))) storage.save(LATEST, id);
        layNews(match, game, before);
        isKeeping = false;
    }

    /** In the library alone: the game that is come back to stays another one. */
    public void saveToLibrary(Match match) {
        SavedGame before = gameOf(match);
        layNews(match, noted(match, before), before);
    }

    private SavedGame noted(Match match, SavedGame before) {
        SavedGame game = before.with(match, library.timeFor(before.id(), now.getAsInt()));
        if (saysTheSame(before, game)) game = before;
        known.put(match, game);
        return game;
    }

    private void layNews(Match match, SavedGame game, SavedGame before) {
        boolean isToStay = !match.isUntouched() || library.game(game.id()) != null;
        // What lies there may have been played on elsewhere: before it has been read nothing is laid over it.
        boolean isNews = game.revision() > before.revision() || library.game(game.id()) == null;
        if (!library.isRead()) return;
        if (!library.isUsable()) report.hasNoLibrary();
        else if (isToStay && isNews) lay(match, game, before.revision());
    }

    private static boolean saysTheSame(SavedGame one, SavedGame other) {
        return one.record().equals(other.record()) && one.knowing().equals(other.knowing()) && Objects.equals(one.at(), other.at())
            && one.weighed().equals(other.weighed());
    }

    /** What is known of the match's game. */
    public SavedGame gameOf(Match match) {
        return known.computeIfAbsent(match, unknown -> SavedGame.begin(ids.get(), now.getAsInt()));
    }

    /** Whether something can have been kept then, as far as this device's clock can tell. */
    boolean canBe(int seconds) {
        int time = now.getAsInt();
        return seconds > 0 && (time == 0 || seconds < time + A_DAY);
    }

    /** The match is the game of that id, which may have been kept before. */
    public void knowAs(Match match, String id) {
        SavedGame before = library.game(id);
        known.put(match, before == null ? SavedGame.begin(id, now.getAsInt()) : before);
    }

    /** The second match is parted from the first. */
    public void beginFrom(Match from, Match match) {
        known.put(match, SavedGame.begin(ids.get(), now.getAsInt(), gameOf(from).id()));
    }

    private void lay(Match match, SavedGame game, int revision) {
        boolean isFull = library.game(game.id()) == null && library.games().size() == GameLibrary.ROOM - 1;
        library.keep(game, revision, outcome -> {
            if (outcome == LibraryStore.Outcome.OVERTAKEN) part(match, game, "shelf.parted");
            else report(outcome);
            if (isFull && outcome == LibraryStore.Outcome.KEPT) tell(Message.of("shelf.full", Integer.toString(GameLibrary.ROOM)));
        });
    }

    private void report(LibraryStore.Outcome outcome) {
        if (outcome == LibraryStore.Outcome.KEPT) report.saved();
        else report.notSaved();
    }

    /**
     * The game was kept elsewhere too, from where this match came to differ: both go on, each for itself.
     *
     * @param sentence that tells the player
     */
    private void part(Match match, SavedGame overtaken, String sentence) {
        SavedGame latest = known.get(match);
        if (!latest.id().equals(overtaken.id())) return;
        SavedGame parted = latest.parted(ids.get());
        known.put(match, parted);
        // What the other window has kept since is its own.
        String key = key(match.record().game());
        if (parted.record().equals(texts.record(key))) texts.keep(parted, key);
        tell(Message.of(sentence));
        library.keep(parted, 0, this::report);
    }

    /** Another match of its game begins: this one can be come back to. */
    public void putAside(Match match) {
        keep(match);
        aside.add(gameOf(match), match.record().game());
    }

    /** Whether a match of the game was put aside. */
    public boolean hasAside(Game game) {
        return aside.count(game) > 0;
    }

    /** The match that was put aside last, which is so no longer; null if there is none, or none that can be read. */
    public Match takeAside(Game game) {
        String key = aside.lastKey(game);
        Match match = loadMatch(game, key);
        texts.remove(key);
        return match;
    }

    /** Nor does the game come back by itself. */
    void delete(SavedGame deleted, Game game) {
        library.remove(deleted);
        if (texts.isAt(key(game), deleted)) texts.remove(key(game));
        aside.delete(deleted, game);
    }

    /** The game's match as it was kept; null if there is none, or none that can be read. */
    public Match loadMatch(Game game) {
        return loadMatch(game, key(game));
    }

    private Match loadMatch(Game game, String key) {
        RecordTree tree = load(game, key);
        if (tree == null) return null;
        SavedGame kept = texts.game(key, tree.text());
        if (kept == null) kept = takenOver(tree, texts.knowing(key));
        return knownAs(kept, kept.match(tree));
    }

    /** What was kept before there was a library. */
    private SavedGame takenOver(RecordTree tree, List<Integer> knowing) {
        RecordTree.Point end = new RecordTree.Point(0, tree.main().plies());
        return SavedGame.begin(ids.get(), now.getAsInt()).with(new Match(tree, end, knowing), now.getAsInt());
    }

    private Match knownAs(SavedGame game, Match match) {
        known.put(match, game);
        return match;
    }

    /**
     * One's own match that has all of a game that comes from elsewhere, at the line with the moves to show; null if none has.
     *
     * @param own that is gone on with; may be null
     */
    public Match holding(RecordTree tree, GameRecord moves, Match own) {
        if (own != null && isHolding(own, tree, moves)) return own;
        for (SavedGame game : library.games()) {
            boolean isLike = game.game().equals(moves.game().id()) && game.record().contains(moves.start());
            Match match = isLike ? read(game) : null;
            if (match != null && isHolding(match, tree, moves)) return knownAs(game, match);
        }
        return null;
    }

    private static boolean isHolding(Match match, RecordTree tree, GameRecord moves) {
        return match.tree().includes(tree) && moves.plies() <= match.record().plies()
            && match.record().firstPlies(moves.plies()).equals(moves);
    }

    /** The match of a game that is in the library; null if its record can't be read. */
    public Match match(SavedGame game) {
        Match match = read(game);
        return match == null ? null : knownAs(game, match);
    }

    /** The line that is gone on with; null if it can't be read. */
    GameRecord record(SavedGame game) {
        Match match = read(game);
        return match == null ? null : match.record();
    }

    private Match read(SavedGame game) {
        try {
            return game.match(catalog);
        } catch (RecordException e) {
            return null;
        }
    }

    /**
     * The match of a game whose moves go to and fro, as far as it is known here or is told now.
     *
     * @param record what was sent
     * @param own    the match kept last, or null
     * @return null if it went another way here
     */
    public Match sent(GameRecord record, String id, Match own) {
        SavedGame here = own != null && gameOf(own).id().equals(id) ? gameOf(own) : library.game(id);
        if (here == null) return knownAs(SavedGame.begin(id, now.getAsInt()), new Match(record));
        Match before = read(here);
        if (before == null || !begins(before.record(), record) && !begins(record, before.record())) return null;
        for (int ply = before.record().plies(); ply < record.plies(); ply++) before.play(record.move(ply));
        return knownAs(here, before);
    }

    /** Whether the one has the moves of the other, and perhaps more. */
    private static boolean begins(GameRecord one, GameRecord other) {
        return one.plies() <= other.plies() && other.firstPlies(one.plies()).equals(one);
    }

    /** Seats the player here on a side of the match; the other one's moves come as links. */
    public void sitOn(Match match, int seat) {
        SavedGame before = gameOf(match);
        if (before.side() == seat + 1) return;
        SavedGame game = before.on(seat + 1);
        known.put(match, game);
        texts.keep(game, key(match.record().game()));
        if (library.isRead() && library.isUsable()) lay(match, game, before.revision());
    }

    /** The match has got another name. */
    void rename(Match match, SavedGame named) {
        known.put(match, named);
        texts.keep(named, key(match.record().game()));
    }

    /**
     * Lays what only the small storage has in the library, which has just been read.
     *
     * @param match on the table, as it was loaded; null if none is
     * @return the game of the match if the library has a later revision of it that goes on where the match ends; else null
     */
    public SavedGame reconcile(List<Game> games, Match match) {
        for (Game game : games) {
            for (int i = 0; i < aside.count(game); i++) {
                String key = AsideGames.key(game, i);
                layIfMissing(loadMatch(game, key), key);
            }
            if (match == null || match.record().game() != game) layIfMissing(loadMatch(game), key(game));
        }
        notice = null;
        if (match == null) return null;
        SavedGame here = gameOf(match);
        SavedGame there = library.game(here.id());
        if (there == null || there.revision() < here.revision()) {
            boolean isHeld = there == null && holding(match.tree(), match.record(), null) != null;
            if (!library.isUsable()) report.hasNoLibrary();
            else if (!match.isUntouched() && !isHeld) lay(match, here, here.revision());
            return null;
        }
        Match laid = read(there);
        if (laid == null || saysTheSame(there, here)) return null;
        if (laid.tree().includes(match.tree())) return there;
        if (match.tree().includes(laid.tree())) {
            layAs(match, there.with(match, here.changed()), there.revision());
        } else {
            part(match, here, "shelf.differed");
        }
        return null;
    }

    private void layAs(Match match, SavedGame next, int revision) {
        known.put(match, next);
        texts.keep(next, key(match.record().game()));
        lay(match, next, revision);
    }

    /** Whether what the small storage has of the match's game comes from somebody else who goes on with it. */
    public boolean isPlayedElsewhere(Match match) {
        SavedGame here = gameOf(match);
        SavedGame there = texts.game(key(match.record().game()), "");
        return there != null && (there.from().equals(here.id()) || there.id().equals(here.id()) && there.revision() > here.revision());
    }

    private void layIfMissing(Match match, String key) {
        if (match == null || match.isUntouched()) return;
        SavedGame here = gameOf(match);
        SavedGame there = library.game(here.id());
        // The next time it is the same game.
        texts.saveHead(here, key);
        if (there == null || there.revision() < here.revision()) library.keep(here, here.revision(), outcome -> { });
        known.remove(match);
    }

    /** What the player is told about keeping or coming back, once; or null. */
    public Message takeNotice() {
        Message taken = notice;
        notice = null;
        return taken;
    }

    /** One that can't be read is put aside, never lost. */
    @Override
    public GameRecord load(Game game) {
        Match match = loadMatch(game);
        known.remove(match);
        return match == null ? null : match.record();
    }

    private RecordTree load(Game game, String key) {
        String text = texts.record(key);
        if (text == null) return null;
        if (text.length() > SavedGame.LONGEST) {
            // Not to be kept twice: there may be no room for it.
            storage.remove(key);
            storage.save(key(game) + UNREADABLE, text);
            notice = Message.of("table.badRecord", Message.of("record.tooLong"));
            return null;
        }
        try {
            return RecordTree.read(text, catalog);
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
