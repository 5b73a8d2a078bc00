package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.match.GameRecord;
import uniboard.match.GameReview;
import uniboard.match.KeyMoment;
import uniboard.match.Waiting;
import uniboard.stage.review.MomentPanel;
import uniboard.stage.review.ReviewWords;
import uniboard.text.Texts;

/** What is told of a reviewed game at the position that the board shows, and what can be done there. */
final class ReviewTelling {
    static final String STOP = "control:stopReview";
    static final String TRY = "control:tryAgain";
    static final String SHOW = "control:show";
    static final String COMPARE = "control:compare";
    static final String PLAY_ON = "control:playOn";

    private final Texts texts;
    private final ReviewScreen.Context context;
    private final GameReview review;
    private final ReviewWords words;
    private final TableWords tableWords;
    /** Once all moves have been weighed. */
    private List<KeyMoment> listed = List.of();

    ReviewTelling(Texts texts, ReviewScreen.Context context, GameReview review, ReviewWords words, TableWords tableWords) {
        this.texts = texts;
        this.context = context;
        this.review = review;
        this.words = words;
        this.tableWords = tableWords;
    }

    List<KeyMoment> moments() {
        if (review.isDone() && listed.isEmpty()) listed = review.listed();
        return listed;
    }

    /** The moment at which the board stands, or null. */
    KeyMoment opened() {
        if (context.session().turn().waiting() == Waiting.MOTION) return null;
        for (KeyMoment moment : moments()) if (moment.ply() == context.session().history().shownPly()) return moment;
        return null;
    }

    boolean isTold(KeyMoment moment) {
        return moment.kind() == KeyMoment.Kind.MISTAKE && context.bookmark().isShown(moment.ply());
    }

    /** The moves made before the position looked at last, or the worst moment's; below 0 where there is none. */
    int first() {
        int ply = context.bookmark().ply();
        int loss = -1;
        for (KeyMoment moment : ply < 0 ? moments() : List.<KeyMoment>of()) {
            int size = moment.kind() == KeyMoment.Kind.MISTAKE ? moment.move().loss() : 0;
            if (size <= loss) continue;
            loss = size;
            ply = moment.ply();
        }
        return ply;
    }

    /** The moves made before the next moment in a way, or before the position shown if there is none. */
    int next(int way) {
        KeyMoment next = shown().next(way);
        return next == null ? context.session().history().shownPly() : next.ply();
    }

    MomentPanel.Shown shown() {
        float done = review.isDone() || review.size() == 0 ? 1 : (float) review.done() / review.size();
        return new MomentPanel.Shown(moments(), opened(), sentences(), acts(), done,
            context.session().history().shownPly());
    }

    /** All of it, as it is spoken. */
    String status() {
        KeyMoment moment = opened();
        String what = moment == null ? position() : texts.say(words.brief(moment));
        String said = (what.endsWith(".") ? what : what + '.') + ' ' + String.join(" ", sentences());
        if (moment == null || moments().size() == 1) return said;
        String number = Integer.toString(moments().indexOf(moment) + 1);
        return said + ' ' + texts.say("review.momentOf", number, Integer.toString(moments().size()));
    }

    /** Which position the board shows: by the move that was made in it. */
    String position() {
        int plies = review.record().plies();
        int ply = context.session().history().shownPly();
        if (ply == plies && context.session().match().outcome().over()) return tableWords.verdict();
        return texts.say("table.moveOf", Integer.toString(Math.min(plies, ply + 1)), Integer.toString(plies));
    }

    String summary() {
        if (review.isDone()) return texts.say(words.decision());
        return texts.say("review.progress", Integer.toString(review.done() + 1), Integer.toString(review.size()));
    }

    private List<String> sentences() {
        KeyMoment moment = opened();
        List<String> said = new ArrayList<>();
        if (context.session().feedback().answer() != null) {
            said.add(texts.say(context.session().feedback().answer()));
        }
        if (moment != null) {
            said.add(texts.say(words.told(moment)));
            if (isTold(moment)) said.add(texts.say(words.better(moment)));
        } else if (said.isEmpty()) {
            int ply = context.session().history().shownPly();
            if (review.isDone() && context.session().history().isBrowsing() && review.chartedPlies().contains(ply)) {
                said.add(texts.say(words.chance(ply)));
            } else {
                said.add(summary());
            }
        }
        return said;
    }

    private List<MomentPanel.Act> acts() {
        List<MomentPanel.Act> acts = new ArrayList<>();
        if (!review.isDone()) {
            acts.add(act(STOP, context.bookmark().isStopped() ? "review.goOn" : "review.stop"));
            return acts;
        }
        KeyMoment moment = opened();
        if (moment == null) return acts;
        boolean isTold = isTold(moment);
        if (moment.kind() == KeyMoment.Kind.MISTAKE && !isTold) {
            acts.add(new MomentPanel.Act(TRY, texts.say("review.tryAgain"), true));
            acts.add(act(SHOW, "review.show"));
        }
        boolean isAsked = isTold || moment.kind() != KeyMoment.Kind.MISTAKE;
        if (isAsked) acts.add(review.isSecret(moment) ? act(COMPARE, "review.compare") : act(AnalysisScreen.OPENER, "analysis.open"));
        if (isTold && practice() != null) acts.add(act(PLAY_ON, "table.playOn"));
        return acts;
    }

    private MomentPanel.Act act(String name, String key) {
        return new MomentPanel.Act(name, texts.say(key), false);
    }

    /** Null where nobody can play on. */
    GameRecord practice() {
        boolean isShared = context.program().remote() != null && context.program().remote().isShared();
        return isShared ? null : context.session().variations().practice();
    }
}
