import type { KeyboardEvent } from 'react';
import type { ReportPlace } from './subject';

/** In a report, Left and Right turn to the neighbours; a table that scrolls sideways keeps them for itself. */
export function turnByArrows(event: KeyboardEvent, { onPrevious, onNext }: ReportPlace): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.target instanceof Element && event.target.closest('[tabindex="0"]')) return;
  const turn = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
  if (!turn) return;
  event.preventDefault();
  turn();
}
