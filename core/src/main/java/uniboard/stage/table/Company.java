package uniboard.stage.table;

import uniboard.stage.kit.Settings;

/** With whom the next game is played. */
enum Company {
    BOT("bot", "icon-bot", Settings.HERE),
    /** People at this device. */
    DEVICE("device", "icon-device", Settings.HERE),
    /** People at devices of their own, at the same time. */
    FRIEND("friend", "icon-send", Settings.FRIEND),
    /** Somebody whose moves come as links, over days. */
    LETTERS("letters", "icon-letter", Settings.LETTERS);

    private final String text;
    private final String icon;
    private final String people;

    Company(String text, String icon, String people) {
        this.text = text;
        this.icon = icon;
        this.people = people;
    }

    /** As places and addresses spell it. */
    String text() {
        return text;
    }

    String icon() {
        return icon;
    }

    /** Where its people are: a value of {@link Settings#PEOPLE}. */
    String people() {
        return people;
    }

    /** @return null if nothing is spelled so */
    static Company of(String text) {
        for (Company company : values()) if (company.text.equals(text)) return company;
        return null;
    }
}
