import { cloneElement, isValidElement, type ReactElement } from 'react';

/** What someone may have typed, or a server may send, where a name was expected. */
export const hostileTexts = {
  markup: '<img src=x onerror="window.hacked=true"><script>window.hacked=true</script>',
  'a text that turns round': '\u202Egnp.exe\u2066 \u0000\uD800 ﷽',
  // In one piece Chromium lays it out for seconds, in any page: it shapes the rest again for each line.
  '10,000 characters in words of 500': `${'W'.repeat(499)} `.repeat(20),
};

/** The texts of a sample begin with a capital letter; names of fields, options and currencies are not shown as they are. */
const isText = (text: string) => /^[A-Z]/.test(text) && !/^[A-Z]{3}$/.test(text);
const isPlainObject = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

function replace(value: unknown, hostile: (original: string) => string): unknown {
  if (typeof value === 'string') return isText(value) ? hostile(value) : value;
  if (Array.isArray(value)) return value.map((item) => replace(item, hostile));
  if (isValidElement<object>(value)) return cloneElement(value, replace(value.props, hostile) as object);
  if (typeof value !== 'object' || value === null || !isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replace(item, hostile)]));
}

/** The element with `text` in the place of each of its texts, and what replaced which. Each ends in a number of its own. */
export function withText(element: ReactElement, text: string) {
  const texts: { original: string; hostile: string }[] = [];
  const replaced = replace(element, (original) => {
    const hostile = `${text}(${texts.length + 1})`;
    texts.push({ original, hostile });
    return hostile;
  });
  return { element: replaced as ReactElement, texts };
}
