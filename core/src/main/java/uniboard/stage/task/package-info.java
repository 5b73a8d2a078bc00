/** Where tasks are made of positions. */
package uniboard.stage.task;
