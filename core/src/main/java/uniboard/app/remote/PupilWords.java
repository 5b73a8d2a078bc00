package uniboard.app.remote;

import java.util.List;
import uniboard.remote.classroom.Nickname;
import uniboard.remote.classroom.PupilName;
import uniboard.text.Texts;

/** Puts the names of pupils into words of a device's own language: Blue Tiger 7 here is Tigre bleu 7 elsewhere. */
public final class PupilWords {
    /** By the numbers of nicknames, which devices of other versions have, too: what stands here stays where it is. */
    private static final List<String> COLOURS = List.of(
        "red", "orange", "yellow", "golden", "green", "turquoise", "blue", "purple", "lilac", "silver",
        "copper", "coral");
    private static final List<String> ANIMALS = List.of(
        "tiger", "lion", "bear", "wolf", "fox", "lynx", "owl", "eagle", "falcon", "heron",
        "stork", "swan", "penguin", "parrot", "dolphin", "hedgehog", "squirrel", "hare", "horse", "zebra",
        "giraffe", "panda", "koala", "kangaroo", "turtle", "butterfly", "bee", "cat", "leopard", "cheetah");
    private static final String FEMININE = " f";

    private PupilWords() {
    }

    /** What a pupil is called; empty before the pupil is admitted, if nothing was typed. */
    public static String name(PupilName name, Texts texts) {
        if (!name.typed().isEmpty()) return name.typed();
        return name.drawn() == null ? "" : nickname(name.drawn(), texts);
    }

    private static String nickname(Nickname nickname, Texts texts) {
        String animal = texts.say("class.animal." + ANIMALS.get(nickname.animal()));
        boolean isFeminine = animal.endsWith(FEMININE);
        if (isFeminine) animal = animal.substring(0, animal.length() - FEMININE.length());
        String colour = form(texts.say("class.colour." + COLOURS.get(nickname.colour())), isFeminine);
        return texts.say("class.name", colour, animal, Integer.toString(nickname.number()));
    }

    private static String form(String forms, boolean isFeminine) {
        int between = forms.indexOf('/');
        if (between < 0) return forms;
        return isFeminine ? forms.substring(between + 1) : forms.substring(0, between);
    }
}
