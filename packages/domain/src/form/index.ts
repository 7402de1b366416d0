/** Name and value pairs of a form, as `FormData` gives them. */
export type FormEntries = Iterable<readonly [string, unknown]>;

/** The text of a field, trimmed; '' when it is not there. */
export function fieldText(entries: FormEntries, name: string): string {
  for (const [key, value] of entries) {
    if (key === name) return typeof value === 'string' ? value.trim() : '';
  }
  return '';
}

const suffixOf = (key: string, prefix: string) => key.slice(prefix.length);

/** The suffixes of the keys starting with `prefix`, in the order of their numbers: one a row. */
export function countRows(entries: FormEntries, prefix: string): string[] {
  const suffixes = new Set<string>();
  for (const [key] of entries) if (key.startsWith(prefix)) suffixes.add(suffixOf(key, prefix));
  const order = (suffix: string) => Number(/\d+/.exec(suffix)?.[0] ?? 0);
  return [...suffixes].sort((a, b) => order(a) - order(b));
}

/** The trimmed text of `name` in the row with that suffix. */
export function rowText(entries: FormEntries, name: string, suffix: string): string {
  return fieldText(entries, name + suffix);
}

/** An id as an integer; undefined when it is not numeric. */
export function integerOrUndefined(value: string): number | undefined {
  const trimmed = value.trim();
  if (!/^\d+$/.test(trimmed)) return undefined;
  const id = Number(trimmed);
  return Number.isSafeInteger(id) ? id : undefined;
}

const yes = new Set(['on', 'true', '1', 'yes']);

/** A checkbox as form data carries it. */
export function isChecked(value: string): boolean {
  return yes.has(value.toLowerCase());
}
