import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { activeElement } from '../../internal/dom';
import { isOfKeys } from '../../internal/keys/keys';
import { takeEscape, useEscapeLayer } from '../../internal/overlay/escape';
import { hasFocus } from '../../internal/overlay/focus';

function focusedElement(): HTMLElement | null {
  const active = activeElement();
  return hasFocus() && active instanceof HTMLElement ? active : null;
}

/**
 * The shortcut puts focus on the region, Escape returns it, and so does the last toast that goes with focus in it.
 * The keys are caught on the window, before an open dialog can take them; what had the focus is blurred first, because a dialog's
 * focus trap pulls back only focus that moves elsewhere.
 */
export function useToastsFocus(
  region: RefObject<HTMLElement | null>,
  toasts: readonly unknown[],
  setExpanded: (expanded: boolean) => void,
  shortcut: string | false,
) {
  const cameFrom = useRef<HTMLElement>(null);
  const within = useRef(false);
  const isEmpty = toasts.length === 0;

  useEscapeLayer(true, (event) => {
    setExpanded(false);
    if (!within.current) return false;
    giveBack(cameFrom.current);
    return takeEscape(event);
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!shortcut || isEmpty || !isOfKeys(event, shortcut)) return;
      event.preventDefault();
      if (within.current) return;
      cameFrom.current = focusedElement();
      cameFrom.current?.blur();
      region.current?.focus();
    }
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [region, isEmpty, shortcut]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that has gone may have taken the focus with it
  useEffect(() => {
    if (isEmpty) setExpanded(false);
    if (!within.current || region.current?.contains(activeElement())) return;
    if (isEmpty) {
      within.current = false;
      giveBack(cameFrom.current);
    } else region.current?.focus();
  }, [toasts, region, isEmpty, setExpanded]);

  return {
    onFocus({ relatedTarget }: FocusEvent) {
      if (!within.current && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
      within.current = true;
      setExpanded(true);
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (region.current?.contains(relatedTarget)) return;
      within.current = false;
      setExpanded(false);
    },
  };
}

function giveBack(element: HTMLElement | null) {
  if (element?.isConnected) element.focus();
  else focusedElement()?.blur();
}
