/* Others' work. Each is given what it would look for in the window, and leaves there what it has to offer. */

import { GuardedSocket } from './guard.js';

export const libraries = { crypto: window.crypto };

(function (self) {/* tweetnacl */})(libraries);
/* Finding no storage of the browser's, where it would keep what it sends, it has one of its own in memory. */
(function (global, WebSocket) {/* paho-mqtt */}).call(libraries, { WebSocket, ArrayBuffer }, GuardedSocket);
