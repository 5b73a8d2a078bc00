package uniboard.stage.scene;

/**
 * What stands on a seat's plate.
 *
 * @param level  of a bot; may be empty
 * @param note   of somebody at another device, such as that they are away; may be empty
 * @param toMove whether the seat's decision is asked
 */
public record Plate(String name, String level, String note, boolean toMove) {
    /** Of someone who needs no name, such as the players of an example. */
    public static final Plate BLANK = new Plate("", "", "", false);

    /** Smaller, beside or below the name: the note, or else the level; may be empty. */
    public String detail() {
        return note.isEmpty() ? level : note;
    }
}
