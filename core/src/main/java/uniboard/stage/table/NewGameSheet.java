package uniboard.stage.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.ColumnSheet;
import uniboard.stage.kit.MainButton;
import uniboard.stage.kit.RowGroup;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Segments;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.SheetRow;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.Tile;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.GamePresentation;
import uniboard.text.TextStyle;

/** Where the next game is set and begun: who plays, how many, which level, which side, the game's own options. */
final class NewGameSheet extends ColumnSheet {
    private static final String BEGIN = "control:begin";
    private static final String WITH = "control:with:";
    private static final String LEVEL = "control:level:";
    private static final String SIDE = "control:side:";
    private static final String SEAT = "control:seat:";
    private static final String PLAYERS = "control:option:" + Settings.SEATS + ':';
    private static final float WIDTH = 480;
    private static final float GREEN = 52;

    private final UiContext look;
    private final Screen screen;
    private final GamePresentation box;
    private final TableProgram program;
    private final Match match;
    private final Game game;
    private final NewGameChoices choices;
    private final NewGameSettings lists;
    private boolean isBegun;

    /** @param match on the table */
    NewGameSheet(UiContext look, Screen screen, GamePresentation box, TableProgram program, Match match) {
        super(look, screen, look.texts().say("table.new.long"), WIDTH);
        this.look = look;
        this.screen = screen;
        this.box = box;
        this.program = program;
        this.match = match;
        game = box.game();
        choices = new NewGameChoices(game, program);
        lists = new NewGameSettings(look.texts(), choices, this::changed);
        layAll();
    }

    private void changed() {
        clearColumn();
        layAll();
        screen.sheetChanged();
    }

    private void layAll() {
        addCompany();
        if (choices.players() != null) addPlayers();
        if (choices.seats().size() > 2) addSeats();
        if (choices.hasBots()) addLevel();
        if (choices.hasSides()) addSide();
        addOptions();
        addBegin();
        lay();
    }

    private String say(String key) {
        return look.texts().say(key);
    }

    private static AccessibilityTree.State state(boolean isChosen) {
        return isChosen ? AccessibilityTree.State.ON : AccessibilityTree.State.OFF;
    }

    private void addCompany() {
        addName(say("table.with"));
        region("with", Kind.RADIO, say("table.with"));
        List<Company> offered = choices.offered();
        int columns = columns(offered);
        float width = width(columns);
        float height = 0;
        for (Company each : offered) height = Math.max(height, Tile.heightFor(look, width, words(each), small(each, columns)));
        height = look.snap(height);
        int rows = (offered.size() + columns - 1) / columns;
        Group tiles = Target.group(0, 0, inner(), rows * (height + UiContext.UNIT) - UiContext.UNIT);
        for (int i = 0; i < offered.size(); i++) {
            Company each = offered.get(i);
            boolean isChosen = each == choices.company();
            Tile tile = new Tile(look, width, height, each.icon(), words(each), small(each, columns),
                isChosen ? Tile.State.CHOSEN : Tile.State.PLAIN);
            int column = look.rightToLeft() ? columns - 1 - i % columns : i % columns;
            tile.setPosition(look.snap(column * (width + UiContext.UNIT)), (rows - 1 - i / columns) * (height + UiContext.UNIT));
            Target.make(tile, WITH + each.text(), chooser());
            tiles.addActor(tile);
            spot(tile, look.texts().say("table.listed", words(each), small(each, 2)), state(isChosen));
        }
        add(tiles, UiContext.UNIT);
    }

    private float width(int columns) {
        return (inner() - (columns - 1) * UiContext.UNIT) / columns;
    }

    /** All in a line if there is room for their words; else two by two. */
    private int columns(List<Company> offered) {
        boolean fits = offered.size() < 4 || !isTall();
        for (Company each : offered) fits &= Tile.isWideEnough(look, width(offered.size()), words(each));
        return fits ? offered.size() : 2;
    }

    private String words(Company company) {
        boolean areSeveral = game.maxSeats() > 2;
        return say(switch (company) {
            case BOT -> areSeveral ? "table.with.bots" : "table.with.bot";
            case DEVICE -> "table.with.device";
            case FRIEND -> areSeveral ? "table.with.friends" : "table.with.friend";
            case LETTERS -> "table.with.letters";
        });
    }

    private String small(Company company, int columns) {
        boolean isNarrow = company == Company.LETTERS && columns > 3;
        return say(isNarrow ? "table.with.letters.narrow" : "table.with.small." + company.text());
    }

    private void addSegments(String name, String label, List<Segments.Cell> cells, List<String> labels, String chosen) {
        region(name, Kind.RADIO, label);
        Segments segments = new Segments(look, inner(), cells, chosen, chooser());
        for (int i = 0; i < cells.size(); i++) spot(segments.cells().get(i), labels.get(i), state(cells.get(i).name().equals(chosen)));
        add(segments, UiContext.UNIT);
    }

    private static List<String> words(List<Segments.Cell> cells) {
        List<String> words = new ArrayList<>();
        for (Segments.Cell cell : cells) words.add(cell.words());
        return words;
    }

    private void addPlayers() {
        Option players = choices.players();
        String key = game.id() + ".option." + players.id();
        addName(say(key));
        List<Segments.Cell> cells = new ArrayList<>();
        for (String value : players.values()) cells.add(new Segments.Cell(PLAYERS + value, say(key + '.' + value)));
        addSegments("players", say(key), cells, words(cells),
            PLAYERS + choices.settings().get(game, players));
    }

