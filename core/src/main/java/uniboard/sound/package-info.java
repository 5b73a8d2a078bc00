/** What can be heard at a table: generated, not recorded. Knows no other room. */
package uniboard.sound;
