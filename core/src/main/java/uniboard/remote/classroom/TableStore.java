package uniboard.remote.classroom;

import uniboard.remote.SessionStore;

/** Where a teacher's device keeps the tables of a class. An empty text: nothing of it stays. */
public interface TableStore {
    /** @param table from 1; 0: who plays where */
    SessionStore at(int table);

    /** @return what was kept of it; null if nothing was */
    String kept(int table);
}
