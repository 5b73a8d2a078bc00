/** Lessons and rules, and what has been done of them. */
package uniboard.app.learn;
