/**
 * A ref that makes the frame of a table a focusable, named scroll region while the table is wider than it is.
 * Straight on the element: a resize costs no render, and a table that fits keeps a header that sticks to the page.
 */
export function markOverflow(frame: HTMLElement | null) {
  const table = frame?.firstElementChild;
  if (!frame || !(table instanceof HTMLTableElement)) return;
  const region = { tabindex: '0', role: 'region', 'aria-labelledby': table.caption?.id ?? '' };
  const observer = new ResizeObserver(() => {
    const overflows = table.offsetWidth > frame.clientWidth;
    frame.toggleAttribute('data-overflow', overflows);
    for (const [name, value] of Object.entries(region)) {
      if (overflows) frame.setAttribute(name, value);
      else frame.removeAttribute(name);
    }
  });
  observer.observe(frame);
  observer.observe(table);
  return () => observer.disconnect();
}
