'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { SplitPanel, type SplitStorage } from '../../components/SplitPanel';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { useMessages } from '../../internal/messages/messages';
import { ItemsColumn } from './ItemsColumn';
import type { MatchingItem, MatchingStatus, MatchingSuggestion } from './items';
import * as styles from './MatchingList.css';
import { matchingListMessages } from './MatchingList.messages';
import { SuggestionsColumn } from './SuggestionsColumn';
import { useMatching } from './useMatching';
import { Waiting } from './Waiting';

export interface MatchingListProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'onChange'> {
  /** What is matched: 'Open lines'. */
  label: string;
  /** What is left to match, in its order. */
  items: readonly MatchingItem[];
  /** Whether the items are there. @default 'ready' */
  status?: MatchingStatus;
  /** Loads the items again. */
  onRetry?: () => void;
  /** The id of the item whose suggestions are shown; the first one where none has it. */
  value?: string;
  /** The id of the item that is chosen at first. @default that of the first item */
  defaultValue?: string;
  /** Called with the item that is chosen, and with the next one after each match. */
  onValueChange?: (detail: { value: string }) => void;
  /** What the chosen item may be, best first. */
  suggestions: readonly MatchingSuggestion[];
  /** Whether the suggestions are there. @default 'ready' */
  suggestionStatus?: MatchingStatus;
  /** Loads the suggestions again. */
  onRetrySuggestions?: () => void;
  /** Matches them. It goes on to the next item once this is true; with false, or a rejection, it stays. */
  onConfirm: (detail: { item: MatchingItem; suggestion: MatchingSuggestion }) => Promise<boolean>;
  /** What is above the suggestions, such as a search for others. */
  search?: ReactNode;
  /** Other things to do with the chosen item, beside the button that confirms. */
  actions?: ReactNode;
  /** Why the last match failed. */
  error?: ReactNode;
  /** Shown where nothing is left. @default that nothing is left */
  empty?: ReactNode;
  /** The level of the headings of both columns. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Where it is kept how wide the items are, and whether they are hidden: `localStorage`, or anything like it. @default nowhere */
  storage?: SplitStorage | undefined;
}

/**
 * What is left to match, beside what each may be and why: arrows choose, Enter confirms and goes on. Nothing is matched
 * unconfirmed. Renders a `div` of two listboxes in a SplitPanel.
 */
export function MatchingList({
  label,
  items,
  status = 'ready',
  onRetry,
  value,
  defaultValue,
  onValueChange,
  suggestions,
  suggestionStatus = 'ready',
  onRetrySuggestions,
  onConfirm,
  search,
  actions,
  error,
  empty,
  headingLevel = 3,
  storage,
  ref,
  className,
  ...rest
}: MatchingListProps) {
  const messages = useMessages(matchingListMessages);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  checkNamed('MatchingList', 'label', label);
  checkValues(
    'MatchingList',
    label,
    items.map(({ id }) => id),
  );
  const matching = useMatching({
    ...{ items, value, defaultValue, onValueChange, suggestions, suggestionStatus, onConfirm, rootRef },
  });
  const { item } = matching;

  const content = () => {
    if (status === 'loading') return <Waiting label={messages.loading} />;
    if (status === 'error') return <ErrorState {...(onRetry && { onRetry })} />;
    if (!item) return empty ?? <EmptyState title={messages.empty} />;
    return (
      <SplitPanel
        label={label}
        start={<ItemsColumn {...{ label, items, matching, headingLevel }} />}
        name="matching"
        className={styles.columns}
        storage={storage}
      >
        <SuggestionsColumn
          {...{ item, matching, headingLevel, search, error, actions }}
          status={suggestionStatus}
          onRetry={onRetrySuggestions}
        />
      </SplitPanel>
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={label}
      tabIndex={-1}
      {...rest}
      ref={mergedRef}
      className={className}
      data-status={status}
    >
      {content()}
    </div>
  );
}
