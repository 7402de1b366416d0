import { cloneElement, isValidElement, type ReactElement } from 'react';

/** What someone may have typed, or a server may send, where a name was expected. */
export const hostileTexts = {
  markup: '<img src=x onerror="window.hacked=true"><script>window.hacked=true</script>',
  'a text that turns round': '\u202Egnp.exe\u2066 \u0000\uD800 ﷽',
  // In one piece Chromium lays it out for seconds, in any page: it shapes the rest again for each line.
  '10,000 characters in words of 500': `${'W'.repeat(499)} `.repeat(20),
};

/** The words of a sample begin with a capital letter; names of fields, options and currencies are not meant for readers. */
const isWords = (text: string) => /^[A-Z]/.test(text) && !/^[A-Z]{3}$/.test(text);
const isPlainObject = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

function replace(value: unknown, words: () => string): unknown {
  if (typeof value === 'string') return isWords(value) ? words() : value;
  if (Array.isArray(value)) return value.map((item) => replace(item, words));
  if (isValidElement<object>(value)) return cloneElement(value, replace(value.props, words) as object);
  if (typeof value !== 'object' || value === null || !isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replace(item, words)]));
}

/** The element with `text` in the place of each word that it shows. Each ends in a number of its own. */
export function withText(element: ReactElement, text: string): ReactElement {
  let count = 0;
  return replace(element, () => `${text}${++count}`) as ReactElement;
}
