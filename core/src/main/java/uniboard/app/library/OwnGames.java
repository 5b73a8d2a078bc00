package uniboard.app.library;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import uniboard.app.platform.SystemSharing;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.library.GameArchive;
import uniboard.library.GameLibrary;
import uniboard.library.SavedGame;
import uniboard.link.LinkException;
import uniboard.link.LinkedPly;
import uniboard.link.RecordLink;
import uniboard.link.TextLink;
import uniboard.match.GameRecord;
import uniboard.match.KnownRecord;
import uniboard.match.Match;
import uniboard.match.RecordException;
import uniboard.match.RecordTree;
import uniboard.stage.library.LibraryActions;
import uniboard.stage.scene.GamePresentation;

/** The games that the player has begun, as the library has them and the table takes them up again. */
public final class OwnGames implements LibraryActions {
    private static final String ALL_GAMES = "uniboard-games.txt";

    /** What the program does with games. */
    public interface Table {
        /** The match on the table, or null. */
        Match match();

        /** Sits down at a match, telling the player something, or null. */
        void sitDown(Match match, Message notice);

        /**
         * Sits down at a game that comes from elsewhere.
         *
         * @param id of a game whose moves go to and fro; else empty
         */
        void open(GameRecord record, String id);

        /**
         * Sits down at a game with its sidelines that comes from elsewhere.
         *
         * @param at the position to be shown first; null: the end
         */
        void open(RecordTree tree, RecordTree.Point at);

        /** Tells the player something at once. */
        void tell(Message message);

        /** Shows the screen again. */
        void refresh();

        /** Opens the list of games. */
        void openLibrary();
    }

    private final GameLibrary library;
    private final RecordKeeper keeper;
    private final Boxes boxes;
    private final SystemSharing sharing;
    private final IntFunction<String> dates;
    private final Function<Message, String> words;
    private final Table table;

    public OwnGames(GameLibrary library, RecordKeeper keeper, Boxes boxes, SystemSharing sharing, IntFunction<String> dates,
        Function<Message,
        String> words,
        Table table) {
        this.library = library;
        this.keeper = keeper;
        this.boxes = boxes;
        this.sharing = sharing;
        this.dates = dates;
        this.words = words;
        this.table = table;
    }

    /** Opens the list of games, which is what the player came for. */
    public void open() {
        library.read(table::openLibrary);
    }

    @Override
    public void read(Runnable then) {
        library.read(then);
    }

    /** Those that can be played here. */
    @Override
    public List<SavedGame> games() {
        List<SavedGame> games = new ArrayList<>();
        for (SavedGame game : library.games()) if (game(game) != null) games.add(game);
        return games;
    }

    @Override
    public List<String> damaged() {
        return library.damaged();
    }

    /** With those of games that this program doesn't have. */
    @Override
    public int later() {
        return library.later() + library.games().size() - games().size();
    }

    @Override
    public boolean isUsable() {
        return library.isUsable();
    }

    @Override
    public GameRecord record(SavedGame game) {
        return keeper.record(game);
    }

    private Game game(SavedGame kept) {
        for (Game game : boxes.games()) if (game.id().equals(kept.game())) return game;
        return null;
    }

    @Override
    public GamePresentation box(SavedGame game) {
        Game played = game(game);
        return played == null ? null : boxes.box(played);
    }

    @Override
    public int secondsPlayed() {
        return keeper.gameOf(table.match()).played();
    }

    @Override
    public boolean isOnTable(SavedGame game) {
        return table.match() != null && keeper.gameOf(table.match()).id().equals(game.id());
    }

    @Override
    public void open(SavedGame game) {
        SavedGame latest = library.game(game.id());
        Match match = latest == null ? null : keeper.match(latest);
        if (match != null) table.sitDown(match, null);
    }

    @Override
    public void delete(SavedGame game) {
        keeper.delete(game, game(game));
    }

    @Override
    public void putBack(SavedGame game) {
        library.keep(game, game.revision(), outcome -> { });
    }

    @Override
    public boolean offersAsking() {
        return sharing.offersAsking();
    }

    @Override
    public void askForName(SavedGame game, Runnable then) {
        ask(Message.of("shelf.rename.ask"), game.name(), SavedGame.LONGEST_NAME, name -> {
            name(game, name);
            then.run();
        });
    }

    @Override
    public void ask(Message question, String text, int longest, Consumer<String> reader) {
        sharing.ask(words.apply(question), text, longest, reader);
    }

    @Override
    public void name(SavedGame game, String name) {
        SavedGame latest = library.game(game.id());
        if (latest == null) return;
        SavedGame named = latest.named(name);
        if (isOnTable(game)) keeper.rename(table.match(), named);
        library.keep(named, latest.revision(), outcome -> { });
    }

    @Override
    public Message save(SavedGame game) {
        GameRecord record = record(game);
        if (record == null) return sharing.save(game.id() + ".txt", game.record());
        int viewer = new Match(record).onlyPerson();
        KnownRecord known = KnownRecord.of(record, viewer);
        String text = known.isWhole() ? game.record() : known.record().text();
        Message told = sharing.save(game.game() + '-' + game.id() + ".txt", text);
        return known.isWhole() ? told : Message.of("shelf.savedInPart", told);
    }

    @Override
    public Message saveAll() {
        return sharing.save(ALL_GAMES, GameArchive.of(library.games()));
    }

    @Override
    public boolean offersOpening() {
        return sharing.offersOpening();
    }

    @Override
    public void openFile() {
        sharing.openFile(this::take);
    }

    /** A text that the player brings: a game or a link to one, which is sat down at, or many, which are put into the library. */
    public void take(String text) {
        if (GameArchive.isOne(text)) {
            List<SavedGame> brought = GameArchive.read(text);
            library.add(brought, added -> {
                table.tell(Message.of("shelf.added", added, Integer.toString(brought.size())));
                table.refresh();
            });
            return;
        }
        try {
            int link = text.indexOf(RecordLink.FRAGMENT);
            int textLink = text.indexOf(TextLink.FRAGMENT);
            if (link < 0) {
                String record = textLink < 0 ? text : TextLink.read(text.substring(textLink + TextLink.FRAGMENT.length()).strip());
                table.open(RecordTree.read(record, boxes), LinkedPly.in(text));
                return;
            }
            RecordLink.Sent sent = RecordLink.sent(text.substring(link + RecordLink.FRAGMENT.length()).strip(), boxes);
            if (sent.id().isEmpty()) table.open(RecordTree.of(sent.record()), LinkedPly.in(text));
            else table.open(sent.record(), sent.id());
        } catch (RecordException e) {
            table.tell(Message.of("shelf.badFile", e.message()));
        } catch (LinkException e) {
            table.tell(e.reason());
        }
    }

    @Override
    public String date(int seconds) {
        return keeper.canBe(seconds) ? dates.apply(seconds) : words.apply(Message.of("shelf.noDate"));
    }
}
