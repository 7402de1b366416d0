import type { Issues } from '../fields/FormContext';
import { fieldOf, type SchemaIssue } from './schema';

/** What is wrong: with the form as a whole, and by the name of a field. */
export interface FormIssues {
  /** What is wrong with the form as a whole. */
  form?: string | undefined;
  /** What is wrong, by name of the field. */
  fields?: Issues | undefined;
}

/** Later ones count before earlier ones. */
export const merged = (found: readonly FormIssues[]): FormIssues => ({
  form: found.findLast((issues) => issues.form)?.form,
  fields: Object.assign({}, ...found.map((issues) => issues.fields)),
});

export const hasIssues = ({ form, fields = {} }: FormIssues): boolean =>
  Boolean(form) || Object.keys(fields).length > 0;

/** The first issue of each field, as text; `names` are those of the fields. */
export function issuesOf(
  issues: readonly SchemaIssue[],
  textOf: (issue: SchemaIssue) => string,
  names: ReadonlySet<string>,
): FormIssues {
  const texts = new Map<string, string>();
  for (const issue of issues) {
    const field = fieldOf(issue, names);
    if (!texts.has(field)) texts.set(field, textOf(issue));
  }
  const form = texts.get('');
  texts.delete('');
  return { form, fields: Object.fromEntries(texts) };
}

/** Without the issue of one field. */
export function without(issues: Issues, name: string): Issues {
  if (issues[name] === undefined) return issues;
  const { [name]: _, ...rest } = issues;
  return rest;
}

/** Each issue under its new name; names that are not in the map stay, those of null go. */
export function renamed(issues: Issues, names: ReadonlyMap<string, string | null>): Issues {
  return Object.fromEntries(
    Object.entries(issues).flatMap(([name, message]) => {
      const next = names.get(name);
      return next === null ? [] : [[next ?? name, message]];
    }),
  );
}
