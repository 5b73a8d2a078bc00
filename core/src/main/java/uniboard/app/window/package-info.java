/** The window or canvas: frames, screens, input, pictures of what is shown. */
package uniboard.app.window;
