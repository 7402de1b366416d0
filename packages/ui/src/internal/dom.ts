/** What has the focus, in shadow roots too: to the document that is their host. */
export function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Where an event began, in shadow roots too. */
export const targetOf = (event: Event): EventTarget | null => event.composedPath()[0] ?? event.target;

/** The element around, from a shadow root its host. */
export function parentOf(node: Node): Element | null {
  const { parentNode } = node;
  return parentNode instanceof ShadowRoot ? parentNode.host : node.parentElement;
}

/** The nearest element from `element` outwards that matches, across shadow roots. */
export function closestOf(element: Element, selector: string): Element | null {
  for (let around: Element | null = element; around; around = parentOf(around)) {
    if (around.matches(selector)) return around;
  }
  return null;
}

export const isInShadow = (element: Element): boolean => element.getRootNode() instanceof ShadowRoot;

/** The element with an id, in the shadow root or document that `near` stands in. */
export function byId(id: string, near: Element | null = activeElement()): HTMLElement | null {
  const root = near?.getRootNode();
  const found = root instanceof ShadowRoot ? root.getElementById(id) : null;
  return (found as HTMLElement | null) ?? document.getElementById(id);
}
