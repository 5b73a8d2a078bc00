package uniboard.stage.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import uniboard.game.Game;
import uniboard.learn.Board;
import uniboard.learn.Boards;
import uniboard.learn.Book;
import uniboard.stage.kit.AccessibilityTree.Block;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.GamePresentation;

/**
 * The rules of a game in a language, to browse.
 *
 * @param scene draws the boards of its figures
 * @param pages at least one
 * @param own   how many pages are about this game alone; the others follow
 * @param boards of the game's books
 */
public record RulesBook(Game game, BoardScene.Factory scene, List<RulesPage> pages, int own, Boards boards) {
    /** The page that says what each key does. */
    public static final String KEYS = "keys";

    /** What is shown until a book is there. */
    static RulesBook closed(GamePresentation box, String title) {
        RulesPage blank = new RulesPage("", List.of(new Block(Block.Kind.TITLE, title)), null, null);
        return new RulesBook(box.game(), box.scene(), List.of(blank), 0, Boards.none());
    }

    /** Whether it only stands in for a book that hasn't come yet. */
    boolean isClosed() {
        return own == 0;
    }

    /**
     * @param drawings what the game's own pages show and is no board, by name
     * @param common   what all games have in common, which follows
     */
    public static RulesBook of(GamePresentation box, Boards boards, Map<String, RulesFigure.Drawing> drawings, Book own, Book common) {
        List<RulesPage> pages = new ArrayList<>();
        for (Book book : List.of(own, common))
            for (Book.Page page : book.pages()) pages.add(RulesPage.of(page, figure(page.figure(), boards, drawings)));
        return new RulesBook(box.game(), box.scene(), List.copyOf(pages), own.pages().size(), boards);
    }

    private static RulesFigure figure(String name, Boards boards, Map<String, RulesFigure.Drawing> drawings) {
        if (name == null) return null;
        Board board = boards.named(name);
        return board == null ? drawings.get(name) : new RulesFigure.Board(board.start(), board.plays());
    }

    /** The pages that are about this game, without those that all books have. */
    public List<RulesPage> ownPages() {
        return pages.subList(0, own);
    }

    /** The number of a page, from 0; the first page's if there is none with that id. */
    int indexOf(String id) {
        for (int i = 0; i < pages.size(); i++) if (pages.get(i).id().equals(id)) return i;
        return 0;
    }
}
