import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { activeElement } from '../../internal/dom';
import { onLongPress } from './onLongPress';

/** Where and how a menu was asked for. */
export interface MenuRequest {
  /** In px of the window. */
  x: number;
  y: number;
  isByKeyboard: boolean;
  /** What had the focus, and gets it again. */
  focused: Element | null;
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** On a link, in a field and on marked text the browser's own menu is what is wanted: a new tab, paste, copy. */
function isOfBrowser({ target, currentTarget }: MouseEvent): boolean {
  const selection = window.getSelection();
  const isMarked =
    selection && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(currentTarget as Node);
  return Boolean(isMarked) || (target as Element).closest(`a[href], ${fields}`) !== null;
}

/** Handlers of an element with a menu: `ask` returns false where there is none now. */
export const contextMenuHandlers = (ask: (request: MenuRequest) => boolean) => ({
  onContextMenu(event: MouseEvent) {
    if (event.defaultPrevented || isOfBrowser(event)) return;
    const { clientX: x, clientY: y } = event;
    if (ask({ x, y, isByKeyboard: false, focused: activeElement() })) event.preventDefault();
  },
  onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, target } = event;
    // A Mac has no such key, and no browser there acts on Shift+F10.
    if (event.defaultPrevented || !(key === 'ContextMenu' || (shiftKey && key === 'F10'))) return;
    const control = target as Element;
    if (control.matches(fields)) return;
    const { left, right, bottom: y } = control.getBoundingClientRect();
    const x = getComputedStyle(control).direction === 'rtl' ? right : left;
    if (ask({ x, y, isByKeyboard: true, focused: control })) event.preventDefault();
  },
  onPointerDown(event: PointerEvent) {
    if (event.pointerType !== 'touch' || isOfBrowser(event)) return;
    const { clientX: x, clientY: y } = event;
    onLongPress(event, () => ask({ x, y, isByKeyboard: false, focused: activeElement() }));
  },
});
