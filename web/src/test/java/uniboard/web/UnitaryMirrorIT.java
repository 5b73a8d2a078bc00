package uniboard.web;

import java.util.function.Function;
import uniboard.game.Choice;
import uniboard.match.GameRecord;

/** Whole games of Unitary without a pointer. */
class UnitaryMirrorIT extends UnseenGameTest {
    UnitaryMirrorIT() {
        super("unitary");
    }

    @Override
    String record() {
        return KeptUnitary.brief();
    }

    @Override
    UnseenGame.Ear ear(SpokenGame spoken) {
        return new SpokenUnitary(spoken);
    }

    @Override
    Function<GameRecord, Choice> player() {
        return KeptUnitary::briefChoice;
    }

    @Override
    String keyFor(String place) {
        return place.startsWith("card:") ? "Space" : "Enter";
    }
}
