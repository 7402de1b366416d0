/** Name and value pairs of a form, as `FormData` gives them. */
export type FormEntries = Iterable<readonly [string, unknown]>;

/** The entries of a form, read once: the first value of each name, text trimmed, files left out. */
export type Fields = ReadonlyMap<string, string>;

/** Reads the entries; they may be an iterator that can be read only once, such as `formData.entries()`. */
export function readFields(entries: FormEntries): Fields {
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (!fields.has(name)) fields.set(name, typeof value === 'string' ? value.trim() : '');
  }
  return fields;
}

/** The text of a field, trimmed; '' when it is not there. */
export function fieldText(fields: Fields, name: string): string {
  return fields.get(name) ?? '';
}

/** The suffixes of the keys starting with `prefix`, in the order of their numbers: one a row. */
export function rowSuffixes(fields: Fields, prefix: string): string[] {
  const suffixes = [...fields.keys()]
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  const order = (suffix: string) => Number(/\d+/.exec(suffix)?.[0] ?? 0);
  return suffixes.sort((a, b) => order(a) - order(b));
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

const typedNumber = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** A number as a person types it, `1,234.50` too; what is none is left as it is, for the schema to refuse. */
export function numberOrText(typed: string): number | string {
  const value = typedNumber.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(value) ? value : typed;
}

/** The object without what a form leaves empty (undefined and ''). */
export function withoutEmpty<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], ''> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined),
  ) as { [K in keyof T]?: Exclude<T[K], ''> };
}

export { type Control, controlName, type FormIssue, type FormWords, formIssues } from './issues.ts';
