'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId } from 'react';
import * as table from '../../internal/diff/table.css';
import { useDiffValues } from '../../internal/diff/useDiffValues';
import { Choice } from '../../internal/fields/Choice';
import { box, radio } from '../../internal/fields/choice.css';
import { useMessages } from '../../internal/messages/messages';
import { hidden } from '../../internal/text/hidden.css';
import { Button } from '../Button';
import { Callout } from '../Callout';
import { Inline } from '../Inline';
import * as styles from './ConflictNotice.css';
import { editionMessages } from './Edition.messages';
import type { EditionConflict } from './fields';
import type { Kept } from './merging';
import type { Edition } from './useEdition';

export interface ConflictNoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What useEdition returns; nothing is shown while nobody else has changed the same. */
  edition: Pick<Edition<unknown>, 'conflicts' | 'kept' | 'keep'>;
}

const sides = ['saved', 'typed'] as const;

interface ConflictRowProps {
  conflict: EditionConflict;
  kept: Kept | undefined;
  onKeep: (which: Kept) => void;
  /** The id of the head of each column, without its side. */
  headId: string;
}

function ConflictRow({ conflict, kept, onKeep, headId }: ConflictRowProps) {
  const id = useId();
  const values = useDiffValues({ before: conflict.saved || null, after: conflict.typed || null });
  const shown = { saved: values.before, typed: values.after };
  return (
    <tr className={table.row}>
      <th scope="row" id={`${id}field`} data-part="field" className={table.field}>
        {conflict.label}
      </th>
      {sides.map((side) => (
        <td key={side} data-part="value" className={table.value}>
          <Choice
            type="radio"
            // Of no form: it is no field of the record.
            form={`${id}none`}
            name={id}
            boxClassName={clsx(box, radio)}
            label={<bdi id={`${id}${side}`}>{shown[side]}</bdi>}
            aria-labelledby={`${headId}${side} ${id}${side}`}
            aria-describedby={`${id}field`}
            checked={kept === side}
            onCheckedChange={() => onKeep(side)}
          />
        </td>
      ))}
    </tr>
  );
}

/**
 * The fields of a form that somebody else has changed too, with both values: which of each is kept. Renders the `div` of a Callout, inside
 * the form.
 */
export function ConflictNotice({ edition, ...rest }: ConflictNoticeProps) {
  const messages = useMessages(editionMessages);
  const headId = useId();
  const { conflicts, kept, keep } = edition;
  if (conflicts.length === 0) return null;
  const keepAll = (side: Kept) => {
    for (const { name } of conflicts) keep(name, side);
  };
  return (
    <Callout
      {...rest}
      tone="warning"
      title={messages.changed}
      actions={
        <Inline>
          <Button type="submit" onClick={() => keepAll('saved')}>
            {messages.keepSaved}
          </Button>
          <Button type="submit" onClick={() => keepAll('typed')}>
            {messages.keepTyped}
          </Button>
        </Inline>
      }
    >
      <div className={styles.list}>
        <p data-part="hint" className={styles.hint}>
          {messages.chooseEach}
        </p>
        <table className={table.table}>
          <caption className={hidden}>{messages.values}</caption>
          <thead>
            <tr className={table.row}>
              <th scope="col" className={clsx(table.head, table.fieldHead)}>
                {messages.field}
              </th>
              {sides.map((side) => (
                <th key={side} id={`${headId}${side}`} scope="col" className={table.head}>
                  {messages[side]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conflicts.map((conflict) => (
              <ConflictRow
                key={conflict.name}
                {...{ conflict, headId }}
                kept={kept[conflict.name]}
                onKeep={(side) => keep(conflict.name, side)}
              />
            ))}
          </tbody>
        </table>
        <p className={styles.hint}>{messages.others}</p>
      </div>
    </Callout>
  );
}
