'use client';

import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { checkValues } from '../../internal/dev/propChecks';
import { type Difference, differing } from '../../internal/diff/difference';
import * as table from '../../internal/diff/table.css';
import { useDiffValues } from '../../internal/diff/useDiffValues';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
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
  /** Class names for its parts: table, row, field, value. */
  classNames?: ClassNames<'table' | RowPart>;
}

type RowPart = 'row' | 'field' | 'value';

interface RowProps {
  difference: Difference;
  classNames: ClassNames<RowPart> | undefined;
}

function DiffRow({ difference: { field, before, after }, classNames }: RowProps) {
  const values = useDiffValues({ before, after });
  return (
    <tr {...partOf(classNames, 'row', table.row)}>
      <th scope="row" {...partOf(classNames, 'field', table.field)}>
        {field}
      </th>
      <td {...partOf(classNames, 'value', table.value)}>
        <bdi>{values.before}</bdi>
      </td>
      <td {...partOf(classNames, 'value', table.value)}>
        <bdi>{values.after}</bdi>
      </td>
    </tr>
  );
}

/** Two values of a record side by side, field by field. Renders a `div` around a native `table`. */
export function Diff(props: DiffProps) {
  const { label, differences, beforeLabel, afterLabel, classNames, className, ...rest } = props;
  const messages = useMessages(diffMessages);
  const fields = differences.map(({ field }) => field);
  checkValues('Diff', label, fields);
  const shown = differing(differences);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {shown.length === 0 ? (
        <p className={styles.same}>{messages.same}</p>
      ) : (
        <table {...partOf(classNames, 'table', table.table)}>
          <caption className={hidden}>{label}</caption>
          <thead>
            <tr className={table.row}>
              <th scope="col" className={clsx(table.head, table.fieldHead)}>
                {messages.field}
              </th>
              <th scope="col" className={table.head}>
                {beforeLabel ?? messages.before}
              </th>
              <th scope="col" className={table.head}>
                {afterLabel ?? messages.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((difference) => (
              <DiffRow key={difference.field} difference={difference} classNames={classNames} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
