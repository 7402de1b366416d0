import {
  createImport,
  type ImportInput,
  type ImportRowsInput,
  importSteps,
  listImports,
} from '@rentsafe/domain/import';
import { listProperties } from '@rentsafe/domain/property';
import type { QueryClient } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { leaseList } from './leases';
import { listQueries } from './listQueries';
import { openingPostedQuery } from './trustReports';

const timeout = CREATION_TIMEOUT;

/** The imports of the book, the newest first. */
export const importList = listQueries('imports', { list: listImports });

/** Begins an import of a file. Throws `ApiError`. */
export const beginImport = ({ name, ...rest }: ImportInput, signal: AbortSignal) =>
  request(createImport, { body: { ...rest, name: name.slice(0, 200) || 'Import' }, signal, timeout });

/** Checks rows and stores them with what is wrong. Throws `ApiError`. */
export const sendRows = (id: number, rows: ImportRowsInput['rows'], signal: AbortSignal) =>
  request(importSteps.calls.rows, { ids: { id }, body: { rows }, signal, timeout });

/** Makes records of the next 200 rows. Throws `ApiError`. */
export const commitRows = (id: number, signal: AbortSignal) =>
  request(importSteps.calls.commit, { ids: { id }, body: {}, signal, timeout });

/** Removes what an import made. Throws `ApiError`. */
export const undoWhole = (id: number, signal?: AbortSignal) =>
  request(importSteps.calls.undo, { ids: { id }, body: {}, signal, timeout });

const folded = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** The ids of the properties of exactly that name, whatever its case. Throws `ApiError`. */
export async function propertiesNamed(name: string, signal: AbortSignal): Promise<number[]> {
  const { results } = await request(listProperties, { query: { q: name, page: 1, page_size: 100 }, signal });
  return results.filter((property) => folded(property.name) === folded(name)).map(({ id }) => id);
}

/** What an import changes is read again when it is next shown. */
export function showImportChange(queryClient: QueryClient): void {
  for (const queryKey of [
    importList.key,
    leaseList.key,
    ['lease'],
    ['units'],
    ['property'],
    openingPostedQuery.queryKey,
  ])
    void queryClient.invalidateQueries({ queryKey });
}
