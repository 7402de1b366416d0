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

/** The outermost elements of what `around` holds, but for those of `path` and what stays usable. */
function* outsideOf(path: ReadonlySet<Node>, around: ParentNode): Generator<Element> {
  for (const child of around.children) {
    if (path.has(child) || child.matches(alwaysUsable) || isOut(child)) continue;
    if (child.querySelector(alwaysUsable)) yield* outsideOf(path, child);
    else yield child;
  }
}

/** A modal and what is around it up to the body, through the shadow roots it stands in. */
function pathOf(modal: Element): Set<Node> {
  const path = new Set<Node>();
  let node: Node | null = modal;
  while (node && node !== document.documentElement) {
    path.add(node);
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return path;
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
  const path = pathOf(modal);
  const arounds = [...path].slice(1) as ParentNode[];
  const elements = arounds.flatMap((around) => [...outsideOf(path, around)]);
  elements.forEach(hold);
  return () => elements.forEach(release);
}
