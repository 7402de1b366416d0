import { type FormIssues, issuesOf, merged } from '../../internal/form/issues';
import {
  type FormSchema,
  listNames,
  parseEntries,
  type SchemaIssue,
  type SchemaResult,
} from '../../internal/form/schema';
import { type ConstraintMessages, constraintIssues, fieldNames } from './controls';

interface Checks<Value> {
  schema: FormSchema<Value> | undefined;
  validate: ((entries: FormData) => FormIssues | Promise<FormIssues>) | undefined;
  /** Asks the rules about what is not wrong already. */
  askRules: (entries: FormData, wrong: FormIssues) => Promise<FormIssues> | undefined;
  messages: ConstraintMessages & { issue: (issue: SchemaIssue) => string };
}

export interface Checked<Value> {
  issues: FormIssues;
  /** The output of the schema. */
  value: Value | undefined;
}

/** What is wrong with a form: at once, or later where the schema, `validate` or a rule answers later. */
export function checkForm<Value>(
  form: HTMLFormElement,
  entries: FormData,
  { schema, validate, askRules, messages }: Checks<Value>,
): Checked<Value> | Promise<Checked<Value>> {
  const names = fieldNames(form);
  const own = constraintIssues(form, messages);
  const parsed = schema && parseEntries(schema, entries, listNames(form));
  const validated = validate?.(entries) ?? {};
  const withSchema = (result: SchemaResult<Value> | undefined, further: FormIssues): Checked<Value> => ({
    issues: merged([own, issuesOf(result?.issues ?? [], messages.issue, names), further]),
    value: result && 'value' in result ? result.value : undefined,
  });
  const isLater = parsed instanceof Promise || validated instanceof Promise;
  const now = isLater ? undefined : withSchema(parsed, validated);
  const ruled = askRules(entries, now ? now.issues : own);
  if (now && !ruled) return now;
  const later = async () => {
    const { issues, value } = now ?? withSchema(await parsed, await validated);
    return { issues: merged([(await ruled) ?? {}, issues]), value };
  };
  return later();
}
