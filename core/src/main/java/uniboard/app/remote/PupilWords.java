package uniboard.app.remote;

import java.util.List;
import java.util.function.Function;
import uniboard.game.Message;
import uniboard.remote.classroom.Nickname;
import uniboard.remote.classroom.PupilName;

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

    /**
     * What a pupil is called; empty before the pupil is admitted, if nothing was typed.
     *
     * @param say puts messages into the device's language
     */
    public static String name(PupilName name, Function<Message, String> say) {
        if (!name.typed().isEmpty()) return name.typed();
        return name.drawn() == null ? "" : nickname(name.drawn(), say);
    }

    private static String nickname(Nickname nickname, Function<Message, String> say) {
        String animal = say.apply(Message.of("class.animal." + ANIMALS.get(nickname.animal())));
        boolean isFeminine = animal.endsWith(FEMININE);
        if (isFeminine) animal = animal.substring(0, animal.length() - FEMININE.length());
        String colour = form(say.apply(Message.of("class.colour." + COLOURS.get(nickname.colour()))), isFeminine);
        return say.apply(Message.of("class.name", colour, animal, Integer.toString(nickname.number())));
    }

    private static String form(String forms, boolean isFeminine) {
        int between = forms.indexOf('/');
        if (between < 0) return forms;
        return isFeminine ? forms.substring(between + 1) : forms.substring(0, between);
    }
}
