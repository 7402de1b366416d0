import { observeSize } from '../../internal/hooks/observeSize';

/**
 * A ref that makes the frame of a table a focusable, named group that scrolls while the table is wider than it is.
 * Straight on the element: a resize costs no render, and a table that fits keeps a header that sticks to the page.
 */
export function markOverflow(frame: HTMLElement | null) {
  const table = frame?.firstElementChild;
  if (!frame || !(table instanceof HTMLTableElement)) return;
  return observeSize([frame, table], () => {
    // Not a region: a landmark within a section that has the table's name would be a second one of that name.
    const group = { tabindex: '0', role: 'group', 'aria-labelledby': table.caption?.id ?? '' };
    const overflows = table.offsetWidth > frame.clientWidth;
    frame.toggleAttribute('data-overflow', overflows);
    for (const [name, value] of Object.entries(group)) {
      if (overflows) frame.setAttribute(name, value);
      else frame.removeAttribute(name);
    }
  });
}
