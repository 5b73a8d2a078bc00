/** The games there are, how each looks, and where its files are. */
package uniboard.app.registry;
