'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { checkValues } from '../../internal/dev/propChecks';
import { type Difference, differing } from '../../internal/diff/difference';
import { useDiffValues } from '../../internal/diff/useDiffValues';
import { useMessages } from '../../internal/messages/messages';
import { hidden } from '../../internal/text/hidden.css';
import * as styles from './Diff.css';
import { diffMessages } from './Diff.messages';

export interface DiffProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the comparison for assistive technology: 'Changes to Tendai Moyo'. */
  label: string;
  /** Every field that is compared; those with equal values are left out. */
  differences: readonly Difference[];
  /** Heads the first value. @default 'Before' */
  beforeLabel?: string;
  /** Heads the second value. @default 'After' */
  afterLabel?: string;
}

function DiffRow({ field, before, after }: Difference) {
  const values = useDiffValues({ before, after });
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.field}>
        {field}
      </th>
      <td className={styles.value}>
        <bdi>{values.before}</bdi>
      </td>
      <td className={styles.value}>
        <bdi>{values.after}</bdi>
      </td>
    </tr>
  );
}

/** Two values of a record side by side, field by field. Renders a `div` around a native `table`. */
export function Diff({ label, differences, beforeLabel, afterLabel, className, ...rest }: DiffProps) {
  const messages = useMessages(diffMessages);
  const fields = differences.map(({ field }) => field);
  checkValues('Diff', label, fields);
  const shown = differing(differences);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {shown.length === 0 ? (
        <p className={styles.same}>{messages.same}</p>
      ) : (
        <table className={styles.table}>
          <caption className={hidden}>{label}</caption>
          <thead>
            <tr className={styles.row}>
              <th scope="col" className={clsx(styles.head, styles.fieldHead)}>
                {messages.field}
              </th>
              <th scope="col" className={styles.head}>
                {beforeLabel ?? messages.before}
              </th>
              <th scope="col" className={styles.head}>
                {afterLabel ?? messages.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((difference) => (
              <DiffRow key={difference.field} {...difference} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
