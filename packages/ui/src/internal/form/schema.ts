import type { StandardSchemaV1 } from '@standard-schema/spec';

/** A schema of Zod, Valibot, ArkType or any library of Standard Schema 1; it must answer at once. */
export type FormSchema<Value> = StandardSchemaV1<unknown, Value>;

/** What a schema finds wrong. The first part of its path is the name of the field. */
export interface SchemaIssue extends StandardSchemaV1.Issue {
  /** Where a schema reports issues by code, in place of text in `message`. */
  readonly code?: string;
  /** Figures for the text of the code: `max`. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export type SchemaResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** The entries as one object; a name that stands several times is a list. */
function toObject(entries: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  const values = [...new Set(entries.keys())].map((name) => [name, entries.getAll(name)] as const);
  return Object.fromEntries(values.map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]));
}

/** Parses the entries. Throws for a schema that answers later. */
export function parseEntries<Value>(schema: FormSchema<Value>, entries: FormData): SchemaResult<Value> {
  const result = schema['~standard'].validate(toObject(entries));
  if (result instanceof Promise) {
    throw new Error(
      'The schema of a Form answers with a promise. What was typed cannot be checked before it is sent. Leave asynchronous checks to onSubmit, which may return issues.',
    );
  }
  return result;
}

/** The field that an issue is about; '' for the whole form. */
export function fieldOf({ path: [first = ''] = [] }: SchemaIssue): string {
  return String(typeof first === 'object' ? first.key : first);
}
