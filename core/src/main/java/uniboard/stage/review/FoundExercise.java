package uniboard.stage.review;

import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameReview;
import uniboard.match.KeyMoment;
import uniboard.match.Match;
import uniboard.text.Texts;

/** Makes an exercise of a mistake, as text: to find the better move, knowing what the player who made it could know. */
public final class FoundExercise {
    private final GameReview review;
    private final Game game;
    private final Texts texts;

    public FoundExercise(GameReview review, Texts texts) {
        this.review = review;
        this.texts = texts;
        game = review.record().game();
    }

    /** As {@link uniboard.learn.Exercise} reads it. */
    public String text(KeyMoment moment) {
        Position before = Match.view(review.record().replay(moment.ply()), moment.seat());
        StringBuilder out = new StringBuilder();
        line(out, "title", Message.of("review.tryAgain"));
        line(out, "task", Message.of("review.task", game.words(before).seatName(moment.seat()),
            ReviewWords.inHundred(moment.move().chanceOfBest()), ReviewWords.inHundred(review.chanceAfter(moment.ply()))));
        Message why = game.words(before).whyPlay(moment.move().best());
        Message found = Message.of("review.found");
        line(out, "right", why == null ? found : Message.of("table.hintWhy", found, why));
        line(out, "wrong", Message.of("review.notFound"));
        line(out, "hint", why == null ? game.words(before).choice(moment.move().best()).spoken() : why);
        out.append("start ").append(game.notation().positionText(before)).append('\n');
        out.append("seat ").append(moment.seat() + 1).append('\n');
        out.append("accept ").append(game.notation().moveText(before, moment.move().best())).append('\n');
        out.append("weigh\n");
        return out.toString();
    }

    private void line(StringBuilder out, String word, Message sentence) {
        out.append(word).append(' ').append(texts.say(sentence)).append('\n');
    }
}
