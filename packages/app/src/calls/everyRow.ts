import type { Paginated } from '@rentsafe/domain/pagination';

/** The most that a page of the server holds. */
const MOST_OF_A_PAGE = 100;

type ReadPage<Row> = (paging: { page: number; page_size: number }) => Promise<Paginated<Row>>;

/** The rows of a list, page after page, for as long as the caller takes them. */
export async function* rowsOf<Row>(readPage: ReadPage<Row>): AsyncGenerator<Row, void, undefined> {
  for (let page = 1; ; page += 1) {
    const { results, next } = await readPage({ page, page_size: MOST_OF_A_PAGE });
    yield* results;
    if (next === null || results.length === 0) return;
  }
}

/** All rows of a list. Records that are added meanwhile push others on: each is returned once. */
export async function everyRow<Row>(
  readPage: ReadPage<Row>,
  rowKey: (row: Row) => number | string,
): Promise<readonly Row[]> {
  const rows = new Map<number | string, Row>();
  for await (const row of rowsOf(readPage)) rows.set(rowKey(row), row);
  return [...rows.values()];
}
