import { useId } from 'react';
import { Heading } from '../../components/Heading';
import { Text } from '../../components/Text';
import { useMessages } from '../../internal/messages/messages';
import { type MatchingItem, optionsOf } from './items';
import * as styles from './MatchingList.css';
import { matchingListMessages } from './MatchingList.messages';
import { OptionList } from './OptionList';
import type { Matching } from './useMatching';

interface ItemsColumnProps {
  label: string;
  items: readonly MatchingItem[];
  matching: Matching;
  headingLevel: 2 | 3 | 4;
}

/** What is left to match. */
export function ItemsColumn({ label, items, matching, headingLevel }: ItemsColumnProps) {
  const messages = useMessages(matchingListMessages);
  const hintId = useId();
  return (
    <div data-part="items" className={styles.column}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="sm">
          {label}
        </Heading>
        <Text tone="muted">{messages.items(items.length)}</Text>
      </div>
      <OptionList
        ref={matching.itemsRef}
        label={label}
        describedBy={hintId}
        options={optionsOf(items)}
        value={matching.item?.id}
        onChoose={matching.choose}
        onEnter={matching.confirm}
      />
      <p id={hintId} className={styles.hint}>
        {messages.hint}
      </p>
    </div>
  );
}
