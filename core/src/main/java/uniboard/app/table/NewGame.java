package uniboard.app.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import uniboard.app.platform.UrlParameters;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.stage.kit.Settings;

/** Begins games as the settings say. */
public final class NewGame {
    private final Settings settings;
    private final Random32 seeds;

    public NewGame(Settings settings, Random32 seeds) {
        this.settings = settings;
        this.seeds = seeds;
    }

    /** The first game at a table, of which something may have been asked. */
    public Match of(Game game, UrlParameters request) {
        Random32 chance = request.chance(new Random32(seeds.next()));
        List<Seat> seats = request.seats().isEmpty() ? seats(game) : request.seats();
        return new Match(GameRecord.begin(game, options(game), seats, chance));
    }

    public Match of(Game game) {
        return of(game, UrlParameters.none());
    }

    /** People alone play. */
    public Match ofPeople(Game game) {
        List<Seat> seats = Collections.nCopies(seats(game).size(), Seat.HUMAN);
        return new Match(GameRecord.begin(game, options(game), seats, new Random32(seeds.next())));
    }

    /** As the next game of the kind has them. */
    public Options options(Game game) {
        Options options = Options.defaults(game);
        for (Option option : game.options()) options = options.with(option.id(), settings.get(game, option));
        return options;
    }

    /** At this device alone bots play for friends. */
    private List<Seat> seats(Game game) {
        if (game.maxSeats() == 2) return bothSeats(game, settings.opponent(game));
        List<Seat> seats = settings.seats(game);
        Collections.replaceAll(seats, Seat.REMOTE, Seat.bot(level(game)));
        return seats;
    }

    /** Of the bots that played last. */
    public int level(Game game) {
        return Integer.parseInt(settings.get(game, Settings.LEVEL));
    }

    /** Who sits where if friends are invited. */
    public List<Seat> withFriends(Game game) {
        return game.maxSeats() == 2 ? bothSeats(game, Seat.REMOTE) : settings.seats(game);
    }

    private List<Seat> bothSeats(Game game, Seat opponent) {
        String side = settings.get(game, Settings.side(game));
        int own = side.equals(Settings.RANDOM) ? seeds.below(2) : Integer.parseInt(side) - 1;
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) seats.add(seat == own ? Seat.HUMAN : opponent);
        return seats;
    }
}
