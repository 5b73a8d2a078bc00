package uniboard.web.site;

import uniboard.text.Direction;
import uniboard.text.Language;

/**
 * Where a page lies in the site: front doors in {@code /} and {@code /fr/}, tables in {@code /onitama/} and {@code /fr/onitama/}, a game's
 * rules in {@code /onitama/rules/}, what is told of those of all games in {@code /rules/}, a game's lessons to be read in
 * {@code /onitama/lessons/}, each of them in {@code /onitama/lessons/cards/}, what there is for teachers in {@code /teach/}, and classes
 * in {@code /class/}.
 *
 * @param game the game's id; null for the front door
 * @param part a folder in the game's; null for its table
 */
record PageAddress(Language language, String game, String part) {
    private static final String RULES = "rules";
    private static final String LESSONS = "lessons";
    private static final String POSTER = "poster";
    private static final String EMBED = "embed";
    private static final String TEACH = "teach";
    private static final String CLASSES = "class";

    static PageAddress frontDoor(Language language) {
        return new PageAddress(language, null, null);
    }

    static PageAddress table(Language language, String game) {
        return new PageAddress(language, game, null);
    }

    static PageAddress rules(Language language, String game) {
        return new PageAddress(language, game, RULES);
    }

    static PageAddress lessons(Language language, String game) {
        return new PageAddress(language, game, LESSONS);
    }

    /** Of one lesson. */
    static PageAddress lesson(Language language, String game, String lesson) {
        return new PageAddress(language, game, LESSONS + '/' + lesson);
    }

    static PageAddress poster(Language language, String game) {
        return new PageAddress(language, game, POSTER);
    }

    /** Where anybody who wants a board in a page of their own is helped. */
    static PageAddress embed(Language language) {
        return new PageAddress(language, null, EMBED);
    }

    /** Where teachers are told what there is for a class. */
    static PageAddress teaching(Language language) {
        return new PageAddress(language, null, TEACH);
    }

    /** Where pupils come with a code. */
    static PageAddress classes(Language language) {
        return new PageAddress(language, null, CLASSES);
    }

    /** Where the rules of all games are searched. */
    static PageAddress allRules(Language language) {
        return new PageAddress(language, null, RULES);
    }

    /** The folder of a language's front door: the site's own for English. */
    static String folder(Language language) {
        return language == Language.ENGLISH ? "" : language.code() + '/';
    }

    /** As in the page's {@code dir} attribute. */
    static String direction(Language language) {
        return language.direction() == Direction.RIGHT_TO_LEFT ? "rtl" : "ltr";
    }

    /** From the site's folder, with a slash at its end, or empty. */
    String folder() {
        return folder(language) + (game == null ? "" : game + '/') + (part == null ? "" : part + '/');
    }

    /** From the page to the game's folder. */
    String toGame() {
        return "../".repeat(part.split("/").length);
    }

    /** Which lesson it is of; empty for any other page. */
    String lesson() {
        return part != null && part.startsWith(LESSONS + '/') ? part.substring(LESSONS.length() + 1) : "";
    }

    /** Whether other pages may want what it shows as a board. */
    boolean isBoard() {
        return game != null && (part == null || !lesson().isEmpty());
    }

    /** From the page to the site's folder. */
    String root() {
        int depth = folder().split("/", -1).length - 1;
        return depth == 0 ? "./" : "../".repeat(depth);
    }

    /** The same page in another language. */
    PageAddress in(Language other) {
        return new PageAddress(other, game, part);
    }
}
