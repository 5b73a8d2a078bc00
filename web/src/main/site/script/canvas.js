/* What happens to the canvas from outside. */

/* The canvas has the window's size in physical pixels; the program follows at its next frame. */
function followWindow() {
  const canvas = element('canvas');
  const whole = () => {
    uniboard.width = Math.max(1, Math.round(innerWidth * devicePixelRatio));
    uniboard.height = Math.max(1, Math.round(innerHeight * devicePixelRatio));
  };
  whole();
  canvas.width = uniboard.width;
  canvas.height = uniboard.height;
  window.addEventListener('resize', whole);
  const observer = new ResizeObserver(([entry]) => {
    whole();
    const box = entry.devicePixelContentBoxSize?.[0];
    /* Rounded as the screen rounds; where the browser pretends to another density, it isn't told here. */
    if (box && Math.abs(box.inlineSize - uniboard.width) <= 1) uniboard.width = box.inlineSize;
    if (box && Math.abs(box.blockSize - uniboard.height) <= 1) uniboard.height = box.blockSize;
    wake();
  });
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }
}

/* Whatever comes from outside, the program has seen to it when it has told so at the end of a frame. */
function noticeDisturbances() {
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'wheel', 'click', 'keydown', 'keyup', 'focusin', 'focusout',
    'resize', 'visibilitychange']) window.addEventListener(type, wake, { capture: true, passive: true });
  for (const looks of [darkScheme, moreContrast, lessMotion]) looks.addEventListener('change', wake);
}

/* The system takes the graphics card away now and then (sleep, a driver's restart). All pictures are gone with it; the game isn't. */
function outliveTheGraphicsCard() {
  element('canvas').addEventListener('webglcontextlost', event => event.preventDefault());
  element('canvas').addEventListener('webglcontextrestored', () => location.reload());
}
