import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { Heading } from '../../components/Heading';
import { Inline } from '../../components/Inline';
import { useMessages } from '../../internal/messages/messages';
import { type MatchingItem, type MatchingStatus, optionsOf } from './items';
import * as styles from './MatchingList.css';
import { matchingListMessages } from './MatchingList.messages';
import { OptionList } from './OptionList';
import type { Matching } from './useMatching';
import { Waiting } from './Waiting';

interface SuggestionsColumnProps {
  item: MatchingItem;
  matching: Matching;
  status: MatchingStatus;
  onRetry: (() => void) | undefined;
  search: ReactNode;
  error: ReactNode;
  actions: ReactNode;
  headingLevel: 2 | 3 | 4;
}

/** What the chosen item may be, and what can be done with it. */
export function SuggestionsColumn(props: SuggestionsColumnProps) {
  const { item, matching, status, onRetry, search, error, actions, headingLevel } = props;
  const { listed, suggestion, isPending, confirm } = matching;
  const messages = useMessages(matchingListMessages);
  return (
    <div data-part="suggestions" className={styles.column}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="sm">
          {messages.suggestions}
        </Heading>
      </div>
      {search}
      {error && <div role="alert">{error}</div>}
      {status === 'loading' && <Waiting label={messages.searching} />}
      {status === 'error' && <ErrorState {...(onRetry && { onRetry })} />}
      {status === 'ready' && listed.length === 0 && (
        <EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>
      )}
      {listed.length > 0 && (
        <OptionList
          label={messages.suggestionsFor(item.title)}
          options={optionsOf(listed)}
          value={suggestion?.id}
          onChoose={matching.pick}
          onEnter={confirm}
        />
      )}
      <Inline>
        {suggestion && (
          <Button
            variant="primary"
            pending={isPending}
            // The second press of a double click would be on the next item.
            onClick={({ detail }) => detail < 2 && confirm()}
          >
            {suggestion.confirmLabel ?? messages.confirm(suggestion.title)}
          </Button>
        )}
        {actions}
      </Inline>
    </div>
  );
}
