import type { StandardSchemaV1 } from '@standard-schema/spec';
import { fieldName, setAt } from './path';

/** A schema of Zod, Valibot, ArkType or any library of Standard Schema 1. It may answer later. */
export type FormSchema<Value> = StandardSchemaV1<unknown, Value>;

/** What a schema finds wrong. Its path leads to the field: `['parts', 1, 'price']` to `parts[1].price`. */
export interface SchemaIssue extends StandardSchemaV1.Issue {
  /** Where a schema reports issues by code, in place of text in `message`. */
  readonly code?: string;
  /** Figures for the text of the code: `max`. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export type SchemaResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** What a file input holds where nothing is chosen. */
const isNoFile = (entry: FormDataEntryValue) =>
  entry instanceof File && entry.name === '' && entry.size === 0;

/**
 * The entries as one object, nested as their names say: `parts[1].price`. A name that stands several times, and one of `lists`,
 * is a list.
 */
export function toObject(entries: FormData, lists: readonly string[]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const name of lists) setAt(root, name, []);
  for (const name of new Set(entries.keys())) {
    const all = entries.getAll(name);
    const values = all.filter((entry) => !isNoFile(entry));
    if (all.length > 1 || lists.includes(name)) setAt(root, name, values);
    else if (values[0] !== undefined) setAt(root, name, values[0]);
  }
  return root;
}

/** The names in a form that are lists even with one value or none: of repeaters, several checkboxes, MultiSelect. */
export function listNames(form: HTMLFormElement): string[] {
  const boxes = new Map<string, number>();
  const names = [...form.elements].flatMap((element) => {
    if (element.matches(':disabled')) return [];
    const name = element.getAttribute('data-list') ?? element.getAttribute('name') ?? '';
    if (name === '') return [];
    if (element.matches('input[type="checkbox"]')) boxes.set(name, (boxes.get(name) ?? 0) + 1);
    return element.matches('[data-list], select[multiple], input[type="file"][multiple]') ? [name] : [];
  });
  const groups = [...boxes].flatMap(([name, count]) => (count > 1 ? [name] : []));
  return [...new Set([...names, ...groups])];
}

/** Parses the entries; a promise where the schema answers later. */
export const parseEntries = <Value>(
  schema: FormSchema<Value>,
  entries: FormData,
  lists: readonly string[] = [],
): SchemaResult<Value> | Promise<SchemaResult<Value>> =>
  schema['~standard'].validate(toObject(entries, lists));

/** The field of a form that an issue is about: the nearest of `names` on its path, else the first part of it; '' for the whole form. */
export function fieldOf({ path = [] }: SchemaIssue, names: ReadonlySet<string>): string {
  for (let length = path.length; length > 0; length--) {
    const name = fieldName(path.slice(0, length));
    if (names.has(name)) return name;
  }
  return fieldName(path.slice(0, 1));
}
