import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** What an open dialog, menu or popover listens for on the document to notice the world outside it. */
const noticed = ['pointerdown', 'focusin', 'focusout'];

const stop = (event: Event) => event.stopPropagation();
const keepFocus = (event: Event) => event.preventDefault();

/**
 * A layer of its own at the end of the body. Layers below do not notice what happens in it, and a press in it does not take
 * the focus from where the user was typing.
 */
export function ToastLayer({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<HTMLElement>();
  useEffect(() => {
    const node = document.createElement('div');
    node.dataset.rsToasts = '';
    for (const type of noticed) node.addEventListener(type, stop);
    node.addEventListener('mousedown', keepFocus);
    document.body.append(node);
    setLayer(node);
    return () => node.remove();
  }, []);
  return layer && createPortal(children, layer);
}
