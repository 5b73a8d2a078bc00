package uniboard.picture;

/** Stands for an atlas page on which nothing but one sprite lies. */
final class SpriteTexture extends BlankTexture {
    private final Sprite sprite;

    SpriteTexture(Sprite sprite) {
        super(sprite.width() + 2 * sprite.margin(), sprite.height() + 2 * sprite.margin());
        this.sprite = sprite;
    }

    Sprite sprite() {
        return sprite;
    }
}
