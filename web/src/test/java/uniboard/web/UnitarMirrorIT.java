package uniboard.web;

import java.util.function.Function;
import uniboard.game.Choice;
import uniboard.match.GameRecord;

/** Last rounds of Unitar without a pointer. */
class UnitarMirrorIT extends UnseenGameTest {
    UnitarMirrorIT() {
        super("unitar");
    }

    @Override
    String record() {
        return KeptUnitar.round(8, "human", "bot 1", "bot 1");
    }

    @Override
    UnseenGame.Ear ear(SpokenGame spoken) {
        return new SpokenUnitar(spoken);
    }

    @Override
    Function<GameRecord, Choice> player() {
        return FairPlayer::choice;
    }

    @Override
    String keyFor(String place) {
        return place.startsWith("colour:") ? "Space" : "Enter";
    }
}
