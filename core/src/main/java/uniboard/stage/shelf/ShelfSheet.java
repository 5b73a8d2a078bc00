package uniboard.stage.shelf;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.library.SavedGame;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AskSheet;
import uniboard.stage.kit.ControlButton;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.PaperSheet;
import uniboard.stage.kit.PlainButton;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** The games that were begun, newest first, a few at a time: to be taken up again, named, saved and thrown away. */
public final class ShelfSheet extends PaperSheet {
    /** Opens the sheet. */
    public static final String OPENER = "control:shelf";

    /** Behind a row's name: its other deeds. */
    static final String MORE = ":more";
    private static final String NAME = ":name";
    private static final String ROW = "kept:";
    private static final String NEWER = "control:newer";
    private static final String OLDER = "control:older";
    private static final String SAVE_ALL = "control:saveAll";
    private static final String OPEN_FILE = "control:openFile";
    private static final String UNDO = "control:undelete";
    private static final float WIDEST = 560;
    private static final int MOST_ROWS = 6;
    /** What the sheet has room for though fewer are there. */
    private static final int FEWEST_ROWS = 3;
    private static final float BOTTOM = UiContext.TOUCH + UiContext.UNIT;
    private static final float NOTICE = UiContext.TOUCH;

    private final UiContext look;
    private final Screen screen;
    private final LibraryActions desk;
    private final int rowsAPage;
    private final List<KeptRow> rows = new ArrayList<>();
    private int page;
    /** The last one thrown away, as long as that can be taken back. */
    private SavedGame deleted;
    private Message told;

    /** @param screen below */
    public ShelfSheet(UiContext look, Screen screen, LibraryActions desk) {
        super(look, screen, look.texts().say("shelf.title"), widthOf(screen, WIDEST), heightOf(screen, desk));
        this.look = look;
        this.screen = screen;
        this.desk = desk;
        rowsAPage = rowsAPage(screen);
        lay();
    }

    private static int rowsAPage(Screen screen) {
        float room = screen.getHeight() - 2 * UiContext.UNIT - TOP - BOTTOM - NOTICE;
        return Math.max(1, Math.min(MOST_ROWS, (int) (room / KeptRow.HEIGHT)));
    }

    private static float heightOf(Screen screen, LibraryActions desk) {
        int rows = Math.max(FEWEST_ROWS, Math.min(rowsAPage(screen), desk.games().size()));
        return TOP + BOTTOM + NOTICE + Math.min(rowsAPage(screen), rows) * KeptRow.HEIGHT;
    }

    private void lay() {
        clearPaper();
        rows.clear();
        List<SavedGame> games = desk.games();
        page = Math.max(0, Math.min(page, (games.size() - 1) / rowsAPage));
        List<SavedGame> shown = games.subList(page * rowsAPage, Math.min(games.size(), (page + 1) * rowsAPage));
        float y = paperHeight() - TOP;
        for (SavedGame game : shown) {
            y -= KeptRow.HEIGHT;
            KeptRow row = new KeptRow(look, desk, game, inner(), ROW + game.id(), this::chosen);
            row.setPosition(PADDING, look.snap(y));
            put(row);
            rows.add(row);
        }
        addNotice(games);
        addControls(games);
    }

