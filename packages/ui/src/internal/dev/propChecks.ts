import { devWarning } from './devWarning';

// What types cannot catch. Each check warns once, in development alone: in production its body is dropped.

/** The first value that stands twice. */
export function firstDuplicate<T>(values: readonly T[]): T | undefined {
  const seen = new Set<T>();
  return values.find((value) => seen.size === seen.add(value).size);
}

const article = (noun: string) => (/^[AEIO]/.test(noun) ? 'An' : 'A');

/** A name that a screen reader cannot announce. `name` is checked only where it is text. */
export function checkNamed(component: string, prop: string, name: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  const isBlank = name === undefined || name === null || (typeof name === 'string' && name.trim() === '');
  if (!isBlank) return;
  devWarning(
    `${article(component)} ${component} has no ${prop}.`,
    'A screen reader then finds it without a name.',
    `Pass \`${prop}\`: a short text that names its purpose.`,
  );
}

/** Options of which two have the same value. */
export function checkValues(component: string, name: unknown, values: readonly unknown[]): void {
  if (process.env.NODE_ENV === 'production') return;
  const twice = firstDuplicate(values);
  if (twice === undefined) return;
  devWarning(
    `${component} "${String(name)}" has two entries with the value "${String(twice)}".`,
    'Choosing one chooses the other.',
    'Give each a value of its own.',
  );
}

/** Limits that nothing can satisfy. */
export function checkLimits<Limit extends string | number>(
  component: string,
  name: unknown,
  min: Limit | undefined,
  max: Limit | undefined,
): void {
  if (process.env.NODE_ENV === 'production') return;
  if (min === undefined || max === undefined || min <= max) return;
  devWarning(
    `${component} "${String(name)}" has a \`min\` of ${min} and a \`max\` of ${max}.`,
    'Nothing lies between them, so nobody can fill it in.',
    'Let `min` be the smaller one.',
  );
}

/** Days and moments that can be read. */
export const asDate = 'a day as YYYY-MM-DD, or a moment as ISO 8601 or Date';

/** A value that cannot be shown, and is not simply missing. `readable` is what to pass instead. */
export function checkReadable(
  component: string,
  prop: string,
  value: unknown,
  text: string,
  readable: string,
): void {
  if (process.env.NODE_ENV === 'production') return;
  if (text !== '' || value === null || value === undefined || value === '') return;
  devWarning(
    `${component} cannot read the ${prop} ${JSON.stringify(String(value))}.`,
    'The user sees that there is none.',
    `Pass ${readable}.`,
  );
}
