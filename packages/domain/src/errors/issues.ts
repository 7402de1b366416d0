import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Field errors in the shape of Django REST framework: messages, or nested by key, or a list by row. */
export type ErrorTree = { [key: string]: string[] | ErrorTree | (ErrorTree | Record<string, never>)[] };

const typeMessages: Record<string, string> = {
  string: 'Not a valid string.',
  int: 'A valid integer is required.',
  number: 'A valid number is required.',
  boolean: 'Must be a valid boolean.',
  array: 'Expected a list of items.',
  object: 'Invalid data. Expected a dictionary.',
};

const formatMessages: Record<string, string> = {
  email: 'Enter a valid email address.',
  url: 'Enter a valid URL.',
};

function sizeMessage(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const small = issue.code === 'too_small';
  const limit = String(small ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (small && limit === '1') return 'This field may not be blank.';
    return `Ensure this field has ${small ? 'at least' : 'no more than'} ${limit} characters.`;
  }
  if (issue.origin === 'array') {
    if (small && limit === '1') return 'This list may not be empty.';
    return `Ensure this field has ${small ? 'at least' : 'no more than'} ${limit} elements.`;
  }
  if (small && !issue.inclusive) return `Ensure this value is greater than ${limit}.`;
  return `Ensure this value is ${small ? 'greater' : 'less'} than or equal to ${limit}.`;
}

/** An issue in the words of Django REST framework. Parse with `reportInput` so that a missing value is told from a wrong one. */
export function issueMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required.';
      if (issue.input === null) return 'This field may not be null.';
      return typeMessages[issue.expected] ?? 'Not a valid value.';
    case 'too_small':
    case 'too_big':
      return sizeMessage(issue);
    case 'invalid_format':
      // Every pattern of the contract says what it wants in its own words.
      if (issue.format === 'regex' && issue.message) return issue.message;
      return formatMessages[issue.format] ?? 'Enter a valid value.';
    case 'invalid_value':
      if (issue.input === undefined) return 'This field is required.';
      if (issue.input === null) return 'This field may not be null.';
      return 'Not a valid choice.';
    case 'custom':
      return issue.message ?? 'Enter a valid value.';
    default:
      return 'Enter a valid value.';
  }
}

/** Opens unions: of an optional field, the issues of the variant that came nearest count. */
function flatten(
  issue: Issue,
  path: readonly PropertyKey[],
): { path: readonly PropertyKey[]; message: string }[] {
  const here = [...path, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors[0]?.length) {
    return issue.errors[0].flatMap((inner) => flatten(inner, here));
  }
  return [{ path: here, message: issueMessage(issue) }];
}

/** More than a person reads; 100,000 wrong rows fit into one body. */
const maxIssues = 100;

const firstIssues = (error: z.core.$ZodError) =>
  error.issues.slice(0, maxIssues).flatMap((issue) => flatten(issue, []));

/** The first 100 issues of a failed parse as path and message. */
export function issueList(error: z.core.$ZodError): { path: readonly string[]; message: string }[] {
  return firstIssues(error).map(({ path, message }) => ({ path: path.map(String), message }));
}

/** Numbers are the indices of a list; a key of digits that someone sent is text, and makes no list. */
type Building = { messages: string[]; children: Map<PropertyKey, Building> };

const empty = (): Building => ({ messages: [], children: new Map() });

const asFields = ({ children }: Building): ErrorTree =>
  Object.fromEntries([...children].map(([key, child]) => [String(key), build(child)]));

function build(node: Building): ErrorTree[string] {
  const indices = [...node.children.keys()].filter((key) => typeof key === 'number');
  if (node.children.size === 0) return node.messages;
  if (indices.length < node.children.size) return asFields(node);
  return Array.from({ length: Math.max(...indices) + 1 }, (_, row) => {
    const child = node.children.get(row);
    if (!child) return {};
    const built = build(child);
    return Array.isArray(built) ? { non_field_errors: child.messages } : built;
  });
}

/** A failed parse as the body of a 400: `{city: ["…"], addresses: [{}, {city_id: ["…"]}]}`. */
export function issueTree(error: z.core.$ZodError): ErrorTree {
  const root = empty();
  for (const { path, message } of firstIssues(error)) {
    let node = root;
    for (const key of path.length > 0 ? path : ['non_field_errors']) {
      const next = node.children.get(key) ?? empty();
      node.children.set(key, next);
      node = next;
    }
    if (!node.messages.includes(message)) node.messages.push(message);
  }
  return asFields(root);
}
