/** What a live region has announced, in order. */
export interface Announcement {
  text: string;
  /** `alert`, `status`, `log`, `assertive` or `polite`. */
  by: string;
}

declare global {
  interface Window {
    announcements: Announcement[];
  }
}

/** Runs in the page before everything else: records what the live regions announce. */
export function recordAnnouncements() {
  const live = '[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])';
  window.announcements = [];
  const record = (node: Node, region: Element) => {
    const element = node instanceof Element ? node : region;
    if (!element.checkVisibility()) return;
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    const by = region.getAttribute('role') ?? region.getAttribute('aria-live') ?? '';
    if (text) window.announcements.push({ text, by });
  };
  const observer = new MutationObserver((changes) => {
    const seen = new Set<Node>();
    for (const { target, addedNodes, type } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (!node.isConnected || seen.has(node)) continue;
        seen.add(node);
        const region = (node instanceof Element ? node : node.parentElement)?.closest(live);
        if (region) record(node, region);
        else if (node instanceof Element)
          for (const inner of node.querySelectorAll(live)) {
            if (!inner.parentElement?.closest(live)) record(inner, inner);
          }
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