    private void addSeats() {
        addName(say("table.seats"));
        region("seats", Kind.LIST, say("table.seats"));
        List<Seat> seats = choices.seats();
        List<String> marks = SeatMarks.of(box, seats.size());
        int own = seats.indexOf(Seat.HUMAN);
        List<SheetRow> rows = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            String side = say(seat);
            if (seat == own) {
                rows.add(row(marks.get(seat), say("table.you"), side, SheetRow.End.NOTHING));
                continue;
            }
            Setting setting = lists.seat(seat);
            SheetRow row = row(marks.get(seat), side, setting.chosenText(), SheetRow.End.CHEVRON);
            target(row, setting.name(), row.label());
            rows.add(row);
        }
        add(new RowGroup(look, inner(), rows), UiContext.UNIT);
    }

    private String say(int seat) {
        return look.texts().say(game.words().seatName(seat));
    }

    private SheetRow row(String icon, String text, String value, SheetRow.End end) {
        return new SheetRow(look, inner(), new SheetRow.Face(icon, text, look.texts().language().direction(), value, end));
    }

    private String levelName(int level) {
        return look.texts().say("table.levelIs", Integer.toString(level), say("table.levelName." + level));
    }

    private void addLevel() {
        int chosen = choices.level();
        TextActor name = text(say("table.levels"), TextStyle.SANS_BOLD, look.theme().softInk(), TextActor.Place.START);
        TextActor now = text(levelName(chosen), TextStyle.SANS_BOLD, look.theme().ink(), TextActor.Place.END);
        Group line = Target.group(0, 0, inner(), Math.max(name.getHeight(), now.getHeight()));
        line.addActor(name);
        line.addActor(now);
        add(line);
        List<Segments.Cell> cells = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        for (int level = 1; level <= Bot.LEVELS; level++) {
            cells.add(new Segments.Cell(LEVEL + level, Integer.toString(level), null, level));
            labels.add(look.texts().say("table.twoSentences", levelName(level), say(game.id() + ".level." + level)));
        }
        addSegments("levels", say("table.levels"), cells, labels, LEVEL + chosen);
        addSentence(say(game.id() + ".level." + chosen));
    }

    private TextActor text(String words, TextStyle style, Color colour, TextActor.Place place) {
        TextActor text = new TextActor(look, style, UiContext.BODY, colour, place).line(words);
        text.setSize(inner(), text.textHeight());
        return text;
    }

    private void addSide() {
        addName(say("table.side"));
        List<String> marks = SeatMarks.of(box, game.maxSeats());
        Option side = Settings.side(game);
        List<Segments.Cell> cells = new ArrayList<>();
        for (String id : side.values()) {
            boolean isRandom = id.equals(Settings.RANDOM);
            int seat = isRandom ? Position.NOBODY : Integer.parseInt(id) - 1;
            cells.add(isRandom ? new Segments.Cell(SIDE + id, say("table.side.random"))
                : new Segments.Cell(SIDE + id, say(seat), marks.get(seat), 0));
        }
        addSegments("side", say("table.side"), cells, words(cells),
            SIDE + choices.settings().get(game, side));
    }

    private void addOptions() {
        List<Setting> options = lists.options();
        if (options.isEmpty()) return;
        region("options", Kind.LIST, say("game." + game.id()));
        List<SheetRow> rows = new ArrayList<>();
        for (Setting option : options) {
            SheetRow row = option.row(look, inner());
            target(row, option.name(), row.label());
            rows.add(row);
        }
        add(new RowGroup(look, inner(), rows), 2 * UiContext.UNIT);
    }

    private void addBegin() {
        boolean invites = choices.company() == Company.FRIEND;
        String words = say(invites ? "table.invite" : "table.start");
        MainButton button = new MainButton(look, words, invites ? Company.FRIEND.icon() : null, inner(), GREEN);
        Target.make(button, BEGIN, chooser());
        addFoot(button);
        region("begin", Kind.TOOLBAR, words);
        boolean isKept = !match.isUntouched() && program.library() != null;
        String kept = isKept ? look.texts().say("table.newGame.kept", say("shelf.title")) : "";
        spot(button, isKept ? look.texts().say("table.twoSentences", words, kept) : words, AccessibilityTree.State.PLAIN);
        if (!isKept) return;
        TextActor note = new TextActor(look, TextStyle.SANS, UiContext.SMALL, look.theme().softInk(), TextActor.Place.CENTRE);
        note.wrapped(kept, inner());
        note.setSize(inner(), note.textHeight());
        Group foot = Target.group(0, 0, inner(), note.textHeight());
        foot.addActor(note);
        addFoot(foot);
    }

    @Override
    protected void chosen(String place) {
        super.chosen(place);
        if (place.equals(BEGIN)) begin();
        else if (place.startsWith(WITH)) set(() -> choices.choose(Company.of(after(place, WITH))));
        else if (place.startsWith(LEVEL)) set(() -> choices.setLevel(Integer.parseInt(after(place, LEVEL))));
        else if (place.startsWith(PLAYERS)) set(() -> choices.setPlayers(after(place, PLAYERS)));
        else if (place.startsWith(SIDE)) set(() -> choices.settings().set(game, Settings.side(game), after(place, SIDE)));
        else if (place.startsWith(SEAT)) lists.seat(Integer.parseInt(after(place, SEAT)) - 1).open(look, screen);
        for (Setting option : lists.options()) if (option.name().equals(place)) option.open(look, screen);
    }

    private static String after(String place, String beginning) {
        return place.substring(beginning.length());
    }

    private void set(Runnable choice) {
        choice.run();
        changed();
    }

    private void begin() {
        if (choices.hasBots()) choices.setLevel(choices.level());
        isBegun = true;
        screen.close();
        switch (choices.company()) {
            case FRIEND -> program.remote().invite();
            case LETTERS -> program.remote().beginByLinks();
            default -> program.newGame();
        }
    }

    @Override
    protected void closed() {
        if (!isBegun) program.declineNewGame();
    }
}
