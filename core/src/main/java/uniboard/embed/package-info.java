/** What the board and a page around it say to each other. The site's {@code messages.schema.json} has the same in the page's words. */
package uniboard.embed;
