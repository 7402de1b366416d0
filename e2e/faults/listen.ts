/** Words that a live region has said, in the order in which it said them. */
export interface Said {
  text: string;
  /** `alert`, `status`, `log`, `assertive` or `polite`. */
  by: string;
}

declare global {
  interface Window {
    said: Said[];
  }
}

/** Runs in the page before everything else: keeps what the live regions say. */
export function listen() {
  const live = '[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])';
  window.said = [];
  const say = (node: Node, region: Element) => {
    const element = node instanceof Element ? node : region;
    if (!element.checkVisibility()) return;
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    const by = region.getAttribute('role') ?? region.getAttribute('aria-live') ?? '';
    if (text) window.said.push({ text, by });
  };
  const observer = new MutationObserver((changes) => {
    const heard = new Set<Node>();
    for (const { target, addedNodes, type } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (!node.isConnected || heard.has(node)) continue;
        heard.add(node);
        const region = (node instanceof Element ? node : node.parentElement)?.closest(live);
        if (region) say(node, region);
        else if (node instanceof Element)
          for (const inner of node.querySelectorAll(live)) {
            if (!inner.parentElement?.closest(live)) say(inner, inner);
          }
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
