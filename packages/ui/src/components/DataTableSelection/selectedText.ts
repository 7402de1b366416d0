import type { Total } from '../../internal/pager/countText';
import { countText } from '../../internal/pager/countText';
import type { Selection } from './selected';

interface CountMessages {
  selected: (chosen: string, total: string) => string;
}

/** What is chosen, and how many records that is. */
export interface Chosen {
  selection: Selection;
  count: number;
}

/** `3 of 57 selected`; a count that the server stopped at stays open: `10,000+ of 10,000+ selected`. */
export function selectedText(messages: CountMessages, { selection, count }: Chosen, total: Total): string {
  const open = selection.mode === 'all' && total.isCapped === true;
  return messages.selected(countText({ count, isCapped: open }), countText(total));
}
