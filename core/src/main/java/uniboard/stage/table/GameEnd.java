package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import uniboard.game.Position;
import uniboard.match.GameSession;
import uniboard.match.Waiting;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.review.ReviewSheet;

/** What is offered once a game is over and all has been shown, until it is put away or looked back upon. */
final class GameEnd {
    private static final String LOOK_BACK = "control:lookBack";
    private static final float WIDEST = 360;

    private final UiContext look;
    private final TableLayout layout;
    /** Where the player is told things beside the table; null: the card lies over the table, and the bar tells them. */
    private final Rectangle panel;
    private final GameSession session;
    private final Program program;
    private final TableWords words;
    private final BooleanSupplier reviews;
    private final Consumer<String> chosen;
    private EndCard card;
    private List<NextGame.Offer> offers = List.of();
    /** Whether the card offers a review, for which all of the program must be there. */
    private boolean hasReview;
    /** What the card says beside the table. */
    private TableWords.Told told;
    private boolean isPutAway;

    GameEnd(UiContext look, TableLayout layout, Rectangle panel, GameSession session, Program program, TableWords words,
        BooleanSupplier reviews, Consumer<String> chosen) {
        this.look = look;
        this.layout = layout;
        this.panel = panel;
        this.session = session;
        this.program = program;
        this.words = words;
        this.reviews = reviews;
        this.chosen = chosen;
    }

    /** On the screen now, or null. */
    EndCard card() {
        return card;
    }

    /**
     * Makes the card where it belongs, and takes it away where it doesn't.
     *
     * @param mayShow whether the scene has nothing of its own to say
     * @return whether it has come or gone
     */
    boolean refresh(boolean mayShow) {
        boolean isOver = session.match().outcome().over() || session.turn().resignation() != null;
        boolean isShown = mayShow && !isPutAway && isOver && session.turn().waiting() == Waiting.NOBODY && !session.history().isBrowsing();
        boolean isStale = card != null && (!words.now(null).equals(told) || hasReview != reviews.getAsBoolean());
        if (isShown == (card != null) && !isStale) return false;
        if (card != null) card.remove();
        card = null;
        offers = List.of();
        if (isShown) make();
        return true;
    }

    private void make() {
        // With people at other devices the same game may follow, and no other.
        int you = session.match().isFar() ? Position.NOBODY : session.match().onlyPerson();
        offers = new NextGame(session.match(), words.again(), program, you).offers();
        List<EndCard.Button> buttons = new ArrayList<>();
        for (NextGame.Offer offer : offers) buttons.add(new EndCard.Button(offer.place(), look.texts().say(offer.label())));
        hasReview = reviews.getAsBoolean();
        if (hasReview) buttons.add(new EndCard.Button(ReviewSheet.OPENER, look.texts().say("review.title")));
        buttons.add(new EndCard.Button(LOOK_BACK, look.texts().say("table.lookBack")));
        told = words.now(null);
        if (panel != null) {
            card = EndCard.beside(look, words.result(), told.heading(), told.sentence(), buttons, panel.width, chosen);
            card.setPosition(panel.x, panel.y + panel.height - card.getHeight());
            return;
        }
        float width = Math.min(WIDEST, layout.width() - 2 * UiContext.UNIT);
        card = EndCard.over(look, words.result(), buttons, width, chosen);
        boolean tall = layout.shape() == TableLayout.Shape.TALL;
        float start = tall ? (layout.width() - width) / 2 : layout.width() - width - UiContext.UNIT;
        card.setPosition(look.snap(look.rightToLeft() ? layout.width() - start - width : start), UiContext.UNIT);
    }

    List<AccessibilityTree.Region> regions() {
        return card == null ? List.of() : List.of(card.region(layout.height()));
    }

    /** @return whether the place is one of the card's: then it has been done */
    boolean choose(String place) {
        if (card == null) return false;
        if (place.equals(LOOK_BACK)) {
            session.history().browse(session.match().record().plies() - 1);
            return true;
        }
        if (place.equals(EndCard.CLOSE)) {
            isPutAway = true;
            return true;
        }
        for (NextGame.Offer offer : offers) {
            if (!offer.place().equals(place)) continue;
            offer.begin().run();
            return true;
        }
        return false;
    }
}
