/** The boxes that the games stand in. */
package uniboard.stage.menu;
