/* The graphics card, and what is done where there is none. */

import { element, uniboard } from './page.js';
import { base, query } from '../shared/address.js';
import { files, reloadAsBrought } from './address.js';
import { isPrinted } from './diagram.js';
import { giveUp, offerFirst, showPanel, showsItsOwn } from './failure.js';
import { make } from './accessibility/elements.js';
import { layPlainly } from './plain.js';
import { wordsOf } from './words.js';

/* Milliseconds within which a card that has been taken away usually comes back. */
const PATIENCE = 3000;

/* The system takes the graphics card away now and then (sleep, a driver's restart). All pictures are gone with it; the game isn't. */
export function outliveTheGraphicsCard() {
  const canvas = element('canvas');
  let gone = 0;
  canvas.addEventListener('webglcontextlost', event => {
    event.preventDefault();
    if (isPrinted) return;
    gone = setTimeout(() => showAgain('page.lost'), PATIENCE);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(gone);
    showAsItWas();
  });
  let stand = null;
  canvas.getContext = type => context(type) || (stand ??= playWithoutGraphics());
}

/* Our pictures are soft at their edges by themselves; multisampling makes frames a third longer where the processor draws. */
const WISHES = { alpha: query.get('bg') === 'transparent', antialias: false, premultipliedAlpha: false };

const context = type => HTMLCanvasElement.prototype.getContext.call(element('canvas'), type, WISHES);

/* A card takes its time to come: it is called while the program is on its way. */
export const callTheGraphicsCard = () => context('webgl');

/* One's own game is kept; a game or an exercise that the address brought along is nowhere but there. */
function showAsItWas() {
  const isBroughtStill = ['g', 'p', 'r'].includes(uniboard.given?.kind) && uniboard.isAsOpened?.() || uniboard.given?.kind === 'x';
  if (isBroughtStill) reloadAsBrought();
  else location.reload();
}

/* Nothing else can be done on this page. */
function showAgain(why) {
  giveUp();
  showPanel(wordsOf(why));
  offerFirst('page.show', showAsItWas);
}

function playWithoutGraphics() {
  if (uniboard.framed) {
    showAgain('page.refused');
    if (!showsItsOwn()) element('failure').prepend(Object.assign(make('img'), { src: base + files.picture, alt: '', width: 360, height: 270 }));
  } else {
    layPlainly();
  }
  return new Proxy({}, { get: (none, name) => ANSWERS[name] || (/^create|^getUniformLocation/.test(name) ? () => ({}) : () => 0) });
}

/* Answers of a graphics card that draws nothing, and finds everything right. */
const ANSWERS = {
  getShaderParameter: () => true,
  getProgramParameter: (program, what) => what === 0x8B82,
  getParameter: what => [0x1F00, 0x1F01, 0x1F02, 0x8B8C].includes(what) ? 'WebGL 1.0' : 16,
  checkFramebufferStatus: () => 0x8CD5,
  getSupportedExtensions: () => [],
  getExtension: () => null,
  getShaderInfoLog: () => '',
  getProgramInfoLog: () => '',
};
