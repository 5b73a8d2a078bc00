package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Option;
import uniboard.game.Position;
import uniboard.match.Seat;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Settings;
import uniboard.stage.scene.GamePresentation;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Which settings there are, with their words. */
public final class TableSettings {
    private static final List<Option> OF_THE_TABLE = List.of(Settings.COLOURS, Settings.SOUND, Settings.COORDINATES, Settings.TURNING,
        Settings.MOTION);
    private static final List<Option> OF_SOME_GAMES = List.of(Settings.COORDINATES, Settings.TURNING);

    private static final Message ME = Message.of("table.me");

    private final Texts texts;
    private final Program program;

    public TableSettings(Texts texts, Program program) {
        this.texts = texts;
        this.program = program;
    }

    /** Those of the next game: opponent, side, the game's own options. */
    SettingsSheet.Part ofGame(Game game) {
        Settings settings = program.settings();
        List<SettingRow> parts = new ArrayList<>();
        if (game.maxSeats() == 2) {
            parts.add(opponent(game));
            parts.add(side(game));
        } else {
            parts.add(players(game));
        }
        for (Option option : game.options()) {
            String key = game.id() + ".option." + option.id();
            parts.add(setting("control:option:" + option.id(), texts.say(key), values(game, option, key), settings.get(game, option),
                value -> settings.set(game, option, value)));
        }
        return new SettingsSheet.Part(texts.say("table.nextGame"), parts);
    }

    /** Of a game's option. Seats are called by who sits there, and those that don't play are left out. */
    private List<Setting.Value> values(Game game, Option option, String key) {
        List<Seat> seats = program.settings().seats(game);
        boolean alone = game.maxSeats() > 2 && seats.stream().filter(Seat::isHuman).count() == 1;
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

    /** Those of the table, whatever lies on it. */
    public SettingsSheet.Part ofTable() {
        return ofTable(OF_THE_TABLE);
    }

    /** Those of the table that the game on it has a use for. */
    SettingsSheet.Part ofTable(GamePresentation box) {
        return ofTable(OF_THE_TABLE.stream().filter(option -> !OF_SOME_GAMES.contains(option) || box.heeded().contains(option)).toList());
    }

    private SettingsSheet.Part ofTable(List<Option> options) {
        Settings settings = program.settings();
        List<SettingRow> parts = new ArrayList<>();
        parts.add(language());
        for (Option option : options) {
            String key = "setting." + option.id();
            List<Setting.Value> values = new ArrayList<>();
            for (String value : option.values()) values.add(value(value, texts.say(key + '.' + value)));
            parts.add(setting("control:" + option.id(), texts.say(key), values, settings.get(option),
                value -> settings.set(option, value)));
        }
        return new SettingsSheet.Part(texts.say("table.table"), parts);
    }

    private Setting setting(String name, String label, List<Setting.Value> values, String chosen, Consumer<String> choose) {
        return new Setting(name, label, values, chosen, value -> {
            choose.accept(value);
            program.refresh();
        });
    }

    private Setting opponent(Game game) {
        return player("control:opponent", texts.say("table.opponent"), program.settings().opponent(game),
            seat -> program.settings().setOpponent(game, seat), levelSteps(game));
    }

    /** The bots' level is what is changed most: a step takes one tap. */
    private List<SettingRow.Step> levelSteps(Game game) {
        int level = BotLevels.best(program.settings(), game);
        if (level == 0) return List.of();
        return List.of(new SettingRow.Step("control:weaker", "icon-fewer", texts.say("table.weaker"), levelStep(game, level - 1)),
            new SettingRow.Step("control:stronger", "icon-new", texts.say("table.stronger"), levelStep(game, level + 1)));
    }

    private Runnable levelStep(Game game, int level) {
        if (level < 1 || level > Bot.LEVELS) return null;
        return () -> {
            BotLevels.set(program.settings(), game, level);
            program.refresh();
        };
    }

    /** Who plays, where more than two can: a line a seat. */
    private SettingGroup players(Game game) {
        Settings settings = program.settings();
        List<SettingRow> rows = new ArrayList<>();
        int persons = 0;
        List<Seat> seats = settings.seats(game);
        for (int index = 0; index < seats.size(); index++) {
            int seat = index;
            if (seats.get(seat).isHuman()) persons++;
            rows.add(player("control:seat:" + (seat + 1), texts.say(game.words().seatName(seat)), seats.get(seat),
                player -> settings.setSeat(game, seat, player), List.of()));
        }
        int bots = seats.size() - persons;
        String chosen = bots == 0 ? texts.say("table.persons", persons) : persons == 0 ? texts.say("table.bots", bots)
            : texts.say("table.personsAndBots", texts.say("table.persons", persons), texts.say("table.bots", bots));
        return new SettingGroup("control:players", texts.say("table.players"), withLevel(chosen, game), rows, levelSteps(game));
    }

    /** With the level of the best bot, where one plays. */
    private String withLevel(String players, Game game) {
        int level = BotLevels.best(program.settings(), game);
        return level == 0 ? players : texts.say("table.botOfLevel", players, texts.say("table.level", level));
    }

    private Setting player(String name, String label, Seat now, Consumer<Seat> choose, List<SettingRow.Step> steps) {
        List<Setting.Value> values = new ArrayList<>();
        for (int level = 1; level <= Bot.LEVELS; level++) {
            String text = texts.say("table.botOfLevel", texts.say("table.bot"), texts.say("table.level", level));
            values.add(value(Integer.toString(level), text));
        }
        values.add(value("0", texts.say("table.human")));
        return new Setting(name, label, values, Integer.toString(now.level()), value -> {
            choose.accept(new Seat(Integer.parseInt(value)));
            program.refresh();
        }, steps);
    }

    private Setting side(Game game) {
        Settings settings = program.settings();
        Option side = Settings.side(game);
        List<Setting.Value> values = new ArrayList<>();
        for (String id : side.values()) {
            Message text = id.equals(Settings.RANDOM) ? Message.of("table.side.random") : game.words().seatName(Integer.parseInt(id) - 1);
            values.add(value(id, texts.say(text)));
        }
        return new Setting("control:side", texts.say("table.side"), values, settings.get(game, side), value -> {
            settings.set(game, side, value);
            program.refresh();
        });
    }

    public Setting language() {
        List<Setting.Value> values = new ArrayList<>();
        for (Language language : Language.values())
            values.add(new Setting.Value(language.code(), language.ownName(), language.direction()));
        return new Setting("control:language", texts.say("table.language"), values, texts.language().code(),
            code -> program.speak(Language.preferred(List.of(code))));
    }

    private Setting.Value value(String id, String text) {
        return new Setting.Value(id, text, texts.language().direction());
    }
}
