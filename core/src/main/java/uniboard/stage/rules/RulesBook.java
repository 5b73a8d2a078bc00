package uniboard.stage.rules;

import static uniboard.stage.kit.Outline.Block.Kind.ITEM;
import static uniboard.stage.kit.Outline.Block.Kind.NOTE;
import static uniboard.stage.kit.Outline.Block.Kind.PARAGRAPH;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.stage.scene.BoardScene;

/**
 * The rules of a game, to leaf through.
 *
 * @param scene draws the boards of its figures
 */
public record RulesBook(Game game, BoardScene.Factory scene, List<RulesPage> pages) {
    /** Where the build packs what is owed to others. */
    public static final String NOTICES = "notices/THIRD-PARTY.md";

    private static final String KEYS = "rules.keys";

    /** What is told in every book, after the game's own pages. */
    private static final List<RulesPage> SHARED = List.of(
        RulesPage.of("rules.table", PARAGRAPH, ITEM, ITEM, ITEM, ITEM),
        RulesPage.of(KEYS, ITEM, ITEM, ITEM, ITEM, ITEM, ITEM),
        RulesPage.of("rules.program", PARAGRAPH, PARAGRAPH, NOTE).followedBy(NOTICES));

    /** The number of the page that says what each key does, from 0. */
    public int keysPage() {
        for (int i = 0; i < pages.size(); i++) if (pages.get(i).key().equals(KEYS)) return i;
        return 0;
    }

    /** @param own the game's own pages, first to last */
    public static RulesBook of(Game game, BoardScene.Factory scene, List<RulesPage> own) {
        List<RulesPage> pages = new ArrayList<>(own);
        pages.addAll(SHARED);
        return new RulesBook(game, scene, List.copyOf(pages));
    }
}
