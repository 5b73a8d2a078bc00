package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Option;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.Settings;
import uniboard.stage.scene.GamePresentation;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Which settings of the table there are, with their words. */
public final class TableSettings {
    private static final List<Option> OF_THE_TABLE = List.of(Settings.COLOURS, Settings.SOUND, Settings.COORDINATES, Settings.TURNING,
        Settings.MOTION, MistakeWarning.SETTING);
    private static final List<Option> OF_SOME_GAMES = List.of(Settings.COORDINATES, Settings.TURNING);

    private final Texts texts;
    private final Program program;

    public TableSettings(Texts texts, Program program) {
        this.texts = texts;
        this.program = program;
    }

    /** Those of the table, whatever lies on it. */
    public List<Setting> ofTable() {
        return ofTable(OF_THE_TABLE);
    }

    /** Those of the table that the game on it has a use for. */
    List<Setting> ofTable(GamePresentation box) {
        List<Option> heeded = new ArrayList<>();
        for (Option option : OF_THE_TABLE) if (!OF_SOME_GAMES.contains(option) || box.heeded().contains(option)) heeded.add(option);
        return ofTable(heeded);
    }

    private List<Setting> ofTable(List<Option> options) {
        Settings settings = program.settings();
        List<Setting> all = new ArrayList<>();
        all.add(language());
        for (Option option : options) {
            String key = "setting." + option.id();
            List<Setting.Value> values = new ArrayList<>();
            for (String value : option.values()) values.add(value(value, texts.say(key + '.' + value)));
            all.add(new Setting("control:" + option.id(), texts.say(key), values, settings.get(option), value -> {
                settings.set(option, value);
                program.refresh();
            }));
        }
        return all;
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
