/**
 * What all screens are made of: how things look and move, the screen itself with its sheets, the focus, and what assistive technology is
 * told. Knows no other room of the stage.
 */
package uniboard.stage.kit;
