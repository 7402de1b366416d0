import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../components/Announcer';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useMessages } from '../../internal/messages/messages';
import type { MatchingItem, MatchingStatus, MatchingSuggestion } from './items';
import { matchingListMessages } from './MatchingList.messages';

interface MatchingSettings {
  items: readonly MatchingItem[];
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((detail: { value: string }) => void) | undefined;
  suggestions: readonly MatchingSuggestion[];
  suggestionStatus: MatchingStatus;
  onConfirm: (detail: { item: MatchingItem; suggestion: MatchingSuggestion }) => Promise<boolean>;
  /** Takes the focus where nothing is left. */
  rootRef: RefObject<HTMLElement | null>;
}

const chosenOf = <Item extends MatchingItem>(items: readonly Item[], id: string | undefined) =>
  items.find((item) => item.id === id) ?? items[0];

/** Which item is matched, with what, and which comes next. */
export function useMatching(settings: MatchingSettings) {
  const { items, value, defaultValue, onValueChange, suggestions, suggestionStatus, rootRef } = settings;
  const messages = useMessages(matchingListMessages);
  const itemsRef = useRef<HTMLDivElement>(null);
  const [held, choose] = useControllableState<string | undefined>(value, defaultValue, (id) => {
    if (id !== undefined) onValueChange?.({ value: id });
  });
  // Of its item alone: the same record may be suggested for the next one too.
  const [picked, setPicked] = useState<{ item: string; suggestion: string }>();
  const [isPending, setPending] = useState(false);
  const item = chosenOf(items, held);
  const itemId = item?.id;
  const listed = suggestionStatus === 'ready' ? suggestions : [];
  const suggestion = chosenOf(listed, picked?.item === itemId ? picked?.suggestion : undefined);

  const onFound = useEffectEvent(() => {
    if (rootRef.current?.contains(document.activeElement)) announce(messages.found(suggestions.length));
  });
  useEffect(() => {
    if (itemId !== undefined && suggestionStatus === 'ready') onFound();
  }, [itemId, suggestionStatus]);

  const pick = (id: string) => itemId !== undefined && setPicked({ item: itemId, suggestion: id });

  const confirm = async () => {
    if (!item || !suggestion || isPending) return;
    const at = items.indexOf(item);
    const next = items[at + 1] ?? items[at - 1];
    setPending(true);
    const isMatched = await settings.onConfirm({ item, suggestion }).catch(() => false);
    setPending(false);
    if (!isMatched) return;
    if (next) choose(next.id);
    announce(messages.confirmed(next?.title));
    (next ? itemsRef : rootRef).current?.focus();
  };

  return { itemsRef, item, choose, listed, suggestion, pick, isPending, confirm: () => void confirm() };
}

export type Matching = ReturnType<typeof useMatching>;
