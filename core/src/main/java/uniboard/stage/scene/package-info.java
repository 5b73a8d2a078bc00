/**
 * What a game brings to the table: the scene that shows its positions, its box, and the parts that scenes share. Knows the kit alone.
 */
package uniboard.stage.scene;
