package uniboard.app;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.stage.TablePlay;
import uniboard.stage.TableScreen;
import uniboard.text.Language;

/** The program, on whichever platform: opens a game, keeps its record, and is the one edge at which errors are handled. */
public final class Uniboard extends ApplicationAdapter {
    private static final String FIRST_GAME = "onitama";
    private static final Seat FIRST_OPPONENT = Seat.bot(2);
    private static final String OPPONENT = "opponent";
    private static final String LANGUAGE = "language";

    private final Platform platform;
    private final Start start;
    private final Games games = new Games();
    private RecordKeeper keeper;
    private Random32 seeds;
    private Table table;
    private TablePlay play;
    private Message unknownGame;
    private boolean crashed;

    public Uniboard(Platform platform, Start start) {
        this.platform = platform;
        this.start = start;
    }

    @Override
    public void create() {
        guarded(() -> {
            seeds = new Random32((int) TimeUtils.nanoTime() ^ (int) TimeUtils.millis());
            keeper = new RecordKeeper(platform.storage(), games);
            table = new Table(platform, games, new TableScreen.Controls() {
                @Override
                public void newGame() {
                    open(freshMatch(play.match().game()));
                }

                @Override
                public void newGame(Seat opponent) {
                    platform.storage().save(OPPONENT, opponent.text());
                    open(freshMatch(play.match().game()));
                }

                @Override
                public void speak(Language language) {
                    platform.storage().save(LANGUAGE, language.code());
                    table.speak(language);
                }
            });
            play = begin(firstMatch());
            play.tell(unknownGame);
            table.show(play);
            table.speak(firstLanguage());
        });
    }

    private Language firstLanguage() {
        if (start.language() != null) return start.language();
        String kept = platform.storage().load(LANGUAGE);
        return kept == null ? platform.systemLanguage() : Language.preferred(List.of(kept));
    }

    private Match firstMatch() {
        Game game = firstGame();
        if (start.record() != null) return new Match(GameRecord.read(start.record(), games));
        GameRecord kept = keeper.load(game);
        return kept != null && !kept.replay().outcome().over() ? new Match(kept) : freshMatch(game);
    }

    /** The game asked for. A link may ask for one there isn't: then the first one, and the player is told. */
    private Game firstGame() {
        if (start.game() == null) return games.game(FIRST_GAME);
        try {
            return games.game(start.game());
        } catch (NotationException e) {
            unknownGame = e.reason();
            return games.game(FIRST_GAME);
        }
    }

    private Match freshMatch(Game game) {
        Options options = Options.defaults(game);
        for (Option option : game.options()) options = options.with(option.id(), option.defaultValue());
        return new Match(GameRecord.begin(game, options, List.of(Seat.HUMAN, opponent()), new Random32(seeds.next())));
    }

    private Seat opponent() {
        String kept = platform.storage().load(OPPONENT);
        try {
            return kept == null ? FIRST_OPPONENT : Seat.read(kept);
        } catch (NotationException e) {
            return FIRST_OPPONENT;
        }
    }

    private TablePlay begin(Match match) {
        keeper.keep(match);
        TablePlay begun = new TablePlay(match, platform.thinker(), seeds::next, this::keep);
        begun.tell(keeper.takeNotice());
        return begun;
    }

    private void keep(Match match) {
        keeper.keep(match);
        Message notice = keeper.takeNotice();
        if (notice != null) play.tell(notice);
    }

    private void open(Match match) {
        play.leave();
        play = begin(match);
        table.show(play);
    }

    @Override
    public void resize(int width, int height) {
        guarded(() -> table.resize(width, height));
    }

    @Override
    public void render() {
        guarded(() -> {
            platform.thinker().frame();
            table.frame(Gdx.graphics.getDeltaTime());
        });
    }

    @Override
    public void resume() {
        guarded(() -> table.redraw());
    }

    @Override
    public void dispose() {
        if (table != null) table.dispose();
    }

    /** Frames in which something was drawn; stands still while nothing moves. */
    public int framesDrawn() {
        return table == null ? 0 : table.framesDrawn();
    }

    /** After the first error nothing runs any more: the last picture and the record stay as they are. */
    private void guarded(Runnable step) {
        if (crashed) return;
        try {
            step.run();
        } catch (RuntimeException | Error error) {
            crashed = true;
            platform.crashed(error, play == null ? "" : play.match().record().text());
        }
    }
}
