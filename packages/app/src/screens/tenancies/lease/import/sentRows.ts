import type { ImportRowResults } from '@rentsafe/domain/import';
import type { CsvRow, CsvRowResult } from '@rentsafe/ui/CsvImport';
import { serverSentence } from '../../../../text/serverSentence';

/** Finds the ids of the properties of a name. */
export type FindProperties = (name: string, signal: AbortSignal) => Promise<readonly number[]>;

/** What is wrong with a row, by field. */
export type RowErrors = Readonly<Record<string, readonly string[]>>;

/** What is wrong with a name, where it does not stand for one property. */
const nameProblem = (ids: readonly number[]) => {
  if (ids.length === 1) return undefined;
  return ids.length === 0
    ? 'No property has this name. Add it first, or enter its number.'
    : 'Several properties have this name. Enter the number of the right one.';
};

/**
 * Turns the rows of a file into those of the call. A property is named as a person would name it, and each name is looked up
 * once; all else is as the call takes it.
 */
export function rowSender(findProperties: FindProperties) {
  const found = new Map<string, Promise<readonly number[]>>();
  const idsOf = (name: string, signal: AbortSignal) => {
    const ids = found.get(name) ?? findProperties(name, signal);
    found.set(name, ids);
    // What failed is looked up again.
    ids.catch(() => found.delete(name));
    return ids;
  };
  return async (rows: readonly CsvRow[], signal: AbortSignal) => {
    const problems = new Map<string, RowErrors>();
    const missing = new Set<string>();
    const sent = [];
    for (const { line, values } of rows) {
      const { property = '' } = values;
      const isName = property !== '' && !/^\d+$/.test(property);
      const ids = isName ? await idsOf(property, signal) : [];
      const problem = isName ? nameProblem(ids) : undefined;
      const key = String(line);
      if (problem) {
        problems.set(key, { property: [problem] });
        missing.add(property);
      }
      sent.push({ ...values, key, property: isName && !problem ? String(ids[0]) : property });
    }
    // It may be on record when its row is checked again.
    for (const name of missing) found.delete(name);
    return { sent, problems };
  };
}

/** What the server found, and what was wrong before the rows were sent, by their keys. */
export const resultsOf = (
  { results }: ImportRowResults,
  problems: ReadonlyMap<string, RowErrors>,
): CsvRowResult[] =>
  results.map(({ key, result, errors }) => {
    const problem = problems.get(key);
    const shown = Object.entries(errors).map(([id, texts]) => [id, texts.map(serverSentence)]);
    return {
      line: Number(key),
      result: problem ? 'error' : result,
      errors: { ...Object.fromEntries(shown), ...problem },
    };
  });
