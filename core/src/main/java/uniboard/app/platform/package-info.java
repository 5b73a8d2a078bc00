/** What a platform provides, and how it starts the program. */
package uniboard.app.platform;
