/** The pages of rules, with boards that play. */
package uniboard.stage.rules;
