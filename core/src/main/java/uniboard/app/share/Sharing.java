package uniboard.app.share;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import uniboard.app.platform.SystemSharing;
import uniboard.game.Message;
import uniboard.link.LinkedPly;
import uniboard.link.RecordLink;
import uniboard.link.TextLink;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.KnownRecord;
import uniboard.match.Match;
import uniboard.match.RecordTree;
import uniboard.stage.library.ShareActions;

/** Hands the position shown on to others, with the moves that led to it: of a running game with hidden parts what the viewer may know. */
public final class Sharing implements ShareActions {

    private final SystemSharing sharing;
    private final Supplier<GameSession> table;
    private final Consumer<Message> teller;
    private final Function<Message, String> words;
    private final PictureSaver pictures;
    private final Function<Match, String> ids;
    private final IntConsumer mover;
    private final BooleanSupplier awaited;

    /**
     * @param table   the match that is shown
     * @param ids     the ids of games
     * @param mover   told whose move is sent
     * @param awaited as of {@link #isMoveAwaited}
     */
    public Sharing(SystemSharing sharing, Supplier<GameSession> table, Consumer<Message> teller, Function<Message, String> words,
        PictureSaver pictures, Function<Match, String> ids, IntConsumer mover, BooleanSupplier awaited) {
        this.sharing = sharing;
        this.table = table;
        this.teller = teller;
        this.words = words;
        this.pictures = pictures;
        this.ids = ids;
        this.mover = mover;
        this.awaited = awaited;
    }

    private KnownRecord known() {
        GameSession session = table.get();
        GameRecord shown = session.match().record().firstPlies(session.history().shownPly());
        return isOpened(session.match()) ? new KnownRecord(shown, true) : KnownRecord.of(shown, session.turn().viewer());
    }

    /** What was hidden is known to everyone once the game is over. */
    private static boolean isOpened(Match match) {
        return match.outcome().over() && match.record().isWhole();
    }

    private String game() {
        return table.get().match().game().id();
    }

    private String link() {
        String text = text();
        GameRecord moves = known().record();
        boolean isTree = !text.equals(moves.text()) && TextLink.fits(text);
        return sharing.address(game()) + (isTree ? place() + TextLink.FRAGMENT + TextLink.of(text)
            : RecordLink.FRAGMENT + RecordLink.of(moves));
    }

    /** Of all lines, the position that is shown; nothing for the end of the main one, where the link leads anyhow. */
    private String place() {
        RecordTree tree = table.get().match().tree();
        RecordTree.Point at = new RecordTree.Point(table.get().match().at().line(), table.get().history().shownPly());
        return at.equals(new RecordTree.Point(0, tree.main().plies())) ? "" : LinkedPly.query(at);
    }

    /** With its sidelines and all that is said, where there is any and nobody hides anything; else the moves up to the position shown. */
    private String text() {
        Match match = table.get().match();
        // Where nothing is hidden yet at an earlier position, something may be later.
        boolean isOpen = isOpened(match) || KnownRecord.of(match.record(), table.get().turn().viewer()).isWhole();
        return isOpen && !match.tree().isPlain() ? match.tree().text() : known().record().text();
    }

    @Override
    public boolean offersLinks() {
        return !sharing.address(game()).isEmpty();
    }

    @Override
    public boolean offersSending() {
        return sharing.offersSending() && offersLinks();
    }

    @Override
    public void send() {
        sharing.send(title(), link());
    }

    /** Where nobody hides anything, two people far apart need nothing but links that go to and fro. */
    @Override
    public boolean offersMove() {
        GameSession session = table.get();
        boolean isOfPeople = session.match().record().isOfPeopleHere();
        return offersLinks() && isOfPeople && !session.history().isBrowsing() && session.history().shownPly() > 0 && known().isWhole();
    }

    @Override
    public boolean isMoveAwaited() {
        return awaited.getAsBoolean() && offersMove();
    }

    @Override
    public void sendMove() {
        GameRecord record = known().record();
        String link = sharing.address(game()) + RecordLink.FRAGMENT + RecordLink.of(record, ids.apply(table.get().match()));
        mover.accept(record.replay(record.plies() - 1).toMove());
        if (offersSending()) sharing.send(title(), link);
        else copy(link, "share.moveCopied");
    }

    private String title() {
        return "Uniboard – " + words.apply(Message.of("game." + game()));
    }

    @Override
    public void copyLink() {
        copy(link(), "share.linkCopied");
    }

    @Override
    public void copyText() {
        copy(text(), "share.textCopied");
    }

    private void copy(String text, String key) {
        Message told = inPart(Message.of(key));
        sharing.copy(text, isCopied -> {
            if (isCopied) teller.accept(told);
        });
    }

    @Override
    public void saveText() {
        teller.accept(inPart(sharing.save(fileName() + ".txt", text())));
    }

    @Override
    public boolean holdsMoves() {
        return known().isWhole();
    }

    private Message inPart(Message told) {
        return holdsMoves() ? told : Message.of("share.inPart", told);
    }

    private String fileName() {
        return game() + "-" + table.get().history().shownPly();
    }

    @Override
    public void savePicture() {
        pictures.savePicture(fileName() + ".png", teller);
    }

    @Override
    public boolean offersDrawing() {
        return sharing.offersDrawing();
    }

    @Override
    public void saveDrawing() {
        pictures.saveDrawing(fileName() + ".svg", teller);
    }
}
