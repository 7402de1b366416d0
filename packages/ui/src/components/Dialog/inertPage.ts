/** Stay usable beside a modal: toasts, live regions, and the guards that catch the focus at the ends of the page. */
const kept = '[data-rs-toasts], [aria-live], [data-radix-focus-guard]';
const inert = { inert: '', 'aria-hidden': 'true' };

/** The outermost elements of the page that hold neither `modal` nor anything that stays usable. */
function* others(modal: Element, within: Element): Generator<Element> {
  for (const child of within.children) {
    if (child === modal || child.matches(kept) || child.matches('script, style, [inert]')) continue;
    if (child.contains(modal) || child.querySelector(kept)) yield* others(modal, child);
    else yield child;
  }
}

/**
 * Makes the page inert, but for `modal`. Gives back what undoes it. `aria-hidden` is for what reads the page without
 * knowing `inert`.
 */
export function inertPage(modal: Element): () => void {
  const changed = [...others(modal, document.body)].map((element) => {
    const before = element.getAttribute('aria-hidden');
    for (const [name, value] of Object.entries(inert)) element.setAttribute(name, value);
    return { element, before };
  });
  return () => {
    for (const { element, before } of changed) {
      element.removeAttribute('inert');
      if (before === null) element.removeAttribute('aria-hidden');
      else element.setAttribute('aria-hidden', before);
    }
  };
}
