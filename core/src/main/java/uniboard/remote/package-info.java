/** A table on several devices: what they say to each other, and what each of them may know. Knows neither a network nor a screen. */
package uniboard.remote;
