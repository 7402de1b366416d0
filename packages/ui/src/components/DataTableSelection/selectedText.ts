import type { Total } from '../../internal/pager/countText';
import { countText } from '../../internal/pager/countText';
import { type Selection, selectedCount } from './selected';

interface CountMessages {
  selected: (chosen: string, total: string) => string;
}

/** `3 of 57 selected`; a count that the server stopped at stays open: `10,000+ of 10,000+ selected`. */
export function selectedText(messages: CountMessages, selection: Selection, total: Total): string {
  const count = selectedCount(selection, total.count);
  const open = selection.mode === 'all' && total.count_is_capped === true;
  return messages.selected(countText({ count, count_is_capped: open }), countText(total));
}
