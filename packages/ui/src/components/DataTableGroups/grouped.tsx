'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import type { RowKey } from '../../internal/table/columns';
import type { DataTableFeature, TableModel } from '../../internal/table/features';
import { toggle } from '../../internal/table/rowToggle.css';
import * as styles from './DataTableGroups.css';
import { dataTableGroupsMessages } from './DataTableGroups.messages';
import { GroupedRows } from './GroupedRows';

export interface GroupedOptions<Row> {
  /** What the rows of a group share. Rows that follow each other and have the same key stand together: they come in order. */
  groupOf: (row: Row) => RowKey;
  /** Heads the group of a row: what its rows have in common. */
  head: (row: Row) => ReactNode;
  /** Names the group of a row in 'Rows of Msasa Court'. */
  groupName: (row: Row) => string;
  /** Ids of the columns whose values the head shows: rows leave them out, exports and print options of the caller keep them. */
  columns?: readonly string[];
}

/** A feature of `useDataTable`: what rows have in common stands once above them, and a button there closes them. */
export const grouped = <Row,>(options: GroupedOptions<Row>): DataTableFeature<Row> => ({
  name: 'grouped',
  order: 40,
  useFeature: (model) => useGroups(model, options),
});

const none: ReadonlySet<RowKey> = new Set();
const noColumns: readonly string[] = [];

function useGroups<Row>(
  model: TableModel<Row>,
  { groupOf, head, groupName, columns: shared = noColumns }: GroupedOptions<Row>,
): TableModel<Row> {
  const messages = useMessages(dataTableGroupsMessages);
  const [closed, setClosed] = useState(none);
  const turn = (key: RowKey) => {
    const next = new Set(closed);
    if (!next.delete(key)) next.add(key);
    setClosed(next);
  };
  const isOpen = (key: RowKey) => !closed.has(key);
  const { columns } = model;
  return {
    ...model,
    columns: useMemo(() => columns.filter(({ id }) => !shared.includes(id)), [columns, shared]),
    extras: {
      ...model.extras,
      Body: GroupedRows,
      groups: {
        keyOf: groupOf,
        isOpen,
        head: (row) => {
          const key = groupOf(row);
          return (
            <div data-part="group" className={styles.head}>
              <button
                type="button"
                aria-label={messages.rows(groupName(row))}
                aria-expanded={isOpen(key)}
                data-part="toggle"
                className={toggle}
                onClick={() => turn(key)}
              />
              <div className={styles.text}>{head(row)}</div>
            </div>
          );
        },
      },
    },
  };
}
