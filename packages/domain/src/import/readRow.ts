/** A check that concerns several fields runs although another field of the row is wrong. */
export const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

const numbers: readonly string[] = ['property', 'bank_account', 'due_day'];
const choices: readonly string[] = ['kind', 'type'];
const truths: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

function readCell(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const cell = value.trim();
  if (cell === '') return undefined;
  if (numbers.includes(name)) return /^\d{1,15}$/.test(cell) ? Number(cell) : cell;
  if (choices.includes(name)) return cell.toLowerCase();
  if (name === 'business_use') return truths[cell.toLowerCase()] ?? cell;
  return cell;
}

/** The fields of a row as a schema takes them: cells of a file are text, and a blank one is nothing. */
export const readRow = (
  row: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    names
      .map((name) => [name, Object.hasOwn(row, name) ? readCell(name, row[name]) : undefined])
      .filter(([, value]) => value !== undefined),
  );
