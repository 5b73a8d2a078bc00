/* Runs when all other parts are there. */

import { seal } from './seal.js';
import { signalTurn } from './turn.js';
import { openWire } from './wire.js';

uniboard.far = { seal, openWire, signalTurn };
