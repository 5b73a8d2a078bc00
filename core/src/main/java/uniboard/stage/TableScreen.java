package uniboard.stage;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Message;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.text.Direction;
import uniboard.text.Language;
import uniboard.text.Texts;

/** The table in one window size, language and theme: the game's scene, the controls, the status and the moves. */
public final class TableScreen extends Group implements TablePlay.View {
    /** What the controls ask of the program. */
    public interface Controls {
        /** A new game against the same opponent. */
        void newGame();

        /** A new game against another. */
        void newGame(Seat opponent);

        void speak(Language language);
    }

    private final Look look;
    private final TableLayout layout;
    private final StillLayer still;
    private final TablePlay play;
    private final Controls controls;
    private final TableMirror mirror;
    private final BoardScene scene;
    private final TableControls bar;
    private final StatusPanel statusPanel;
    private final MoveLog log;
    private Chooser chooser;

    /** @param still of the stage; the screen lays there what doesn't move */
    public TableScreen(Look look, TableLayout layout, StillLayer still, TablePlay play, BoardScene.Factory factory, Controls controls,
        TableMirror mirror) {
        this.look = look;
        this.layout = layout;
        this.still = still;
        this.play = play;
        this.controls = controls;
        this.mirror = mirror;
        setTransform(false);
        setBounds(0, 0, layout.width(), layout.height());
        setTouchable(Touchable.childrenOnly);
        scene = factory.create(look, place -> play.tap(place));
        scene.setSize(layout.width(), layout.height());
        scene.setTouchable(Touchable.childrenOnly);
        bar = new TableControls(look, layout, play.match().record().game().id(), new TableControls.Actions() {
            @Override
            public void newGame() {
                controls.newGame();
            }

            @Override
            public void takeBack() {
                play.takeBack();
            }

            @Override
            public void chooseOpponent() {
                openOpponents();
            }

            @Override
            public void chooseLanguage() {
                openLanguages();
            }
        });
        still.addActor(bar);
        statusPanel = layout.panel() == null ? null : new StatusPanel(look);
        log = layout.panel() == null ? null : addPanel(layout.panel());
        scene.layout(layout);
        scene.ground().setSize(layout.width(), layout.height());
        still.addActor(scene.ground());
        addActor(scene);
    }

    private MoveLog addPanel(Rectangle panel) {
        float statusRoom = 168;
        statusPanel.setX(panel.x);
        still.addActor(statusPanel);
        MoveLog moves = new MoveLog(look, panel.width, panel.height - statusRoom - 2 * Look.UNIT);
        moves.setPosition(panel.x, panel.y);
        still.addActor(moves);
        return moves;
    }

    /** Shows the match and goes on with it. */
    public void open() {
        scene.show(play.match().position(), lastMove());
        play.show(this);
    }

    private int lastMove() {
        GameRecord record = play.match().record();
        return record.plies() == 0 ? BoardScene.NO_MOVE : record.move(record.plies() - 1);
    }

    @Override
    public void moved(Position before, int move, Position after) {
        showSeats();
        scene.animate(before, move, after, play::settled);
        showWords();
        reflect();
    }

    @Override
    public void changed() {
        scene.show(play.match().position(), lastMove());
        scene.mark(play.selection());
        showSeats();
        showWords();
        reflect();
    }

    @Override
    public void finishMotion() {
        scene.finish();
    }

    private void showSeats() {
        List<BoardScene.Plate> plates = new ArrayList<>();
        List<Seat> seats = play.match().record().seats();
        for (int seat = 0; seat < seats.size(); seat++) plates.add(plate(seat, seats.get(seat)));
        scene.seats(plates);
    }

    private BoardScene.Plate plate(int index, Seat seat) {
        Texts texts = look.texts();
        boolean toMove = play.match().position().toMove() == index;
        if (seat.isBot()) return new BoardScene.Plate(texts.say("table.bot"), texts.say("table.level", seat.level()), toMove);
        String name = texts.say(againstBot() ? Message.of("table.you") : play.match().game().seatName(index));
        return new BoardScene.Plate(name, "", toMove);
    }

    private void showWords() {
        still.repaint();
        Words words = words();
        if (statusPanel == null) {
            bar.say(words.objects ? words.sentence : words.together());
        } else {
            Rectangle panel = layout.panel();
            statusPanel.show(words.heading, words.sentence, panel.y + panel.height, panel.width);
            log.show(play.match().record().moveTexts());
        }
        bar.takeBack(play.match().canTakeBack());
    }

    /** @param objects whether the sentence is the reason why an attempt was refused */
    private record Words(String heading, String sentence, boolean objects) {
        String together() {
            if (heading.isEmpty() || sentence.isEmpty()) return heading + sentence;
            boolean ended = ".!?…".indexOf(heading.charAt(heading.length() - 1)) >= 0;
            return heading + (ended ? " " : ". ") + sentence;
        }
    }

