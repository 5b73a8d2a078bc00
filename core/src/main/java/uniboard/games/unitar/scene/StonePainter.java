package uniboard.games.unitar.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import java.util.List;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarColour;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.UiContext;

/** Paints stones from their parts: a frame, perhaps inlaid, and the ball in it, or captains with the badge of their colour. */
final class StonePainter {
    private static final String LETTERS = "yrb";
    /** Of a captain who shares a field with another. */
    private static final float SHARED = 0.72f;

    private final Picture[] frames = new Picture[UnitarColour.COUNT];
    private final Picture[] balls = new Picture[UnitarColour.COUNT];
    private final Picture[] badges = new Picture[UnitarColour.COUNT];
    private final Picture[] captains = new Picture[UnitarBlock.SYMBOLS];
    private final Picture inlay;

    StonePainter(UiContext look) {
        Color dim = look.theme().dim();
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            frames[colour] = new Picture(look.art().region("frame-" + LETTERS.charAt(colour)), dim);
            balls[colour] = new Picture(look.art().region("ball-of-" + LETTERS.charAt(colour)), dim);
            badges[colour] = new Picture(look.art().region("badge-" + LETTERS.charAt(colour)), dim);
        }
        captains[UnitarBlock.UNI] = new Picture(look.art().region("captain-uni"), dim);
        captains[UnitarBlock.TAR] = new Picture(look.art().region("captain-tar"), dim);
        inlay = new Picture(look.art().region("inlay"), dim);
    }

    /** @param degrees by which it is turned, anti-clockwise */
    void frame(Batch batch, float alpha, int colour, boolean inlaid, float middleX, float middleY, float side, float degrees) {
        draw(batch, alpha, frames[colour], middleX, middleY, side, degrees);
        if (inlaid) draw(batch, alpha, inlay, middleX, middleY, side, degrees);
    }

    /** What stands in the frame: always upright. */
    void face(Batch batch, float alpha, int colour, List<BlockShape.Captain> standing, float middleX, float middleY, float side) {
        if (standing.isEmpty()) {
            draw(batch, alpha, balls[colour], middleX, middleY, side, 0);
            return;
        }
        int count = standing.size();
        float size = count == 1 ? side : side * SHARED;
        for (int i = 0; i < count; i++) {
            float away = count == 1 ? 0 : (i - (count - 1) / 2f) * side * 0.42f / (count - 1) * 1.2f;
            int block = standing.get(i).block();
            captain(batch, alpha, UnitarBlock.symbol(block), middleX + away, middleY - away * 0.6f, size);
            draw(batch, alpha, badges[UnitarBlock.colour(block)], middleX + away, middleY - away * 0.6f, size, 0);
        }
    }

    void captain(Batch batch, float alpha, int symbol, float middleX, float middleY, float side) {
        draw(batch, alpha, captains[symbol], middleX, middleY, side, 0);
    }

    /** The regions of a block's captain on its stone, from below. */
    static List<String> captainOn(int block) {
        char letter = LETTERS.charAt(UnitarBlock.colour(block));
        String captain = UnitarBlock.symbol(block) == UnitarBlock.UNI ? "captain-uni" : "captain-tar";
        return List.of("frame-" + letter, captain, "badge-" + letter);
    }

    private static void draw(Batch batch, float alpha, Picture part, float middleX, float middleY, float side, float degrees) {
        part.setBounds(middleX - side / 2, middleY - side / 2, side, side);
        part.setOrigin(side / 2, side / 2);
        part.setRotation(degrees);
        part.draw(batch, alpha);
    }
}
