'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { targetOf } from '../dom';
import { isComposing } from '../keys/isComposing';

/** Returns whether it took the Escape: then those below it are not asked. */
type EscapeLayer = (event: KeyboardEvent) => boolean;

const layers: EscapeLayer[] = [];

function ask(event: KeyboardEvent) {
  if (event.key !== 'Escape' || isComposing(event)) return;
  [...layers].reverse().some((layer) => layer(event));
}

/** Puts a layer on top of the others. Returns what takes it off. */
export function addEscapeLayer(layer: EscapeLayer): () => void {
  // On the window, before the document, where dialogs listen: Escape closes what is on top alone.
  if (layers.length === 0) window.addEventListener('keydown', ask, true);
  layers.push(layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) window.removeEventListener('keydown', ask, true);
  };
}

/** Keeps an Escape from everyone else. Returns true, for a layer to return. */
export function takeEscape(event: KeyboardEvent): true {
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** While `active`, `onEscape` is asked first. */
export function useEscapeLayer(active: boolean, onEscape: EscapeLayer): void {
  const layer = useEffectEvent(onEscape);
  useEffect(() => {
    if (active) return addEscapeLayer((event) => layer(event));
  }, [active]);
}

/**
 * While `active`, an Escape pressed in `element` belongs to it: it is prevented for everyone around, and the element's own
 * handler of keys does what Escape means there: see `isUnhandledEscape`.
 */
export function useOwnEscape(element: RefObject<Element | null>, active: boolean): void {
  useEscapeLayer(active, (event) => {
    const isInside = element.current?.contains(targetOf(event) as Node) ?? false;
    if (isInside) event.preventDefault();
    return isInside;
  });
}
