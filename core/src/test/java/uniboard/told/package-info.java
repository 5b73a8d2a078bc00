/** What tests know of what may and must be told, of any game: from records and bundles alone. Browser tests use it too. */
package uniboard.told;
