/** A class behind a link: what the teacher's and the pupils' screens show of it, and what a device keeps. */
package uniboard.app.classroom;
