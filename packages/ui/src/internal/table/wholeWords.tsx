import type { ReactNode } from 'react';
import { oneLine, shrinking } from './table.css';

/** No word of a language with a hyphen is longer: what is must be broken somewhere. */
const LONGEST = 20;

/**
 * The header of a column, whose words such as 'Sign-in' are not parted at their hyphen: a browser else gives the column the room of
 * 'Sign-' alone.
 */
export function wholeWords(header: ReactNode): ReactNode {
  if (typeof header !== 'string' || !header.includes('-')) return header;
  const parts = header.split(/(\S*-\S*)/).map((part, at) =>
    at % 2 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text
      <span key={at} className={oneLine}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  // In a button it may be narrower than its longest word, which the header breaks.
  return <span className={shrinking}>{parts}</span>;
}
