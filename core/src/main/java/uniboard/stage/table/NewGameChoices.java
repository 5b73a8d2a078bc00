package uniboard.stage.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Option;
import uniboard.match.Seat;
import uniboard.stage.kit.Settings;
import uniboard.stage.library.RemoteActions;

/** Who plays the next game of a kind, as the settings have it, and how that is changed. */
final class NewGameChoices {
    private final Game game;
    private final Settings settings;
    private final RemoteActions remote;

    NewGameChoices(Game game, TableProgram program) {
        this.game = game;
        settings = program.settings();
        remote = program.remote();
    }

    Game game() {
        return game;
    }

    Settings settings() {
        return settings;
    }

    private boolean isForTwo() {
        return game.maxSeats() == 2;
    }

    /** What can be chosen here. */
    List<Company> offered() {
        List<Company> offered = new ArrayList<>(List.of(Company.BOT, Company.DEVICE));
        if (remote != null && remote.offersFriends(game)) offered.add(Company.FRIEND);
        if (remote != null && remote.offersLetters(game)) offered.add(Company.LETTERS);
        return offered;
    }

    /** Those who play beside the first person, the bots only if nobody else does. */
    Company company() {
        String people = settings.get(game, Settings.PEOPLE);
        if (isForTwo()) {
            for (Company each : List.of(Company.FRIEND, Company.LETTERS)) {
                if (each.people().equals(people) && offered().contains(each)) return each;
            }
            return settings.opponent(game).isHuman() ? Company.DEVICE : Company.BOT;
        }
        List<Seat> seats = seats();
        if (seats.contains(Seat.REMOTE)) return Company.FRIEND;
        return Collections.frequency(seats, Seat.HUMAN) > 1 ? Company.DEVICE : Company.BOT;
    }

    /** Friends whom nobody can invite here are bots. */
    List<Seat> seats() {
        List<Seat> seats = settings.seats(game);
        if (!offered().contains(Company.FRIEND)) Collections.replaceAll(seats, Seat.REMOTE, Seat.bot(level()));
        return seats;
    }

    /** Everybody but the first person becomes that. */
    void choose(Company company) {
        Company now = offered().contains(company) ? company : offered().contains(Company.LETTERS) ? Company.LETTERS : Company.BOT;
        int level = level();
        List<Seat> seats = settings.seats(game);
        settings.set(game, Settings.LEVEL, Integer.toString(level));
        settings.set(game, Settings.PEOPLE, now.people());
        if (isForTwo()) {
            settings.setOpponent(game, now == Company.DEVICE ? Seat.HUMAN : Seat.bot(level));
            return;
        }
        int own = Math.max(0, seats.indexOf(Seat.HUMAN));
        for (int seat = 0; seat < game.maxSeats(); seat++) settings.setSeat(game, seat, seat == own ? Seat.HUMAN : seatOf(now, level));
    }

    private static Seat seatOf(Company company, int level) {
        return company == Company.BOT ? Seat.bot(level) : Seat.HUMAN;
    }

    /** What can sit at a seat, others being what they are: people at this device and friends far away don't share a table. */
    List<Company> offeredAt(int seat) {
        List<Seat> seats = seats();
        int own = seats.indexOf(Seat.HUMAN);
        boolean hasHere = false;
        boolean hasRemote = false;
        for (int other = 0; other < seats.size(); other++) {
            if (other == seat || other == own) continue;
            hasHere |= seats.get(other).isHuman();
            hasRemote |= seats.get(other).isRemote();
        }
        List<Company> offered = new ArrayList<>(List.of(Company.BOT));
        if (!hasRemote) offered.add(Company.DEVICE);
        if (!hasHere && offered().contains(Company.FRIEND)) offered.add(Company.FRIEND);
        return offered;
    }

    static Company companyOf(Seat seat) {
        if (seat.isBot()) return Company.BOT;
        return seat.isRemote() ? Company.FRIEND : Company.DEVICE;
    }

    void choose(int seat, Company company) {
        settings.setSeat(game, seat, seatOf(company, level()));
        if (company != Company.BOT) settings.set(game, Settings.PEOPLE, company.people());
    }

    /** Whether any bot plays. */
    boolean hasBots() {
        if (isForTwo()) return company() == Company.BOT;
        for (Seat seat : seats()) if (seat.isBot()) return true;
        return false;
    }

    /** Whether it matters on which side the person sits. */
    boolean hasSides() {
        return isForTwo() && (company() == Company.BOT || company() == Company.FRIEND);
    }

    /** The option of how many play; null where as many always do. */
    Option players() {
        for (Option option : game.options()) if (option.id().equals(Settings.SEATS)) return option;
        return null;
    }

    /** Who joins is what the others are. */
    void setPlayers(String count) {
        Company company = company();
        int level = level();
        int before = seats().size();
        settings.set(game, players(), count);
        int now = Integer.parseInt(count);
        for (int seat = before; seat < now; seat++) settings.setSeat(game, seat, seatOf(company, level));
        if (!seats().contains(Seat.HUMAN)) settings.setSeat(game, 0, Seat.HUMAN);
    }

    int level() {
        return BotLevels.bestOrLast(settings, game);
    }

    void setLevel(int level) {
        BotLevels.set(settings, game, level);
    }
}
