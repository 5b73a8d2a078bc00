package uniboard.stage.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import uniboard.game.Game;
import uniboard.learn.Board;
import uniboard.learn.Boards;
import uniboard.learn.Book;
import uniboard.stage.kit.Outline.Block;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.Box;

/**
 * The rules of a game in a language, to leaf through.
 *
 * @param scene draws the boards of its figures
 * @param pages at least one
 */
public record RulesBook(Game game, BoardScene.Factory scene, List<RulesPage> pages) {
    /** The page that says what each key does. */
    public static final String KEYS = "keys";

    /** What is shown until a book is there. */
    static RulesBook closed(Box box, String title) {
        RulesPage blank = new RulesPage("", List.of(new Block(Block.Kind.TITLE, title)), null, null);
        return new RulesBook(box.game(), box.scene(), List.of(blank));
    }

    /**
     * @param drawings what the game's own pages show and is no board, by name
     * @param books    first to last
     */
    public static RulesBook of(Box box, Boards boards, Map<String, RulesFigure.Drawing> drawings, List<Book> books) {
        List<RulesPage> pages = new ArrayList<>();
        for (Book book : books) for (Book.Page page : book.pages()) pages.add(RulesPage.of(page, figure(page.figure(), boards, drawings)));
        return new RulesBook(box.game(), box.scene(), List.copyOf(pages));
    }

    private static RulesFigure figure(String name, Boards boards, Map<String, RulesFigure.Drawing> drawings) {
        if (name == null) return null;
        Board board = boards.named(name);
        return board == null ? drawings.get(name) : new RulesFigure.Board(board.start(), board.plays());
    }

    /** The number of a page, from 0; the first page's if there is none with that id. */
    int indexOf(String id) {
        for (int i = 0; i < pages.size(); i++) if (pages.get(i).id().equals(id)) return i;
        return 0;
    }
}
