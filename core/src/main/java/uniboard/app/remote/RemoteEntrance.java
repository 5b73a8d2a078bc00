package uniboard.app.remote;

import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.app.platform.Platform;
import uniboard.app.registry.Boxes;
import uniboard.app.share.ByLinks;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.Match;
import uniboard.stage.kit.Program;
import uniboard.stage.library.ClassActions;
import uniboard.stage.library.RemoteActions;
import uniboard.stage.library.SharedTableActions;

/** Tells what is offered of tables on several devices, and opens the door to them as soon as one is asked for. */
public final class RemoteEntrance implements RemoteActions {
    private final Platform platform;
    private final PlayTable table;
    private final Consumer<Message> teller;
    private final ByLinks byLinks;
    private final LastTables last;
    private final Supplier<SharedTables> door;
    private final ClassActions classes;
    /** Null before the door is opened. */
    private SharedTables tables;

    public RemoteEntrance(Platform platform, Boxes boxes, PlayTable table, Window window, Program program, Consumer<Message> teller,
        ClassActions classes) {
        this.platform = platform;
        this.table = table;
        this.teller = teller;
        this.classes = classes;
        byLinks = new ByLinks(platform, table);
        last = new LastTables(platform.storage());
        door = () -> RemoteDoor.open(platform, boxes, table, window, program, teller);
    }

    private void enter(Consumer<SharedTables> inside) {
        platform.bring(Platform.REMOTE, () -> {
            if (tables == null) tables = door.get();
            inside.accept(tables);
        }, () -> teller.accept(Message.of("table.coming")));
    }

    @Override
    public boolean offersInviting() {
        Match match = table.match();
        return match != null && !isShared() && (offersFriends(match.game()) || offersLetters(match.game()));
    }

    @Override
    public boolean offersFriends(Game game) {
        return platform.remote().isOffered() || opensPage(game);
    }

    @Override
    public boolean offersLetters(Game game) {
        return byLinks.isOffered(game);
    }

    @Override
    public void beginByLinks() {
        byLinks.begin(Message.of("far.byLinks"));
    }

    /** Whether others are invited on the game's page. */
    private boolean opensPage(Game game) {
        return platform.sharing().opensPages() && !platform.sharing().address(game.id()).isEmpty();
    }

    @Override
    public void invite() {
        Game game = table.match().game();
        if (platform.remote().isOffered()) enter(there -> there.invite(game));
        else inviteElsewhere(game);
    }

    private void inviteElsewhere(Game game) {
        table.fill();
        platform.sharing().openPage(platform.sharing().address(game.id()));
        table.session().announce(Message.of("far.pageOpens", Message.of("far.invite")));
    }

    /** Follows an invitation. */
    public void come(String link, Game game) {
        enter(there -> there.come(link, game));
    }

    /** Takes a seat that was given to this device in a class. */
    public void sit(GivenSeat given) {
        enter(there -> there.sit(given));
    }

    @Override
    public boolean offersOpenTables() {
        return platform.remote().isOffered() && platform.remote().offersOpenTables() && !isShared() && table.match() != null;
    }

    @Override
    public void findTable() {
        Game game = table.match().game();
        enter(there -> there.findTable(game));
    }

    @Override
    public boolean offersReturn() {
        return platform.remote().isOffered() && !isShared() && table.match() != null && last.last(table.match().game()) != null;
    }

    /** Whether a game at a shared table, which this one isn't, waits to be come back to. */
    public boolean isMissed() {
        return offersReturn() && last.goesOn(table.match().game());
    }

    @Override
    public void comeBack() {
        Game game = table.match().game();
        come(last.last(game), game);
    }

    @Override
    public boolean isShared() {
        return tables != null && tables.isShared();
    }

    @Override
    public SharedTableActions shared() {
        return tables;
    }

    @Override
    public ClassActions classes() {
        return classes;
    }

    /**
     * Rules or lessons come in the lobby's place.
     *
     * @return whether there is a lobby, to be come back to
     */
    public boolean beginReading() {
        return tables != null && tables.beginReading();
    }

    /** @return whether that led back to a lobby */
    public boolean endReading() {
        return tables != null && tables.endReading();
    }

    /** The table is shared no longer here; it can be come back to. */
    public void leave() {
        if (tables != null) tables.leave();
    }

    /** Lets time go by. */
    public void frame() {
        if (tables != null) tables.frame();
    }

    /** The program ends. */
    public void close() {
        if (tables != null) tables.close();
    }
}
