/* Fingers and the wheel. */

import { element, uniboard } from './page.js';

/* Milliseconds in which a tap's click comes. */
const CLICK_FOLLOWS = 500;

/* What a tap on the board lays over it gets that tap's click, which was not meant for it. */
export function keepClicksWhereTheyBegan() {
  let lifted = -CLICK_FOLLOWS;
  window.addEventListener('pointerdown', () => { lifted = -CLICK_FOLLOWS; }, true);
  window.addEventListener('pointerup', event => { if (event.target === element('canvas')) lifted = event.timeStamp; }, true);
  window.addEventListener('click', event => {
    if (event.detail === 0 || event.target === element('canvas') || event.timeStamp - lifted > CLICK_FOLLOWS) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}

/* The backend would prevent all that the browser does with a finger, scrolling and zooming too. It gets the finger as a mouse instead, and
   is told that the finger went elsewhere when the browser makes a gesture of it. Where fingers move and enlarge the board, the
   browser is kept from that and the program told of the second finger; unless the page itself is enlarged and has to be left again. */
export function translateTouch() {
  const canvas = element('canvas');
  const mouse = (type, at) => canvas.dispatchEvent(new MouseEvent(type, { clientX: at.clientX, clientY: at.clientY, bubbles: true, cancelable: true }));
  const nowhere = { clientX: -9999, clientY: -9999 };
  const begins = { pointerdown: 'mousedown', pointermove: 'mousemove', pointerup: 'mouseup', pointercancel: 'mouseup' };
  const framed = uniboard.framed;
  const isGripped = ({ target, pageX, pageY }) => {
    const { grip } = uniboard;
    return grip && target === canvas && visualViewport.scale < 1.02 && pageX >= grip.x && pageX < grip.x + grip.width
      && pageY >= grip.y && pageY < grip.y + grip.height;
  };
  let second = null;
  const tellSecond = event => {
    if (event.type === 'pointerdown' && second === null && isGripped(event)) second = event.pointerId;
    if (event.pointerId !== second) return;
    uniboard.finger(event.type, event.pageX * devicePixelRatio, event.pageY * devicePixelRatio);
    if (event.type === 'pointerup' || event.type === 'pointercancel') second = null;
  };
  for (const [type, told] of Object.entries(begins)) {
    canvas.addEventListener(type, event => {
      if (event.pointerType === 'mouse') return;
      event.preventDefault();
      if (!event.isPrimary) return tellSecond(event);
      const at = type === 'pointercancel' ? nowhere : event;
      if (type !== 'pointermove') mouse('mousemove', at);
      mouse(told, at);
    });
  }
  let held = false;
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    window.addEventListener(type, event => {
      event.stopPropagation();
      const touches = [...event.touches];
      if (type === 'touchstart') held = touches.every(isGripped) && (touches.length > 1 || !framed && uniboard.grip.fingers === 'ALL');
      if (held && event.cancelable && type !== 'touchend') event.preventDefault();
    }, { capture: true, passive: false });
  }
  /* The backend knows whole notches only. Within another page the wheel is that page's, unless Ctrl is held: then it enlarges the board. */
  window.addEventListener('wheel', event => {
    if (framed !== event.ctrlKey || !isGripped(event)) return;
    event.preventDefault();
    event.stopPropagation();
    uniboard.wheel(event.deltaY / [100, 3, 1][event.deltaMode]);
  }, { capture: true, passive: false });
  /* Where there is nothing to scroll, a finger that slips still taps. */
  const zoomed = () => { canvas.style.touchAction = framed || visualViewport.scale > 1 ? 'manipulation' : 'pinch-zoom'; };
  zoomed();
  visualViewport.addEventListener('resize', zoomed);
}
