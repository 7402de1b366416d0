import type { AnatomyPart } from './guidance';

/** The place of a part in its frame, in px, with its number. */
export interface Mark {
  number: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where the number stands: no two cover each other. */
  at: { left: number; top: number };
}

/** Of the circle with a number. */
const SIZE = 20;

const visible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

/** The first element of a part that can be seen. */
export const elementOf = (root: ParentNode, part: string): Element | undefined =>
  [...root.querySelectorAll(`[data-part="${part}"]`)].find(visible);

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Place = Pick<Box, 'left' | 'top'>;

const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height;

/** The number would stand on another part, which is neither around this one nor inside it. */
const covers = (place: Place, box: Box, other: Box) =>
  !contains(other, box) &&
  !contains(box, other) &&
  place.left < other.left + other.width &&
  place.left + SIZE > other.left &&
  place.top < other.top + other.height &&
  place.top + SIZE > other.top;

/** Beside its part, where it covers no text; else above it, below it, or along its upper edge. */
function placeOf(box: Box, others: readonly Box[], taken: readonly Mark[], width: number): Place {
  const right = box.left + box.width;
  const middle = box.top + Math.min(box.height, 2 * SIZE) / 2 - SIZE / 2;
  const places = [
    { left: box.left - SIZE - 2, top: middle },
    { left: right + 2, top: middle },
    { left: box.left, top: box.top - SIZE - 2 },
    { left: right - SIZE, top: box.top - SIZE - 2 },
    { left: box.left, top: box.top + box.height + 2 },
    ...Array.from({ length: 8 }, (_, nth) => ({
      left: right - (nth + 1) * (SIZE + 4),
      top: box.top - SIZE / 2,
    })),
  ];
  const corners = places.map(({ left, top }) => ({
    left: Math.min(Math.max(left, 0), width - SIZE),
    top: Math.max(top, 0),
  }));
  const isFree = (place: Place) =>
    taken.every(({ at }) => Math.hypot(at.left - place.left, at.top - place.top) > SIZE);
  const isBare = (place: Place) => isFree(place) && !others.some((other) => covers(place, box, other));
  return corners.find(isBare) ?? corners.find(isFree) ?? { left: 0, top: 0 };
}

/** Where each part stands in a page; those that are not there yet are left out. */
export function marksOf(page: Document, parts: readonly AnatomyPart[]): Mark[] {
  const boxes = parts.flatMap(({ name }, index) => {
    const rect = elementOf(page, name)?.getBoundingClientRect();
    if (!rect) return [];
    const { left, top, width, height } = rect;
    return [{ number: index + 1, left, top, width, height }];
  });
  const marks: Mark[] = [];
  for (const box of boxes) {
    const at = placeOf(box, boxes, marks, page.documentElement.clientWidth);
    marks.push({ ...box, at });
  }
  return marks;
}

/** Calls back now and whenever the page of a frame changes, until the function that it returns is called. */
export function watchPage(page: Document, onChange: () => void): () => void {
  const view = page.defaultView ?? window;
  let frame = 0;
  const soon = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(onChange);
  };
  const changes = new view.MutationObserver(soon);
  changes.observe(page.body, { subtree: true, childList: true, attributes: true });
  const sizes = new view.ResizeObserver(soon);
  sizes.observe(page.body);
  page.addEventListener('scroll', soon, true);
  // What moves in changes neither nodes nor sizes.
  page.addEventListener('animationend', soon, true);
  soon();
  return () => {
    view.cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
  };
}
