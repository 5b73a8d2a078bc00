package uniboard.stage.rules;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.learn.Book;
import uniboard.stage.kit.AccessibilityTree.Block;
import uniboard.text.Texts;

/**
 * One page of rules: a title, a few short paragraphs, a figure at most.
 *
 * @param id     the same in every language
 * @param words  the title and the paragraphs
 * @param figure or null
 * @param file   a text of the assets that follows the page's own words, in English; or null
 */
public record RulesPage(String id, List<Block> words, RulesFigure figure, String file) {
    static RulesPage of(Book.Page page, RulesFigure figure) {
        List<Block> words = new ArrayList<>();
        words.add(new Block(Block.Kind.TITLE, page.title()));
        words.addAll(blocks(page.paragraphs()));
        return new RulesPage(page.id(), List.copyOf(words), figure, page.file());
    }

    static List<Block> blocks(List<Book.Paragraph> paragraphs) {
        List<Block> blocks = new ArrayList<>();
        for (Book.Paragraph each : paragraphs) {
            blocks.add(new Block(switch (each.kind()) {
                case PARAGRAPH -> Block.Kind.PARAGRAPH;
                case ITEM -> Block.Kind.ITEM;
                case NOTE -> Block.Kind.NOTE;
                case HEADING -> Block.Kind.HEADING;
            }, each.text()));
        }
        return blocks;
    }

    public String title() {
        return words.get(0).text();
    }

    /** The title, all paragraphs and a drawing's lines, without the file's text. */
    public List<Block> blocks(Texts texts) {
        List<Block> blocks = new ArrayList<>(words);
        if (figure instanceof RulesFigure.Drawing drawing) {
            for (Message line : drawing.lines()) blocks.add(new Block(Block.Kind.ITEM, texts.say(line)));
        }
        return blocks;
    }
}
