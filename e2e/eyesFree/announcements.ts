/** What a page has a screen reader announce by itself. */
export interface Announcement {
  /** `silent`: a live region that was inserted together with its text, which screen readers may ignore. */
  kind: 'polite' | 'assertive' | 'title' | 'silent';
  text: string;
}

declare global {
  interface Window {
    announce: (announcement: Announcement) => Promise<void>;
  }
}

/** Runs in the page before everything else: reports announcements of its live regions, and changes of its title. */
export function reportAnnouncements() {
  const live = '[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])';

  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (
      !(node instanceof Element) ||
      node.matches('[aria-hidden=true], [inert], [hidden], [aria-live=off], script, style')
    )
      return '';
    const label = node.getAttribute('aria-label');
    if (label && node.matches('[role=img], button')) return ` ${label} `;
    const inner = [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  };
  const isHidden = (node: Element) =>
    // An element without a box of its own shows its children.
    (getComputedStyle(node).display !== 'contents' && !node.checkVisibility()) ||
    node.closest('[aria-hidden=true], [inert], [aria-busy=true]') !== null;
  const isAtomic = (region: Element) =>
    region.getAttribute('aria-atomic') === 'true' ||
    (region.matches('[role=alert], [role=status]') && region.getAttribute('aria-atomic') !== 'false');
  const kindOf = (region: Element) =>
    region.getAttribute('aria-live') === 'assertive' || region.getAttribute('role') === 'alert'
      ? 'assertive'
      : 'polite';
  const announce = (kind: Announcement['kind'], node: Node) => {
    const text = textOf(node).replace(/\s+/g, ' ').trim();
    if (text) void window.announce({ kind, text });
  };

  const observer = new MutationObserver((changes) => {
    const inserted = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const announced = new Set<Node>();
    const announceOnce = (kind: Announcement['kind'], region: Element, node: Node) => {
      if (announced.has(node) || !node.isConnected || isHidden(region)) return;
      announced.add(node);
      announce(kind, node);
    };
    const announceRegion = (region: Element, part: Node) => {
      const isNew =
        inserted.some((node) => node !== part && node.contains(region)) || inserted.includes(region);
      if (!isNew) announceOnce(kindOf(region), region, isAtomic(region) ? region : part);
      else announceOnce(region.getAttribute('role') === 'alert' ? 'assertive' : 'silent', region, region);
    };
    for (const { target, type, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest(live);
        if (region) announceRegion(region, node);
        else if (node instanceof Element)
          for (const inner of node.querySelectorAll(live)) announceRegion(inner, inner);
        if (element?.closest('title')) announce('title', element);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
