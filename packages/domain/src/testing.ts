import * as fc from 'fast-check';
import type { FormParser, FormSource } from './form/index.ts';

const nasty = [
  '\0',
  '\ud800',
  '\udc00',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u00a0',
  '\n',
  '__proto__',
  '1e400',
  '<b>',
  '%00',
  '😀',
];

/** Any text for tests: every UTF-16 unit, so NUL and lone surrogates too, and what is known to hurt. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...nasty),
      fc.integer({ min: 0x20, max: 0x7e }).map((unit) => String.fromCharCode(unit)),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

/** What a form makes of a filling: the value that is sent, or its issues as code by control. */
export function parseForm<Value>(form: FormParser<Value>, filling: FormSource) {
  const result = form['~standard'].validate(filling);
  return result.issues
    ? { issues: Object.fromEntries(result.issues.map(({ path: [control], code }) => [control, code])) }
    : { value: result.value, issues: {} };
}
