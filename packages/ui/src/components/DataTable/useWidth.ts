import { type RefObject, useLayoutEffect } from 'react';
import { observeSize } from '../../internal/hooks/observeSize';

/** Tells a feature the width of the table's place. Nothing is read where none asks for it. */
export function useWidth(
  place: RefObject<HTMLElement | null>,
  onWidth: ((width: number) => void) | undefined,
) {
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || !onWidth) return;
    onWidth(current.offsetWidth);
    return observeSize([current], () => onWidth(current.offsetWidth));
  }, [place, onWidth]);
}
