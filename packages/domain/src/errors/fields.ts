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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const texts = (values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === 'string');

function collect(value: unknown, path: readonly string[], fields: FieldError[]): void {
  if (path.length > maxDepth) return;
  if (typeof value === 'string') fields.push({ path, messages: [value] });
  else if (Array.isArray(value)) {
    const messages = texts(value);
    if (messages.length > 0) fields.push({ path, messages });
    else
      value.forEach(
        (item, index) => void (isRecord(item) && collect(item, [...path, String(index)], fields)),
      );
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      collect(item, key === 'non_field_errors' ? path : [...path, key], fields);
    }
  }
}

/** Reads `{detail}`, `{field: [messages]}` and nested lists; anything else gives no detail and no fields. */
export function readServerErrors(body: unknown): ServerErrors {
  if (!isRecord(body)) return { detail: null, fields: [] };
  const fields: FieldError[] = [];
  const details: string[] = [];
  for (const [key, value] of Object.entries(body)) {
    if (wholeCall.has(key)) details.push(...texts(Array.isArray(value) ? value : [value]));
    else if (key !== 'existing') collect(value, [key], fields);
  }
  return { detail: details.join(' ') || null, fields };
}

/** One line for a toast: the detail, else the first message of each field. */
export function serverErrorText({ detail, fields }: ServerErrors): string | null {
  if (detail) return detail;
  return fields.map(({ messages }) => messages[0]).join(' ') || null;
}
