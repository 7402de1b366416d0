import type { ReactNode, RefObject } from 'react';
import { useMessages } from '../../internal/messages/messages';
import type { DataTableStatus } from './announcement';
import { dataTableMessages } from './DataTable.messages';
import { DataTableLoading } from './DataTableLoading';
import { type DataTableError, DataTableMessage, MessageRow } from './DataTableMessage';
import type { ShownRows } from './useShownRows';

export interface DataTableNoteProps<Row> extends ShownRows<Row> {
  columns: number;
  rows: readonly Row[];
  hasRows: boolean;
  status: DataTableStatus;
  loadingRows: number;
  filtered: boolean;
  beyond: boolean;
  emptyHelp: ReactNode;
  error: DataTableError;
  onRetry: (() => void) | undefined;
  onLastPage: (() => void) | undefined;
  captionRef: RefObject<HTMLElement | null>;
}

/** The row below those that are shown, or in their place: there are more, they are loading, or there are none. */
export function DataTableNote<Row>(props: DataTableNoteProps<Row>) {
  const { columns, rows, hasRows, shown, more, showMore, status, captionRef, onRetry, onLastPage } = props;
  const messages = useMessages(dataTableMessages);
  if (hasRows) {
    const title = messages.shown(shown.length, rows.length);
    return <MessageRow {...{ columns, title }} button={messages.showMore(more)} onPress={showMore} />;
  }
  if (status === 'loading') return <DataTableLoading columns={columns} rows={props.loadingRows} />;
  // The button is about to go.
  const leaving = (act: (() => void) | undefined) =>
    act &&
    (() => {
      captionRef.current?.focus();
      act();
    });
  const { filtered, beyond, emptyHelp, error } = props;
  return (
    <DataTableMessage
      {...{ columns, status, filtered, beyond, emptyHelp, error }}
      onRetry={leaving(onRetry)}
      onLastPage={leaving(onLastPage)}
    />
  );
}
