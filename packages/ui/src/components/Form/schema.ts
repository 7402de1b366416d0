import type { Issues } from './FormContext';
import { fieldName } from './fieldName';

interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type SchemaResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** A schema of Zod, Valibot, ArkType or any library of Standard Schema 1; it must answer at once. */
export interface FormSchema<Value> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Value> | Promise<SchemaResult<Value>>;
  };
}

/** The entries as one object; a name that stands several times is a list. */
function toObject(entries: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  const values = [...new Set(entries.keys())].map((name) => [name, entries.getAll(name)] as const);
  return Object.fromEntries(values.map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]));
}

/** The issues by field, the first of each, or the output of the schema. Throws for a schema that answers later. */
export function checkSchema<Value>(
  schema: FormSchema<Value>,
  entries: FormData,
): { issues: Issues; value?: Value } {
  const result = schema['~standard'].validate(toObject(entries));
  if (result instanceof Promise) {
    throw new Error(
      'The schema of a Form answers with a promise. What was typed cannot be checked before it is sent. Leave asynchronous checks to onSubmit, which may give back issues.',
    );
  }
  if (!result.issues) return { issues: {}, value: result.value };
  const issues: Record<string, string> = {};
  for (const { path = [], message } of result.issues) {
    const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
    issues[fieldName(keys)] ??= message;
  }
  return { issues };
}
