import type * as z from 'zod/mini';
import type { IssueCode, IssueParams } from './codes.ts';

type ZodIssue = z.core.$ZodIssue;

/** What is wrong at one place of a payload. */
export interface Issue {
  path: readonly PropertyKey[];
  /** A schema of another package may have codes, or texts, of its own. */
  code: IssueCode | (string & {});
  params: IssueParams;
}

type Problem = Omit<Issue, 'path'>;

const problem = (code: Issue['code'], params: IssueParams = {}): Problem => ({ code, params });

const typeCodes: Record<string, IssueCode> = {
  string: 'not_text',
  int: 'not_whole',
  number: 'not_a_number',
  boolean: 'not_a_boolean',
  array: 'not_a_list',
  object: 'not_an_object',
};

const formatCodes: Record<string, IssueCode> = { email: 'not_an_email', url: 'not_a_url' };

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Problem {
  const min = Number(minimum);
  if (origin === 'string') return min === 1 ? problem('blank') : problem('too_short', { min });
  if (origin === 'array') return min === 1 ? problem('empty') : problem('too_few', { min });
  return problem(inclusive ? 'below' : 'not_above', { min });
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Problem {
  const max = Number(maximum);
  if (origin === 'string') return problem('too_long', { max });
  return problem(origin === 'array' ? 'too_many' : 'above', { max });
}

const absent = ({ input }: ZodIssue): IssueCode | undefined =>
  input === undefined ? 'required' : input === null ? 'null' : undefined;

function problemOf(issue: ZodIssue): Problem {
  switch (issue.code) {
    case 'invalid_type':
      return problem(absent(issue) ?? typeCodes[issue.expected] ?? 'not_valid');
    case 'invalid_value':
      return problem(absent(issue) ?? 'not_a_choice');
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      // Every pattern of the contract carries its code.
      return problem(issue.format === 'regex' ? issue.message : (formatCodes[issue.format] ?? 'not_valid'));
    case 'custom':
      return problem(issue.message);
    default:
      return problem('not_valid');
  }
}

/** Opens unions: of an optional field, the issues of the variant that came nearest count. */
function flatten(issue: ZodIssue, parent: readonly PropertyKey[]): Issue[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors[0]?.length) {
    return issue.errors[0].flatMap((inner) => flatten(inner, path));
  }
  return [{ path, ...problemOf(issue) }];
}

/** More than a person reads; 100,000 wrong rows fit into one body. */
const maxIssues = 100;

/** The first 100 issues of a failed parse. Parse with `reportInput`, so that a missing value is told from a wrong one. */
export function issueList(error: z.core.$ZodError): Issue[] {
  return error.issues.slice(0, maxIssues).flatMap((issue) => flatten(issue, []));
}
