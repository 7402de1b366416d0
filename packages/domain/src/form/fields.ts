import { readDecimal, withPoint } from '@rentsafe/format/number';

/** What a form holds: its `FormData`, or its entries as one object, where a name that stands several times is a list. */
export type FormSource = Iterable<readonly [string, unknown]> | Readonly<Record<string, unknown>>;

/** The first value of each name, text trimmed, files left out. */
export type Fields = ReadonlyMap<string, string>;

export function readFields(source: FormSource): Fields {
  const fields = new Map<string, string>();
  const entries =
    Symbol.iterator in source ? (source as Iterable<[string, unknown]>) : Object.entries(source);
  for (const [name, value] of entries) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (!fields.has(name)) fields.set(name, typeof first === 'string' ? first.trim() : '');
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

const checked = new Set(['on', 'true', '1', 'yes']);

/** A checkbox as form data carries it. */
export function isChecked(value: string): boolean {
  return checked.has(value.toLowerCase());
}

/** A number as a person types it, `1,234.50` and `3,5` too; what is none is left as it is, for the schema to refuse. */
export function numberOrText(typed: string): number | string {
  const { value, problem } = readDecimal(withPoint(typed));
  const number = value === '' || problem !== null ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : typed;
}

/** A decimal as a person types it, as text: `1,234.50` is `1234.50`, `3,5` is `3.5`; what is none is left as it is, for the schema to refuse. */
export const decimalOrText = (typed: string): string => readDecimal(withPoint(typed)).value || typed;

/** The object without what a form leaves empty (undefined and ''). */
export function withoutEmpty<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], ''> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined),
  ) as { [K in keyof T]?: Exclude<T[K], ''> };
}
