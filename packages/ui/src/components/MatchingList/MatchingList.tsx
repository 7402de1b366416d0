'use client';

import { clsx } from 'clsx/lite';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Heading } from '../Heading';
import { Inline } from '../Inline';
import { Skeleton } from '../Skeleton';
import { Text } from '../Text';
import * as styles from './MatchingList.css';
import { matchingListMessages } from './MatchingList.messages';
import { OptionList } from './OptionList';

export interface MatchingItem {
  /** Unique within the list. */
  id: string;
  /** What it is called, and announced as: 'EFT CREDIT NCUBE'. */
  title: string;
  /** What else tells it from others, such as its day and reference. */
  detail?: ReactNode;
  /** How much, formatted. */
  amount?: ReactNode;
}

export interface MatchingSuggestion extends MatchingItem {
  /** Why it is suggested, the strongest reason first. */
  reasons: readonly string[];
  /** The label of the button that confirms it. @default 'Match with …' and its title */
  confirmLabel?: string;
}

export type MatchingStatus = 'ready' | 'loading' | 'failed';

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
}

const contentOf = ({ title, detail, amount }: MatchingItem, reasons: readonly string[] = []) => (
  <>
    <span className={styles.title}>{title}</span>
    <span className={styles.amount}>{amount}</span>
    {detail && <span className={styles.detail}>{detail}</span>}
    {reasons.length > 0 && <span className={styles.reasons}>{reasons.join(' · ')}</span>}
  </>
);

const optionsOf = (items: readonly (MatchingItem & { reasons?: readonly string[] })[]) =>
  items.map((item) => ({ id: item.id, content: contentOf(item, item.reasons) }));

const chosenOf = <Item extends MatchingItem>(items: readonly Item[], id: string | undefined) =>
  items.find((item) => item.id === id) ?? items[0];

const waiting = (label: string) => (
  <div className={styles.waiting} aria-busy="true">
    <Text tone="muted">{label}</Text>
    {[0, 1, 2].map((nth) => (
      <Skeleton key={nth} style={{ blockSize: '2.5rem' }} />
    ))}
  </div>
);

/**
 * What is left to match, beside what each may be and why: arrows choose, Enter confirms and goes on. Nothing is matched
 * unconfirmed. Renders a `div` of two listboxes.
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
  ref,
  className,
  ...rest
}: MatchingListProps) {
  const messages = useMessages(matchingListMessages);
  const hintId = useId();
  const itemsRef = useRef<HTMLDivElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  checkNamed('MatchingList', 'label', label);
  checkValues(
    'MatchingList',
    label,
    items.map(({ id }) => id),
  );
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

  const confirm = async () => {
    if (!item || !suggestion || isPending) return;
    const at = items.indexOf(item);
    const next = items[at + 1] ?? items[at - 1];
    setPending(true);
    const isMatched = await onConfirm({ item, suggestion }).catch(() => false);
    setPending(false);
    if (!isMatched) return;
    if (next) choose(next.id);
    announce(messages.confirmed(next?.title));
    (next ? itemsRef : rootRef).current?.focus();
  };

  const content = () => {
    if (status === 'loading') return waiting(messages.loading);
    if (status === 'failed') return <ErrorState {...(onRetry && { onRetry })} />;
    if (!item) return empty ?? <EmptyState title={messages.empty} />;
    return (
      <>
        <div className={styles.column}>
          <div className={styles.head}>
            <Heading level={headingLevel} size="sm">
              {label}
            </Heading>
            <Text tone="muted">{messages.items(items.length)}</Text>
          </div>
          <OptionList
            ref={itemsRef}
            label={label}
            describedBy={hintId}
            options={optionsOf(items)}
            value={itemId}
            onChoose={choose}
            onEnter={() => void confirm()}
          />
          <p id={hintId} className={styles.hint}>
            {messages.hint}
          </p>
        </div>
        <div className={styles.column}>
          <div className={styles.head}>
            <Heading level={headingLevel} size="sm">
              {messages.suggestions}
            </Heading>
          </div>
          {search}
          {error && <div role="alert">{error}</div>}
          {suggestionStatus === 'loading' && waiting(messages.searching)}
          {suggestionStatus === 'failed' && (
            <ErrorState {...(onRetrySuggestions && { onRetry: onRetrySuggestions })} />
          )}
          {suggestionStatus === 'ready' && suggestions.length === 0 && (
            <EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>
          )}
          {listed.length > 0 && (
            <OptionList
              label={messages.suggestionsFor(item.title)}
              options={optionsOf(listed)}
              value={suggestion?.id}
              onChoose={(id) => setPicked({ item: item.id, suggestion: id })}
              onEnter={() => void confirm()}
            />
          )}
          <Inline>
            {suggestion && (
              <Button
                variant="primary"
                pending={isPending}
                // The second press of a double click would be on the next item.
                onClick={({ detail }) => detail < 2 && void confirm()}
              >
                {suggestion.confirmLabel ?? messages.confirm(suggestion.title)}
              </Button>
            )}
            {actions}
          </Inline>
        </div>
      </>
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
      className={clsx(styles.root, className)}
      data-status={status}
    >
      {content()}
    </div>
  );
}
