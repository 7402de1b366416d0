/** The fields of a record by name, in the shape in which they are sent. */
export type Values = Readonly<Record<string, unknown>>;

/** One text for values that mean the same: null, '' and what is left out are no value, and the order of keys means nothing. */
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part === null || part === '') return undefined;
    if (typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part as object).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

const isSameValue = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** A record by its id, as it is sent, of one that is read with its name. */
export const idValue = (value: number | { id: number } | null | undefined) =>
  typeof value === 'object' ? value?.id : value;

/** An amount as it is read: 40 and 40.00 are one. */
export const amountValue = <Amount extends { amount: string }>(typed: Amount | null | undefined) =>
  typed && { ...typed, amount: Number(typed.amount).toFixed(2) };

/** The fields that differ, with their new values: null for one that has none any more. */
export function changesOf(before: Values, after: Values): Values {
  const changed = Object.keys(after).filter((field) => !isSameValue(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null]));
}

/** The fields that two people have changed, to different values, since both read them. */
export const conflictsOf = (mine: Values, theirs: Values): string[] =>
  Object.keys(mine).filter((field) => field in theirs && !isSameValue(mine[field], theirs[field]));
