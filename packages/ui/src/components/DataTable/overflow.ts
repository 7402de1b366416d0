import { observeSize } from '../../internal/hooks/observeSize';
import { actions } from '../../internal/table/table.css';

/** What is left between columns that stay in sight, in px: with less nothing of the others could be read, and they all scroll. */
const LEAST_ROOM = 64;

/**
 * Of the header cells that stay in sight at one end, from that end inwards: how far each stands from it, and all together.
 * At the end, place 0 is that of the row actions.
 */
function pinnedWidths(headers: readonly HTMLElement[], side: 'start' | 'end') {
  const places: Record<string, number> = {};
  const inwards = side === 'start' ? headers : [...headers].reverse();
  let place = side === 'end' && !inwards[0]?.classList.contains(actions) ? 1 : 0;
  let sum = 0;
  for (const header of inwards) {
    if (header.dataset.pinned !== side) break;
    places[`--rs-${side}-${place}`] = sum;
    sum += header.offsetWidth;
    place += 1;
  }
  return { places, sum };
}

/** What the styles of a table that scrolls read: the widths, in px, of what covers its other cells. */
function coversOf({ tHead }: HTMLTableElement, width: number) {
  const headers = [...(tHead?.rows[0]?.cells ?? [])];
  const start = pinnedWidths(headers, 'start');
  const end = pinnedWidths(headers, 'end');
  const isCramped = width - start.sum - end.sum < LEAST_ROOM;
  const last = headers.at(-1);
  const kept = last?.classList.contains(actions) ? last.offsetWidth : 0;
  return {
    isCramped,
    widths: {
      ...start.places,
      ...end.places,
      '--rs-start': isCramped ? 0 : start.sum,
      '--rs-end': isCramped ? kept : end.sum,
      '--rs-head': tHead?.offsetHeight ?? 0,
    },
  };
}

/** At which ends columns are cut off: there a shadow shows that more of them follow. */
function markCut(frame: HTMLElement) {
  const most = frame.scrollWidth - frame.clientWidth;
  // Negative where text runs from the right.
  const at = Math.abs(frame.scrollLeft);
  const cut = [at > 1 && 'start', at < most - 1 && 'end'].filter(Boolean).join(' ');
  if (frame.parentElement && frame.parentElement.dataset.cut !== cut) frame.parentElement.dataset.cut = cut;
}

/**
 * A ref that makes the frame of a table a focusable, named group that scrolls while the table is wider than it is.
 * Straight on the element: a resize costs no render, and a table that fits keeps a header that sticks to the page.
 */
export function markOverflow(frame: HTMLElement | null) {
  const table = frame?.firstElementChild;
  if (!frame || !(table instanceof HTMLTableElement)) return;
  const onScroll = () => markCut(frame);
  const stop = observeSize([frame, table], () => {
    const overflows = table.offsetWidth > frame.clientWidth;
    if (!overflows && !frame.hasAttribute('data-overflow')) return;
    // Not a region: a landmark within a section that has the table's name would be a second one of that name.
    const group = { tabindex: '0', role: 'group', 'aria-labelledby': table.caption?.id ?? '' };
    const outer = frame.parentElement;
    for (const [name, value] of Object.entries(group)) {
      if (overflows) frame.setAttribute(name, value);
      else frame.removeAttribute(name);
    }
    if (overflows) {
      const { isCramped, widths } = coversOf(table, frame.clientWidth);
      // Only where it scrolls: a custom property has the style of all cells computed anew.
      for (const [name, px] of Object.entries(widths)) outer?.style.setProperty(name, `${px}px`);
      frame.dataset.overflow = isCramped ? 'cramped' : '';
      frame.addEventListener('scroll', onScroll, { passive: true });
      markCut(frame);
    } else {
      delete frame.dataset.overflow;
      frame.removeEventListener('scroll', onScroll);
      delete outer?.dataset.cut;
    }
  });
  return () => {
    stop();
    frame.removeEventListener('scroll', onScroll);
  };
}
