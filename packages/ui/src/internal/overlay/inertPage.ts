/** Stay usable beside a modal: toasts, live regions, and the guards that catch the focus at the ends of the page. */
const alwaysUsable = '[data-rs-toasts], [aria-live], [data-radix-focus-guard]';

interface Hold {
  /** How many modals stand over the element. */
  modals: number;
  /** Its `aria-hidden` without them. */
  ariaHidden: string | null;
}

const holds = new WeakMap<Element, Hold>();

/** What the page has made inert itself, or never shows. */
const isOut = (element: Element) =>
  element.matches('script, style') || (element.hasAttribute('inert') && !holds.has(element));

/** The outermost elements of the page that hold neither `modal` nor anything that stays usable. */
function* outsideOf(modal: Element, within: Element): Generator<Element> {
  for (const child of within.children) {
    if (child === modal || child.matches(alwaysUsable) || isOut(child)) continue;
    if (child.contains(modal) || child.querySelector(alwaysUsable)) yield* outsideOf(modal, child);
    else yield child;
  }
}

function hold(element: Element) {
  const current = holds.get(element) ?? { modals: 0, ariaHidden: element.getAttribute('aria-hidden') };
  holds.set(element, { ...current, modals: current.modals + 1 });
  element.setAttribute('inert', '');
  // For what reads the page without knowing `inert`.
  element.setAttribute('aria-hidden', 'true');
}

function release(element: Element) {
  const current = holds.get(element);
  if (!current) return;
  if (current.modals > 1) {
    holds.set(element, { ...current, modals: current.modals - 1 });
    return;
  }
  holds.delete(element);
  element.removeAttribute('inert');
  if (current.ariaHidden === null) element.removeAttribute('aria-hidden');
  else element.setAttribute('aria-hidden', current.ariaHidden);
}

/** Makes the page inert, but for `modal`. Returns what undoes it. */
export function inertPage(modal: Element): () => void {
  const elements = [...outsideOf(modal, document.body)];
  elements.forEach(hold);
  return () => elements.forEach(release);
}
