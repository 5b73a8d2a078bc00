/** Drives browsers that Playwright can't: Firefox by WebDriver BiDi, WebKit by WebDriver. Knows nothing of the site. */
package uniboard.web.driver;