    private Words words() {
        Texts texts = look.texts();
        Outcome outcome = play.match().position().outcome();
        if (outcome.over()) return new Words(texts.say(verdict(outcome)), texts.say(outcome.how()), false);
        String heading = texts.say(turn());
        BoardScene.Prompt prompt = play.selection() == null ? null : scene.prompt(play.selection());
        if (prompt != null && prompt.heading() != null) heading = texts.say(prompt.heading());
        if (play.objection() != null) return new Words(heading, texts.say(play.objection()), true);
        return new Words(heading, prompt == null ? "" : texts.say(prompt.sentence()), false);
    }

    private Message turn() {
        Match match = play.match();
        if (match.isBotToMove()) return Message.of("table.botThinks");
        return againstBot() ? Message.of("table.yourTurn") : Message.of("table.turn", match.game().seatName(match.toMove()));
    }

    private boolean againstBot() {
        return play.match().record().seats().stream().anyMatch(Seat::isBot);
    }

    private Message verdict(Outcome outcome) {
        List<Seat> seats = play.match().record().seats();
        int winners = Integer.bitCount(outcome.winners());
        if (winners == seats.size()) return Message.of("table.draw");
        int winner = Integer.numberOfTrailingZeros(outcome.winners());
        if (againstBot()) return Message.of(seats.get(winner).isBot() ? "table.youLose" : "table.youWin");
        return Message.of("table.wins", play.match().game().seatName(winner));
    }

    /** Hands the mirror what the table shows now. */
    private void reflect() {
        List<TableMirror.Place> places = new ArrayList<>();
        if (chooser != null) {
            places.addAll(chooser.places());
        } else {
            for (String name : scene.places()) places.add(placeOf(name, look.texts().say(scene.label(name)), scene.bounds(name)));
            for (ControlButton button : bar.buttons()) {
                if (button.isAvailable()) places.add(placeOf(button.getName(), button.label(), bar.bounds(button)));
            }
        }
        mirror.show(new TableMirror.View(words().together(), places));
    }

    private TableMirror.Place placeOf(String name, String label, Rectangle box) {
        return new TableMirror.Place(name, label, Math.round(box.x), Math.round(layout.height() - box.y - box.height),
            Math.round(box.width), Math.round(box.height));
    }

    private void openLanguages() {
        List<Chooser.Line> lines = new ArrayList<>();
        for (Language language : Language.values()) {
            lines.add(line(controlOf(language), language.ownName(), language.direction(), () -> controls.speak(language)));
        }
        open("table.language", lines, controlOf(look.texts().language()));
    }

    private void openOpponents() {
        Texts texts = look.texts();
        List<Chooser.Line> lines = new ArrayList<>();
        for (int level = 1; level <= Bot.LEVELS; level++) {
            Seat bot = Seat.bot(level);
            String text = texts.say("table.botOfLevel", texts.say("table.bot"), texts.say("table.level", level));
            lines.add(line(controlOf(bot), text, texts.language().direction(), () -> controls.newGame(bot)));
        }
        lines.add(line(controlOf(Seat.HUMAN), texts.say("table.human"), texts.language().direction(), () -> controls.newGame(Seat.HUMAN)));
        List<Seat> seats = play.match().record().seats();
        open("table.opponent", lines, controlOf(seats.get(seats.size() - 1)));
    }

    private Chooser.Line line(String name, String text, Direction direction, Runnable action) {
        return new Chooser.Line(name, text, direction, () -> {
            closeChooser();
            action.run();
        });
    }

    private void open(String title, List<Chooser.Line> lines, String chosen) {
        chooser = new Chooser(look, layout.width(), layout.height(), look.texts().say(title), lines, chosen, this::closeChooser);
        addActor(chooser);
        reflect();
    }

    private static String controlOf(Seat opponent) {
        return "control:opponent:" + opponent.level();
    }

    private static String controlOf(Language language) {
        return "control:language:" + language.code();
    }

    private void closeChooser() {
        if (chooser == null) return;
        chooser.remove();
        chooser = null;
        reflect();
    }

    /**
     * Escape goes one step back, Ctrl+Z (Cmd+Z) takes a move back.
     *
     * @param shortcut whether the system's key for shortcuts is held
     * @return whether the key meant something here
     */
    public boolean keyDown(int key, boolean shortcut) {
        if (key == Input.Keys.ESCAPE) {
            if (chooser != null) closeChooser();
            else play.back();
            return true;
        }
        if (key != Input.Keys.Z || !shortcut) return false;
        play.takeBack();
        return true;
    }

    /** Whether anything is on its way somewhere. */
    public boolean moves() {
        return moves(this);
    }

    private static boolean moves(Actor actor) {
        if (actor.hasActions()) return true;
        if (!(actor instanceof Group group)) return false;
        for (Actor child : group.getChildren()) if (moves(child)) return true;
        return false;
    }
}
