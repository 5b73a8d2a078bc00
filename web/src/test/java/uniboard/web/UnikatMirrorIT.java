package uniboard.web;

import java.util.function.Function;
import uniboard.game.Choice;
import uniboard.match.GameRecord;

/** Ends of Unikat's rounds without a pointer. */
class UnikatMirrorIT extends UnseenGameTest {
    UnikatMirrorIT() {
        super("unikat");
    }

    @Override
    String record() {
        return KeptUnikat.late(1, 3, "human", "bot 1");
    }

    @Override
    UnseenGame.Ear ear(SpokenGame spoken) {
        return new SpokenUnikat(spoken);
    }

    @Override
    Function<GameRecord, Choice> player() {
        return FairPlayer::choice;
    }

    @Override
    String keyFor(String place) {
        return place.startsWith("card:") ? "Space" : "Enter";
    }
}
