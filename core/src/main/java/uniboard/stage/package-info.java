/** The table: screens, layout, choices, animation, theme. */
package uniboard.stage;
