import type { ReactNode } from 'react';
import * as styles from './MatchingList.css';

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

export type MatchingStatus = 'ready' | 'loading' | 'error';

const contentOf = ({ title, detail, amount }: MatchingItem, reasons: readonly string[] = []) => (
  <>
    <span className={styles.title}>{title}</span>
    <span data-part="amount" className={styles.amount}>
      {amount}
    </span>
    {detail && <span className={styles.detail}>{detail}</span>}
    {reasons.length > 0 && (
      <span data-part="reasons" className={styles.reasons}>
        {reasons.join(' · ')}
      </span>
    )}
  </>
);

/** As a list shows them. */
export const optionsOf = (items: readonly (MatchingItem & { reasons?: readonly string[] })[]) =>
  items.map((item) => ({ id: item.id, content: contentOf(item, item.reasons) }));
