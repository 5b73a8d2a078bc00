/* Runs when all other parts are there. */

import { seal } from './crypto.js';
import { signalTurn } from './turn.js';
import { openWire } from './transport.js';

uniboard.far = { seal, openWire, signalTurn };
