/** What a page gives a screen reader to say by itself. */
export interface Heard {
  /** `unheard`: a live region that came together with its words, which readers may pass over. */
  how: 'polite' | 'assertive' | 'title' | 'unheard';
  words: string;
}

declare global {
  interface Window {
    hear: (heard: Heard) => Promise<void>;
  }
}

/** Runs in the page before everything else: tells what its live regions say, and its title when that changes. */
export function hearing() {
  const live = '[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])';

  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (
      !(node instanceof Element) ||
      node.matches('[aria-hidden=true], [inert], [hidden], [aria-live=off], script, style')
    )
      return '';
    const label = node.getAttribute('aria-label');
    if (label && node.matches('[role=img], button')) return ` ${label} `;
    const inner = [...node.childNodes].map(wordsOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  };
  const isHidden = (node: Element) =>
    // One without a box of its own shows what is in it.
    (getComputedStyle(node).display !== 'contents' && !node.checkVisibility()) ||
    node.closest('[aria-hidden=true], [inert], [aria-busy=true]') !== null;
  const isAtomic = (region: Element) =>
    region.getAttribute('aria-atomic') === 'true' ||
    (region.matches('[role=alert], [role=status]') && region.getAttribute('aria-atomic') !== 'false');
  const howOf = (region: Element) =>
    region.getAttribute('aria-live') === 'assertive' || region.getAttribute('role') === 'alert'
      ? 'assertive'
      : 'polite';
  const say = (how: Heard['how'], node: Node) => {
    const words = wordsOf(node).replace(/\s+/g, ' ').trim();
    if (words) void window.hear({ how, words });
  };

  const observer = new MutationObserver((changes) => {
    const fresh = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const said = new Set<Node>();
    const once = (how: Heard['how'], region: Element, node: Node) => {
      if (said.has(node) || !node.isConnected || isHidden(region)) return;
      said.add(node);
      say(how, node);
    };
    const regionSays = (region: Element, part: Node) => {
      const isNew = fresh.some((node) => node !== part && node.contains(region)) || fresh.includes(region);
      if (!isNew) once(howOf(region), region, isAtomic(region) ? region : part);
      else once(region.getAttribute('role') === 'alert' ? 'assertive' : 'unheard', region, region);
    };
    for (const { target, type, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest(live);
        if (region) regionSays(region, node);
        else if (node instanceof Element)
          for (const inner of node.querySelectorAll(live)) regionSays(inner, inner);
        if (element?.closest('title')) say('title', element);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
