package uniboard.app.remote;

import java.util.ArrayList;
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
    private static final String COLOUR = "class.colour.";
    private static final String ANIMAL = "class.animal.";
    private static final String NAME = "class.name";

    private PupilWords() {
    }

    /** The keys of all words that drawn names are made of. */
    public static List<String> keys() {
        List<String> keys = new ArrayList<>();
        keys.add(NAME);
        for (String colour : COLOURS) keys.add(COLOUR + colour);
        for (String animal : ANIMALS) keys.add(ANIMAL + animal);
        return keys;
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
        String animal = say.apply(Message.of(ANIMAL + ANIMALS.get(nickname.animal())));
        boolean isFeminine = animal.endsWith(FEMININE);
        if (isFeminine) animal = animal.substring(0, animal.length() - FEMININE.length());
        String colour = form(say.apply(Message.of(COLOUR + COLOURS.get(nickname.colour()))), isFeminine);
        return say.apply(Message.of(NAME, colour, animal, Integer.toString(nickname.number())));
    }

    private static String form(String forms, boolean isFeminine) {
        int between = forms.indexOf('/');
        if (between < 0) return forms;
        return isFeminine ? forms.substring(between + 1) : forms.substring(0, between);
    }
}
