package uniboard.picture;

/** Something drawn, as it will stand in the picture. */
interface Mark {
    /** In the language of SVG; called once, when all marks are known. */
    String svg();
}
