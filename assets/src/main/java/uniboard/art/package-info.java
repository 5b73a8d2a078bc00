/** Paints the SVG sources and packs them into atlases when the program is built; no part of the program itself. */
package uniboard.art;
