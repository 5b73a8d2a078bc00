package uniboard.stage.scene;

/**
 * What stands on a seat's plate.
 *
 * @param detail smaller, beside or below the name; may be empty
 * @param toMove whether the seat's decision is asked
 */
public record Plate(String name, String detail, boolean toMove) {
    /** Of someone who needs no name, such as the players of an example. */
    public static final Plate BLANK = new Plate("", "", false);
}
