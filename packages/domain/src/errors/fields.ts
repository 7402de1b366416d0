/** What a server said of one field; `path` is e.g. `['addresses', '1', 'city_id']`. */
export interface FieldError {
  path: readonly string[];
  messages: readonly string[];
}

/** A refusal in Django REST style, taken apart. */
export interface ServerErrors {
  /** `detail`, `error` or `non_field_errors`: what concerns the whole call. */
  detail: string | null;
  fields: readonly FieldError[];
}

const wholeCall = new Set(['detail', 'details', 'error', 'message', 'non_field_errors']);
const maxDepth = 6;
/** More than a person reads; a hostile or broken answer may hold millions. */
const maxMessages = 100;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textsOf = (value: unknown) =>
  (Array.isArray(value) ? value.slice(0, maxMessages) : [value]).filter(
    (item): item is string => typeof item === 'string' && item !== '',
  );

function collect(value: unknown, path: readonly string[], fields: FieldError[], depth = 0): void {
  if (depth > maxDepth || fields.length >= maxMessages) return;
  const messages = textsOf(value);
  if (messages.length > 0) fields.push({ path, messages });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (Array.isArray(value) && !isRecord(item)) continue;
    collect(item, key === 'non_field_errors' ? path : [...path, key], fields, depth + 1);
  }
}

const isRecordWithId = (value: unknown) => isRecord(value) && typeof value.id === 'number';

/** What a refusal names beside its text: the record that is there already, the state that forbids it, whom it concerns, why, and what it needs. */
const isFact = (key: string, value: unknown) =>
  key === 'existing' ||
  (key === 'state' && typeof value === 'string') ||
  (key === 'reasons' && Array.isArray(value) && value.every((reason) => typeof reason === 'string')) ||
  (key === 'needs' && typeof value === 'string') ||
  (key === 'limit' &&
    isRecord(value) &&
    typeof value.amount === 'string' &&
    typeof value.currency === 'string') ||
  (key === 'parties' && Array.isArray(value) && value.length > 0 && value.every(isRecordWithId));

/**
 * Reads `{detail}`, `{field: [messages]}`, `[messages]` and nested lists; anything else gives no detail and no fields.
 * Never throws; at most 100 fields.
 */
export function readServerErrors(body: unknown): ServerErrors {
  if (!isRecord(body))
    return { detail: (Array.isArray(body) && textsOf(body).join(' ')) || null, fields: [] };
  const fields: FieldError[] = [];
  const details: string[] = [];
  for (const [key, value] of Object.entries(body)) {
    if (wholeCall.has(key) && isRecord(value)) collect(value, [], fields);
    else if (wholeCall.has(key)) details.push(...textsOf(value));
    else if (!isFact(key, value)) collect(value, [key], fields);
  }
  return { detail: details.join(' ') || null, fields };
}

/** One line for a toast: the detail, else the first message of each field. */
export function serverErrorText({ detail, fields }: ServerErrors): string | null {
  if (detail) return detail;
  return fields.map(({ messages }) => messages[0]).join(' ') || null;
}
