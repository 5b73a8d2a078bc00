package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.match.GameReview;
import uniboard.match.KeyMoment;
import uniboard.text.Texts;

/**
 * The one remark on how a game was played.
 *
 * @param lead    what it is about
 * @param comment on that; null while the game is still looked at
 * @param ply     of the move that it is about; below 0: of none
 */
record EndRemark(Kind kind, Message lead, Message comment, int ply) {
    /** What kind of remark it is. */
    enum Kind { AWAITED, PRAISE, SLIP, PLAIN }

    static final EndRemark AWAITED = new EndRemark(Kind.AWAITED, Message.of("end.looking"), null, -1);

    /** What a review has to say to one of the players. */
    static EndRemark of(GameReview review, int you, EndWords.Result result) {
        if (!review.isDone()) return AWAITED;
        List<KeyMoment> own = new ArrayList<>();
        for (KeyMoment moment : review.moments()) if (moment.seat() == you) own.add(moment);
        KeyMoment slip = worstSlip(own);
        KeyMoment praised = praised(own);
        if (slip != null && (result == EndWords.Result.LOST || praised == null)) {
            return new EndRemark(Kind.SLIP, atMove("end.turn", slip), Message.of("end.turn.find"), slip.ply());
        }
        if (praised == null) {
            boolean isLost = result == EndWords.Result.LOST;
            Message lead = Message.of(isLost ? "end.noMistake" : "end.noSlip");
            return new EndRemark(isLost ? Kind.PLAIN : Kind.PRAISE, lead, Message.of("end.noSlip.why"), -1);
        }
        return new EndRemark(Kind.PRAISE, atMove("end.played", praised), why(review, praised), praised.ply());
    }

    /** All of it; not while it is {@link Kind#AWAITED}. */
    String told(Texts texts) {
        return texts.say("end.remark", texts.say(lead), texts.say(comment));
    }

    private static Message atMove(String key, KeyMoment moment) {
        return Message.of(key, Integer.toString(moment.ply() + 1));
    }

    private static Message why(GameReview review, KeyMoment praised) {
        if (praised.kind() == KeyMoment.Kind.HIGHLIGHT) return review.highlight(praised.ply()).message();
        return Message.of(praised.kind() == KeyMoment.Kind.ONLY ? "end.only" : "end.taken");
    }

    private static KeyMoment worstSlip(List<KeyMoment> moments) {
        KeyMoment worst = null;
        for (KeyMoment moment : moments) {
            boolean isSlip = moment.kind() == KeyMoment.Kind.MISTAKE;
            if (isSlip && (worst == null || moment.move().loss() > worst.move().loss())) worst = moment;
        }
        return worst;
    }

    /** Highlights first, then only moves, then gifts that were taken. */
    private static KeyMoment praised(List<KeyMoment> moments) {
        for (KeyMoment.Kind kind : List.of(KeyMoment.Kind.HIGHLIGHT, KeyMoment.Kind.ONLY, KeyMoment.Kind.TAKEN)) {
            for (KeyMoment moment : moments) if (moment.kind() == kind) return moment;
        }
        return null;
    }
}
