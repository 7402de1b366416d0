import { useRef, useState } from 'react';
import type { ListAddress } from '../../internal/address/address';
import { useLatest } from '../../internal/hooks/useLatest';

const plain = (search: string) => String(new URLSearchParams(search));

/**
 * The query string that a list shows: that of the address, or what the address was asked to become and is not yet, as a router
 * takes its time. Changes of one tick are one step of the history. An address that changes from elsewhere wins.
 */
export function useSearchAhead({ search, go }: ListAddress) {
  const shown = plain(search);
  const [known, setKnown] = useState(shown);
  const [sent, setSent] = useState<readonly string[]>([]);
  let awaited = sent;
  if (known !== shown) {
    const at = sent.indexOf(shown);
    awaited = at < 0 ? [] : sent.slice(at + 1);
    setKnown(shown);
    setSent(awaited);
  }
  const current = awaited.at(-1) ?? shown;
  const latest = useLatest({ go, shown });
  /** Ahead of the render too: the next change of the tick starts from it. */
  const text = useLatest(current);
  const tick = useRef<{ replace: boolean }>(undefined);

  const change = (next: string, replace: boolean) => {
    if (next === text.current && next === latest.current.shown) return;
    text.current = next;
    const isFirst = tick.current === undefined;
    tick.current = { replace: replace && (tick.current?.replace ?? true) };
    setSent((before) => [...(isFirst ? before : before.slice(0, -1)), next]);
    if (!isFirst) return;
    queueMicrotask(() => {
      const options = { replace: tick.current?.replace ?? false };
      tick.current = undefined;
      latest.current.go(text.current && `?${text.current}`, options);
    });
  };
  return { current, text, change };
}
