let locks = 0;
let unlock = () => {};

/** What scrolls the window: the body hands its `overflow` on to it, unless the root has one of its own. */
function scroller(): HTMLElement {
  const { documentElement: root, body } = document;
  return getComputedStyle(root).overflowY === 'visible' ? body : root;
}

function lock(): () => void {
  const { body } = document;
  const { style } = scroller();
  const before = { overflow: style.overflow, margin: body.style.marginInlineEnd };
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  // The page keeps its width without the scrollbar.
  if (scrollbar > 0) {
    const margin = Number.parseFloat(getComputedStyle(body).marginInlineEnd) || 0;
    body.style.marginInlineEnd = `${margin + scrollbar}px`;
  }
  style.overflow = 'hidden';
  return () => {
    style.overflow = before.overflow;
    body.style.marginInlineEnd = before.margin;
  };
}

/** Keeps the page from scrolling until the last caller releases it. Adds no style sheet. */
export function lockScroll(): () => void {
  if (locks === 0) unlock = lock();
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) unlock();
  };
}
