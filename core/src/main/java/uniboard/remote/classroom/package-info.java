/** A class: a teacher's device and its pupils', without accounts. Knows neither a network nor a screen. */
package uniboard.remote.classroom;
