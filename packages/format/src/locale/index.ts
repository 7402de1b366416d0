// Names of locales as people and systems write them, and digits of any script.
const tags = new Map<string, string | undefined>();

function canonical(name: string): string | undefined {
  // `en_GB.UTF-8` and `sr_RS@latin`, as systems name locales.
  const [tag = ''] = name.trim().replaceAll('_', '-').split(/[.@]/);
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0];
  } catch {
    return undefined;
  }
}

/** A locale as Intl takes it: `en_GB` is `en-GB`. Undefined for what is no locale, or one that is not known here. */
export function canonicalLocale(name: string): string | undefined {
  if (!tags.has(name)) tags.set(name, canonical(name));
  return tags.get(name);
}

/** A locale as Intl takes it; `fallback` where there is none of that name, so that a wrong setting stops no page. */
export const knownLocale = (name: string, fallback: string): string => canonicalLocale(name) ?? fallback;

/** Whether a time zone is known here by that IANA name: 'Africa/Harare'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const anyDigit = /\p{Nd}/u;

/** Ten digits stand beside each other in each script, from 0. */
function latin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (anyDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Text with the digits of any script as 0 to 9: `٠٥` is `05`. */
export const latinDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, latin);

/** Without the marks of direction that Intl puts between letters and digits. Overrides stay: with them text reads otherwise than it shows. */
export const withoutMarks = (text: string): string => text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '');
