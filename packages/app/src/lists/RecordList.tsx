import type { Column } from '@rentsafe/ui/DataTable';
import { PrintFooter } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo, useRef } from 'react';
import { PaperHead } from '../frame/PaperHead';
import { useLogin } from '../login/useLogin';
import { capitalised } from '../text/capitalised';
import { ListNotices } from './ListNotices';
import { ListTable } from './ListTable';
import { PrintedRows } from './PrintedRows';
import { countText } from './rangeText';
import type { RecordListProps } from './recordListProps';
import { useListExport } from './useListExport';
import { useListItems } from './useListItems';
import { useListSelection } from './useListSelection';
import { useListTable } from './useListTable';

/** A list of the backend with its search, table and pager, on the screen and on paper. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const {
    records,
    title = capitalised(records),
    columns,
    features = none,
    summary,
    menuItems = none,
  } = props;
  const { rowKey, list, page, fetchAll, fetchCsv } = props;
  const { hidden } = props.preferences;
  const paper = useRef<HTMLDivElement>(null);
  const user = useLogin()?.username ?? '';
  const rows = page?.results ?? none;
  const { rowOf, ...chosen } = useListSelection(list, rows, rowKey);
  const visible = useMemo(
    () => columns.filter(({ id, rowHeader }) => rowHeader || !hidden?.includes(id)),
    [columns, hidden],
  );
  const caption = list.q ? `${title} found for ${list.q}` : title;
  const paperName = `${caption}, page ${list.page}`;
  const exporting = useListExport({
    ...{ caption, list: records, q: list.q, columns: visible, rowKey, fetchAll, fetchCsv, rowOf },
    isCapped: page?.count_is_capped === true,
  });
  const table = useListTable(props, rows, chosen, exporting);
  const items = useListItems({
    ...{ name: paperName, list: records, q: list.q, columns: visible, rows, paper, all: exporting },
    count: page ? countText(page) : '',
  });
  const { job, onPrinted } = exporting;
  return (
    <Stack gap={3} style={{ maxInlineSize: widest(visible) }}>
      <ListNotices missingPage={props.missingPage} refusedFilters={props.refusedFilters} />
      <div ref={paper}>
        <PaperHead title={paperName} />
        <ListTable {...props} table={table} caption={caption} items={[...items, ...menuItems]} />
        <PrintFooter user={user} />
      </div>
      {job && <PrintedRows {...{ job, summary, columns, hidden, features, rowKey, user, onPrinted }} />}
    </Stack>
  );
}

const none: readonly never[] = [];

/**
 * On a wide screen the columns of a short list would stand far apart: one without a width takes 20rem at most. The checkboxes and
 * buttons of rows take 14rem, and the row above needs 60.
 */
const widest = <Row,>(columns: readonly Column<Row>[]) =>
  `max(60rem, calc(${columns.map(({ width = '20rem' }) => width).join(' + ')} + 14rem))`;
