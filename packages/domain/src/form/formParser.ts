import type { StandardSchemaV1 } from '@standard-schema/spec';
import * as z from 'zod/mini';
import { type Issue, type IssueParams, issueList } from '../errors/index.ts';
import { type Fields, type FormSource, readFields } from './fields.ts';

/** What is wrong with one control. */
export interface FormIssue extends StandardSchemaV1.Issue {
  /** The name of the control, with the suffix of its row: `city_id_2`. */
  readonly path: readonly [string];
  /** `required` of any control that is empty. */
  readonly code: Issue['code'];
  /** Figures of the code, and what was `typed`. */
  readonly params: IssueParams;
}

export type FormResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly FormIssue[] };

/** A form as a Standard Schema: what its controls hold is parsed into what is sent, or into one issue a control. */
export interface FormParser<Value> {
  readonly '~standard': Omit<StandardSchemaV1.Props<FormSource, Value>, 'validate'> & {
    readonly validate: (source: unknown) => FormResult<Value>;
  };
  /** The control that a path of the payload, or of a server's refusal, means: `city_id_2` of `addresses.1.city_id`. */
  readonly controlOf: (source: FormSource, path: readonly string[]) => string;
}

export interface FormDefinition<Schema extends z.ZodMiniType> {
  schema: Schema;
  /** What the controls hold in the shape of the payload; what cannot be read stays as typed, for the schema to refuse. */
  read: (fields: Fields) => unknown;
  /** Undefined where the last name of the path is the control's. */
  controlOf?: (fields: Fields, path: readonly string[]) => string | undefined;
}

const lastName = (path: readonly string[]) => path.findLast((key) => !/^\d+$/.test(key)) ?? '';

const emptyCodes = new Set<Issue['code']>(['required', 'null', 'blank', 'empty']);

export function formParser<Schema extends z.ZodMiniType>({
  schema,
  read,
  controlOf = () => undefined,
}: FormDefinition<Schema>): FormParser<z.output<Schema>> {
  const control = (fields: Fields, path: readonly string[]) => controlOf(fields, path) ?? lastName(path);

  function validate(source: unknown): FormResult<z.output<Schema>> {
    const fields = readFields(source as FormSource);
    const result = z.safeParse(schema, read(fields), { reportInput: true });
    if (result.success) return { value: result.data };
    const issues = new Map<string, FormIssue>();
    for (const { path, code: problem, params } of issueList(result.error)) {
      const name = control(fields, path.map(String));
      const typed = fields.get(name) ?? '';
      const isEmpty = emptyCodes.has(problem) || typed === '';
      const code = isEmpty ? 'required' : problem;
      if (!issues.has(name))
        issues.set(name, { message: code, path: [name], code, params: { ...params, typed } });
    }
    return { issues: [...issues.values()] };
  }

  return {
    '~standard': { version: 1, vendor: 'rentsafe', validate },
    controlOf: (source, path) => control(readFields(source), path),
  };
}
