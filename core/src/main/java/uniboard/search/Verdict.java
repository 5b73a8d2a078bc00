package uniboard.search;

/** What is certain about a position, for the seat to move. */
public enum Verdict { OPEN, WON, LOST }
