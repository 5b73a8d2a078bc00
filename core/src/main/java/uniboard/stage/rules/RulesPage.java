package uniboard.stage.rules;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.stage.kit.Outline.Block;
import uniboard.text.Texts;

/**
 * One page of rules: a title, a few short paragraphs, a figure at most.
 *
 * @param key    of the title in the bundles; those of the paragraphs end in {@code .1}, {@code .2} and so on
 * @param kinds  of the paragraphs
 * @param figure or null
 * @param file   a text of the assets that follows the page's own words, in Markdown and in English; or null
 */
public record RulesPage(String key, List<Block.Kind> kinds, RulesFigure figure, String file) {
    public static RulesPage of(String key, Block.Kind... kinds) {
        return new RulesPage(key, List.of(kinds), null, null);
    }

    /** With a position that, where there are moves, plays as an example. */
    public RulesPage onBoard(String start, String... moves) {
        return new RulesPage(key, kinds, new RulesFigure.Board(start, List.of(moves)), file);
    }

    /** @param lines what is drawn, in words */
    public RulesPage drawing(RulesFigure.Maker maker, List<Message> lines) {
        return new RulesPage(key, kinds, new RulesFigure.Drawing(maker, lines), file);
    }

    public RulesPage followedBy(String newFile) {
        return new RulesPage(key, kinds, figure, newFile);
    }

    public String title(Texts texts) {
        return texts.say(key);
    }

    /** The title, all paragraphs and a drawing's lines, without the file's text. */
    public List<Block> blocks(Texts texts) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block(Block.Kind.TITLE, title(texts)));
        for (int i = 0; i < kinds.size(); i++) blocks.add(new Block(kinds.get(i), texts.say(paragraphKey(i))));
        if (figure instanceof RulesFigure.Drawing drawing) {
            for (Message line : drawing.lines()) blocks.add(new Block(Block.Kind.ITEM, texts.say(line)));
        }
        return blocks;
    }

    /** @param index from 0 */
    public String paragraphKey(int index) {
        return key + '.' + (index + 1);
    }
}
