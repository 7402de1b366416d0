import type { CsvImportCalls } from './importState';
import type { CsvRow, CsvRowResult } from './rows';

export const BATCH_ROWS = 200;
/** A request has 256 KiB, and a letter up to three bytes. */
const BATCH_CHARACTERS = 80_000;

/** The rows in parts that one call can take. */
function* batchesOf(rows: readonly CsvRow[]): Generator<CsvRow[]> {
  let batch: CsvRow[] = [];
  let characters = 0;
  for (const { line, values, like } of rows) {
    const size = JSON.stringify(values).length;
    if (batch.length === BATCH_ROWS || (batch.length > 0 && characters + size > BATCH_CHARACTERS)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push({ line, values, ...(like && { like }) });
    characters += size;
  }
  if (batch.length > 0) yield batch;
}

/** Checks the rows, one call after the other. Resolves to what was found, by line. */
export async function checkInBatches(
  rows: readonly CsvRow[],
  onCheck: CsvImportCalls['onCheck'],
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
): Promise<ReadonlyMap<number, CsvRowResult>> {
  const results = new Map<number, CsvRowResult>();
  let done = 0;
  for (const batch of batchesOf(rows)) {
    for (const result of await onCheck(batch, signal)) results.set(result.line, result);
    signal.throwIfAborted();
    done += batch.length;
    onProgress(done / rows.length);
  }
  return results;
}
