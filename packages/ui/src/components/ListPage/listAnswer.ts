import type { DataTableStatus, Total } from '../DataTable';

/** What a server has answered to the query of a list, as any query library knows it. */
export interface ListAnswer<Row> {
  /** The rows of the page; undefined before the first answer. Those of the page before may stay while the next one is fetched. */
  rows: readonly Row[] | undefined;
  /** How many match in all, as far as that is known. */
  total?: Total | number | undefined;
  /** An answer is on its way. @default `rows` are not there, and no error either */
  isFetching?: boolean | undefined;
  /** What went wrong, if anything did: an Error, or a text for the user. Rows that are there stay. */
  error?: unknown;
  /** The user may not see the list. @default false */
  isForbidden?: boolean | undefined;
  /** Reads the page again: for Refresh, and for Retry after an error. */
  retry?: (() => void) | undefined;
}

export function statusOf({ rows, isFetching, error, isForbidden }: ListAnswer<unknown>): DataTableStatus {
  if (isFetching ?? (rows === undefined && !error)) return rows ? 'refreshing' : 'loading';
  if (isForbidden) return 'forbidden';
  if (error) return 'error';
  return rows ? 'ready' : 'loading';
}

export const totalOf = (total: Total | number | undefined): Total | undefined =>
  typeof total === 'number' ? { count: total } : total;

/** An error as the user reads it. */
export type ErrorText = (error: unknown) => string | undefined;

export const plainErrorText: ErrorText = (error) => (error instanceof Error && error.message) || undefined;

/** A text is for the user already. */
export const errorTextOf = (error: unknown, errorText: ErrorText): string | undefined =>
  typeof error === 'string' ? error : errorText(error);

/** The last page that there is; undefined where nobody has counted to the end. */
export const lastPageOf = (total: Total | undefined, pageSize: number): number | undefined =>
  total && !total.isCapped ? Math.max(1, Math.ceil(total.count / pageSize)) : undefined;
