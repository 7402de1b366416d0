import { useEffect, useEffectEvent, useState } from 'react';
import type { Total } from '../../internal/pager/countText';
import type { RowKey } from '../../internal/table/columns';
import { nothingSelected, type Selection, selectedCount } from './selected';

interface Listed {
  /** What the list is of: with another one nothing is chosen. */
  scope: string;
  /** Of the rows that are here. */
  keys: readonly RowKey[];
  total: Total;
}

/** What was listed before, and which of these keys have gone since. */
interface Seen extends Listed {
  gone: ReadonlySet<RowKey>;
}

const none: ReadonlySet<RowKey> = new Set();

const isSame = (before: Listed, now: Listed) =>
  before.scope === now.scope &&
  before.total.count === now.total.count &&
  before.keys.length === now.keys.length &&
  before.keys.every((key, at) => key === now.keys[at]);

/**
 * Rows that left the page while the list lost as many: on the same page, which keeps others of its rows. Where a page is turned
 * nothing is known to have gone.
 */
function goneOf(before: Seen, now: Listed): ReadonlySet<RowKey> {
  if (before.scope !== now.scope) return none;
  const here = new Set(now.keys);
  const gone = new Set([...before.gone].filter((key) => !here.has(key)));
  const left = before.keys.filter((key) => !here.has(key));
  const isSamePage = left.length < before.keys.length;
  if (isSamePage && left.length > 0 && now.total.count <= before.total.count - left.length)
    for (const key of left) gone.add(key);
  return gone;
}

/** Without records that are gone, as far as that can be seen; exceptions of 'all' stay, in case they come back. */
function present(selection: Selection, { keys, total }: Listed, gone: ReadonlySet<RowKey>): Selection {
  const isWhole = !total.isCapped && keys.length >= total.count;
  const here = new Set(keys);
  const isGone = (key: RowKey) => (isWhole ? !here.has(key) : gone.has(key) && selection.mode === 'some');
  if (![...selection.keys].some(isGone)) return selection;
  return { ...selection, keys: new Set([...selection.keys].filter((key) => !isGone(key))) };
}

interface Held {
  selection?: Selection;
  defaultSelection?: Selection;
  onSelectionChange?: (event: { selection: Selection }) => void;
}

/** What is chosen and how many that is, held by the caller or here, of the list as it is now. */
export function useSelected(options: Held, listed: Listed) {
  const { scope } = listed;
  const [own, setOwn] = useState({ scope, selection: options.defaultSelection ?? nothingSelected });
  const [seen, setSeen] = useState<Seen>({ ...listed, gone: none });
  if (!isSame(seen, listed)) setSeen({ ...listed, gone: goneOf(seen, listed) });
  const isStale = own.scope !== scope;
  const held = isStale ? nothingSelected : (options.selection ?? own.selection);
  const set = (selection: Selection) => {
    setOwn({ scope, selection });
    options.onSelectionChange?.({ selection });
  };
  const onStale = useEffectEvent(() => set(nothingSelected));
  // The caller, who may hold it, learns of it too.
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale]);
  const selection = present(held, listed, seen.gone);
  const countOf = (next: Selection) => {
    const exceptions = next.mode === 'all' ? [...next.keys].filter((key) => seen.gone.has(key)).length : 0;
    return selectedCount(next, listed.total.count) + exceptions;
  };
  return { selection, set, countOf };
}
