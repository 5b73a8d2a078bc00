package uniboard.text;

/** Which way a language's lines run, and with them rows and panels; boards and notation always run left to right. */
public enum Direction {
    LEFT_TO_RIGHT, RIGHT_TO_LEFT
}
