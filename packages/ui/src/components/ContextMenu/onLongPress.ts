/** As long as it takes elsewhere. */
const LONG_PRESS_MS = 500;
/** Farther is a swipe, in px. */
const SLACK = 10;

interface Press {
  clientX: number;
  clientY: number;
}

/** The click that follows when the finger is lifted is of no control. */
function swallowClick() {
  const stop = () => {
    window.removeEventListener('click', swallow, true);
    window.removeEventListener('pointerdown', stop, true);
  };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  window.addEventListener('click', swallow, true);
  window.addEventListener('pointerdown', stop, true);
}

/** For Safari on a phone, which sends no `contextmenu`; where another browser does, it comes first and ends the wait. */
export function onLongPress({ clientX, clientY }: Press, onHeld: () => boolean): void {
  const ends = ['pointerup', 'pointercancel', 'contextmenu', 'scroll'] as const;
  const end = () => {
    window.clearTimeout(timer);
    for (const name of ends) window.removeEventListener(name, end, true);
    window.removeEventListener('pointermove', onMove, true);
  };
  const onMove = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK) end();
  };
  const timer = window.setTimeout(() => {
    end();
    if (onHeld()) swallowClick();
  }, LONG_PRESS_MS);
  for (const name of ends) window.addEventListener(name, end, true);
  window.addEventListener('pointermove', onMove, true);
}
