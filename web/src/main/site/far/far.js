/* Runs when all other parts are there. */

uniboard.far = { seal, openWire, signalTurn };