    /** What has just happened, or why nothing lies here. */
    private void addNotice(List<SavedGame> games) {
        Message sentence = told != null ? told : !desk.isUsable() ? Message.of("shelf.unusable") : unseen(games.isEmpty());
        if (sentence == null) return;
        float room = inner();
        if (deleted != null) {
            String undo = look.texts().say("shelf.undo");
            float width = PlainButton.widthOf(look, undo);
            PlainButton button = new PlainButton(look, undo, null, width, UiContext.TOUCH - 4);
            button.onTap(UNDO, this::chosen);
            add(button, undo, paperWidth() - PADDING - width, BOTTOM + 2);
            room -= width + UiContext.UNIT;
        }
        TextActor words = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.START);
        words.wrapped(look.texts().say(sentence), room);
        if (words.textHeight() > NOTICE) {
            words = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().ink(), TextActor.Place.START);
            words.wrapped(look.texts().say(sentence), room);
        }
        words.setBounds(look.rightToLeft() ? paperWidth() - PADDING - room : PADDING, BOTTOM, room, NOTICE);
        put(words);
    }

    /** Of games that lie here and aren't in the list; null if there are none. */
    private Message unseen(boolean isEmpty) {
        Message damaged = desk.damaged().isEmpty() ? null : Message.of("shelf.someDamaged", desk.damaged().size());
        Message later = desk.later() == 0 ? null : Message.of("shelf.someLater", desk.later());
        if (damaged != null && later != null) return Message.of("shelf.both", damaged, later);
        return damaged != null ? damaged : later != null ? later : isEmpty ? Message.of("shelf.empty") : null;
    }

    private void addControls(List<SavedGame> games) {
        float x = UiContext.UNIT;
        int pages = (games.size() + rowsAPage - 1) / rowsAPage;
        if (pages > 1) {
            ControlButton newer = button(NEWER, look.rightToLeft() ? "icon-next" : "icon-previous", "shelf.newer",
                ControlButton.Word.UNSEEN);
            newer.setAvailable(page > 0);
            add(newer, x, UiContext.UNIT / 2f);
            x += UiContext.TOUCH;
            TextActor number = new TextActor(look, TextStyle.SANS, UiContext.BODY, look.theme().ink(), TextActor.Place.CENTRE);
            number.line(look.texts().say("shelf.page", Integer.toString(page + 1), Integer.toString(pages)));
            float width = number.textWidth() + UiContext.UNIT;
            number.setBounds(mirrored(x, width), UiContext.UNIT / 2f, width, UiContext.TOUCH);
            put(number);
            x += width;
            ControlButton older = button(OLDER, look.rightToLeft() ? "icon-previous" : "icon-next", "shelf.older",
                ControlButton.Word.UNSEEN);
            older.setAvailable(page < pages - 1);
            add(older, x, UiContext.UNIT / 2f);
        }
        float end = paperWidth() - UiContext.UNIT;
        boolean roomy = paperWidth() > WIDEST - 1;
        ControlButton.Word word = roomy ? ControlButton.Word.BESIDE : ControlButton.Word.UNSEEN;
        if (desk.offersOpening()) {
            ControlButton open = button(OPEN_FILE, "icon-open", "shelf.openFile", word);
            end -= open.getWidth();
            add(open, end, UiContext.UNIT / 2f);
        }
        ControlButton save = button(SAVE_ALL, "icon-save", "shelf.saveAll", word);
        save.setAvailable(!games.isEmpty());
        add(save, end - save.getWidth(), UiContext.UNIT / 2f);
    }

    private ControlButton button(String name, String icon, String key, ControlButton.Word word) {
        return new ControlButton(look, name, icon, look.texts().say(key), word, this::chosen);
    }

    @Override
    protected List<AccessibilityTree.Region> regions() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        List<AccessibilityTree.Place> places = new ArrayList<>();
        for (KeptRow row : rows) row.addPlaces(places, getHeight());
        if (!places.isEmpty()) {
            regions.add(new AccessibilityTree.Region("kept", AccessibilityTree.Region.Kind.LIST, look.texts().say("shelf.title"), places));
        }
        regions.add(controls());
        return regions;
    }

    @Override
    protected void chosen(String place) {
        switch (place) {
            case CLOSE -> screen.close();
            case NEWER -> turn(page - 1);
            case OLDER -> turn(page + 1);
            case SAVE_ALL -> tell(desk.saveAll());
            case OPEN_FILE -> desk.openFile();
            case UNDO -> putBack();
            default -> {
                for (SavedGame game : desk.games()) {
                    if (place.equals(ROW + game.id())) open(game);
                    else if (place.equals(ROW + game.id() + MORE)) openDeeds(game, place);
                    else if (place.equals(ROW + game.id() + NAME)) rename(game);
                }
            }
        }
    }

    private void turn(int newPage) {
        page = newPage;
        told = null;
        deleted = null;
        again();
    }

    private void tell(Message sentence) {
        told = sentence;
        deleted = null;
        again();
    }

    /** Shows what has changed. */
    private void again() {
        lay();
        changed();
    }

    private void open(SavedGame game) {
        if (desk.record(game) == null) {
            tell(Message.of("shelf.damagedStays"));
            return;
        }
        screen.closeSilently();
        if (desk.isOnTable(game)) screen.sheetChanged();
        else desk.open(game);
    }

    private void openDeeds(SavedGame game, String place) {
        List<ListSheet.Line> lines = new ArrayList<>();
        addDeed(lines, "open", () -> open(game));
        addDeed(lines, "rename", () -> rename(game));
        addDeed(lines, "save", () -> tell(desk.save(game)));
        if (!desk.isOnTable(game)) addDeed(lines, "delete", () -> delete(game));
        String title = desk.record(game) == null ? look.texts().say("shelf.damaged")
            : look.texts().say(KeptWords.title(game, desk.record(game)));
        screen.open(new ListSheet(look, screen, title, lines, ""), place);
    }

    private void rename(SavedGame game) {
        if (desk.offersAsking()) {
            desk.askForName(game, this::again);
            return;
        }
        String question = look.texts().say("shelf.rename.ask");
        screen.open(new AskSheet(look, screen, question, game.name(), SavedGame.LONGEST_NAME, name -> {
            desk.name(game, name);
            again();
        }), ROW + game.id() + NAME);
    }

    private void addDeed(List<ListSheet.Line> lines, String deed, Runnable action) {
        lines.add(new ListSheet.Line("control:" + deed, look.texts().say("shelf." + deed), look.texts().language().direction(), action));
    }

    private void delete(SavedGame game) {
        desk.delete(game);
        deleted = game;
        told = Message.of("shelf.deleted");
        again();
    }

    private void putBack() {
        if (deleted == null) return;
        desk.putBack(deleted);
        deleted = null;
        told = null;
        again();
    }
}
