package uniboard.stage.library;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.library.SavedGame;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AskSheet;
import uniboard.stage.kit.ColumnSheet;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.RowGroup;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.SheetRow;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;

/** The games that were begun, newest first: to be taken up again, named, saved and thrown away. */
public final class LibrarySheet extends ColumnSheet {
    /** Opens the sheet. */
    public static final String OPENER = "control:shelf";

    /** Behind a row's name: its other actions. */
    static final String MORE = ":more";
    private static final String NAME = ":name";
    private static final String ROW = "kept:";
    private static final String OLDER = "control:older";
    private static final String SAVE_ALL = "control:saveAll";
    private static final String OPEN_FILE = "control:openFile";
    private static final String UNDO = "control:undelete";
    private static final float WIDEST = 560;
    /** The pictures of many positions would keep people waiting. */
    private static final int ROWS_AT_ONCE = 10;

    private final UiContext look;
    private final Screen screen;
    private final LibraryActions actions;
    private int most = ROWS_AT_ONCE;
    /** The last one thrown away, as long as that can be taken back. */
    private SavedGame deleted;
    private Message told;

    /** @param screen below */
    public LibrarySheet(UiContext look, Screen screen, LibraryActions actions) {
        super(look, screen, look.texts().say("shelf.title"), WIDEST);
        this.look = look;
        this.screen = screen;
        this.actions = actions;
        layGames();
    }

    private void layGames() {
        clearColumn();
        List<SavedGame> games = actions.games();
        Message notice = told != null ? told : !actions.isUsable() ? Message.of("shelf.unusable") : unseen(games.isEmpty());
        if (notice != null) addSentence(look.texts().say(notice));
        if (deleted != null || !games.isEmpty()) region("kept", AccessibilityTree.Region.Kind.LIST, title());
        if (deleted != null) {
            String undo = look.texts().say("shelf.undo");
            PlainButton button = new PlainButton(look, undo, null, PlainButton.widthOf(look, undo), UiContext.TOUCH);
            button.onTap(UNDO, chooser());
            add(button, UiContext.UNIT);
            spot(button, undo, AccessibilityTree.State.PLAIN);
        }
        for (SavedGame game : games.subList(0, Math.min(games.size(), most))) {
            SavedGameRow row = new SavedGameRow(look, actions, game, inner(), ROW + game.id(), chooser());
            add(row, 0);
            spot(row.words(), row.label(), AccessibilityTree.State.PLAIN);
            spot(row.more(), row.moreLabel(), AccessibilityTree.State.PLAIN);
        }
        if (games.size() > most) add(new RowGroup(look, inner(), List.of(row(OLDER, "icon-opens-down", "shelf.older"))));
        boolean hasFiles = !games.isEmpty() || actions.offersOpening();
        if (hasFiles) region("files", AccessibilityTree.Region.Kind.TOOLBAR, look.texts().say("table.controls"));
        List<SheetRow> files = new ArrayList<>();
        if (!games.isEmpty()) files.add(row(SAVE_ALL, "icon-save", "shelf.saveAll"));
        if (actions.offersOpening()) files.add(row(OPEN_FILE, "icon-open", "shelf.openFile"));
        if (hasFiles) addFoot(new RowGroup(look, inner(), files));
        lay();
    }

    private SheetRow row(String name, String icon, String key) {
        Direction direction = look.texts().language().direction();
        SheetRow row = new SheetRow(look, inner(), new SheetRow.Face(icon, look.texts().say(key), direction, "", SheetRow.End.NOTHING));
        target(row, name, row.label());
        return row;
    }

    /** Of games that lie here and aren't in the list; null if there are none. */
    private Message unseen(boolean isEmpty) {
        Message damaged = actions.damaged().isEmpty() ? null : Message.of("shelf.someDamaged", actions.damaged().size());
        Message later = actions.later() == 0 ? null : Message.of("shelf.someLater", actions.later());
        if (damaged != null && later != null) return Message.of("shelf.both", damaged, later);
        return damaged != null ? damaged : later != null ? later : isEmpty ? Message.of("shelf.empty") : null;
    }

    @Override
    protected void chosen(String place) {
        switch (place) {
            case OLDER -> {
                most += ROWS_AT_ONCE;
                again();
            }
            case SAVE_ALL -> tell(actions.saveAll());
            case OPEN_FILE -> actions.openFile();
            case UNDO -> putBack();
            default -> {
                super.chosen(place);
                for (SavedGame game : actions.games()) {
                    if (place.equals(ROW + game.id())) open(game);
                    else if (place.equals(ROW + game.id() + MORE)) openActions(game, place);
                    else if (place.equals(ROW + game.id() + NAME)) rename(game);
                }
            }
        }
    }

    private void tell(Message sentence) {
        told = sentence;
        deleted = null;
        again();
    }

    /** Shows what has changed. */
    private void again() {
        layGames();
        screen.sheetChanged();
    }

    private void open(SavedGame game) {
        if (actions.record(game) == null) {
            tell(Message.of("shelf.damagedStays"));
            return;
        }
        screen.closeSilently();
        if (actions.isOnTable(game)) screen.sheetChanged();
        else actions.open(game);
    }

    private void openActions(SavedGame game, String place) {
        List<ListSheet.Line> lines = new ArrayList<>();
        addAction(lines, "open", "icon-play-on", () -> open(game));
        addAction(lines, "rename", "icon-draw", () -> rename(game));
        addAction(lines, "save", "icon-save", () -> tell(actions.save(game)));
        if (!actions.isOnTable(game)) addAction(lines, "delete", "icon-delete", () -> delete(game));
        String title = actions.record(game) == null ? look.texts().say("shelf.damaged")
            : look.texts().say(SavedGameWords.title(game, actions.record(game)));
        screen.open(new ListSheet(look, screen, title, lines, ""), place);
    }

    private void rename(SavedGame game) {
        if (actions.offersAsking()) {
            actions.askForName(game, this::again);
            return;
        }
        String question = look.texts().say("shelf.rename.ask");
        screen.open(new AskSheet(look, screen, question, game.name(), SavedGame.LONGEST_NAME, name -> {
            actions.name(game, name);
            again();
        }), ROW + game.id() + NAME);
    }

    private void addAction(List<ListSheet.Line> lines, String name, String icon, Runnable action) {
        String text = look.texts().say("shelf." + name);
        lines.add(new ListSheet.Line("control:" + name, icon, text, look.texts().language().direction(), "", action));
    }

    private void delete(SavedGame game) {
        actions.delete(game);
        deleted = game;
        told = Message.of("shelf.deleted");
        again();
    }

    private void putBack() {
        if (deleted == null) return;
        actions.putBack(deleted);
        deleted = null;
        told = null;
        again();
    }
}
