package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Option;
import uniboard.game.Position;
import uniboard.match.Seat;
import uniboard.stage.kit.Settings;
import uniboard.text.Texts;

/** What of the next game is chosen from lists: the game's own options, and who sits at a seat. */
final class NewGameSettings {
    private static final Message ME = Message.of("table.me");

    private final Texts texts;
    private final NewGameChoices choices;
    private final Game game;
    private final Settings settings;
    private final Runnable changed;

    /** @param changed told after something was chosen */
    NewGameSettings(Texts texts, NewGameChoices choices, Runnable changed) {
        this.texts = texts;
        this.choices = choices;
        this.changed = changed;
        game = choices.game();
        settings = choices.settings();
    }

    /** Without the number of players. */
    List<Setting> options() {
        List<Setting> options = new ArrayList<>();
        for (Option option : game.options()) {
            if (option.id().equals(Settings.SEATS)) continue;
            String key = game.id() + ".option." + option.id();
            options.add(new Setting("control:option:" + option.id(), texts.say(key), values(option, key), settings.get(game, option),
                value -> {
                    settings.set(game, option, value);
                    changed.run();
                }));
        }
        return options;
    }

    /** Of an option. Seats are called by who sits there, and those that don't play are left out. */
    private List<Setting.Value> values(Option option, String key) {
        List<Seat> seats = choices.seats();
        int people = 0;
        for (Seat seat : seats) if (seat.isHuman()) people++;
        boolean alone = game.maxSeats() > 2 && people == 1;
        List<Setting.Value> values = new ArrayList<>();
        for (String value : option.values()) {
            int seat = game.words().seatMeant(option, value);
            if (seat == Position.NOBODY) values.add(value(value, texts.say(key + '.' + value)));
            else if (seat < seats.size()) {
                values.add(value(value, texts.say(alone && seats.get(seat).isHuman() ? ME : game.words().seatName(seat))));
            }
        }
        return values;
    }

    /** Who sits at a seat. */
    Setting seat(int seat) {
        List<Setting.Value> values = new ArrayList<>();
        for (Company company : choices.offeredAt(seat)) values.add(value(company.text(), texts.say("table.seat." + company.text())));
        return new Setting("control:seat:" + (seat + 1), texts.say(game.words().seatName(seat)), values,
            NewGameChoices.companyOf(choices.seats().get(seat)).text(), value -> {
                choices.choose(seat, Company.of(value));
                changed.run();
            });
    }

    private Setting.Value value(String id, String text) {
        return new Setting.Value(id, text, texts.language().direction());
    }
}
