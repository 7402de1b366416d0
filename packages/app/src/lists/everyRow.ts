import type { Paginated } from '@rentsafe/domain/pagination';
import type { ListState } from '../api/listState';

/** The most that a page of the server holds. */
const MOST_OF_A_PAGE = 100;

/** Reads all that match, page after page. Records that are added meanwhile push others on: each is returned once. */
export async function everyRow<Row>(
  readPage: (list: ListState) => Promise<Paginated<Row>>,
  list: ListState,
  rowKey: (row: Row) => number,
): Promise<readonly Row[]> {
  const rows = new Map<number, Row>();
  for (let page = 1; ; page += 1) {
    const { results, next } = await readPage({ ...list, page, pageSize: MOST_OF_A_PAGE });
    for (const row of results) rows.set(rowKey(row), row);
    if (next === null || results.length === 0) return [...rows.values()];
  }
}
