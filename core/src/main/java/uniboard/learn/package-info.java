/** What is read and done beside a board: books, boards, and what their authors may write wrong. */
package uniboard.learn;
