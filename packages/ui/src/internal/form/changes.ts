/** The fields of a record by name, in the shape in which they are sent. */
export type Values = Readonly<Record<string, unknown>>;

const partOf = (part: unknown) => {
  if (part === null || part === '') return undefined;
  if (typeof part === 'bigint') return `${part}n`;
  if (part instanceof File) return [part.name, part.size, part.lastModified];
  if (part instanceof Set || part instanceof Map) return [...part];
  if (typeof part !== 'object' || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part as object).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** One text for values that mean the same: null, '' and what is left out are no value, and the order of keys means nothing. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => partOf(part)) ?? '';

const isSameValue = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** The fields that differ, with their new values: null for one that has none any more. */
export function changesOf(before: Values, after: Values): Values {
  const changed = Object.keys(after).filter((field) => !isSameValue(before[field], after[field]));
  return Object.fromEntries(
    changed.map((field) => [field, after[field] === '' ? null : (after[field] ?? null)]),
  );
}

/** The fields that two people have changed, to different values, since both read them. */
export const conflictsOf = (mine: Values, theirs: Values): string[] =>
  Object.keys(mine).filter((field) => field in theirs && !isSameValue(mine[field], theirs[field]));

/** Without some of the fields. */
export const withoutFields = (values: Values, fields: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.has(field)));
