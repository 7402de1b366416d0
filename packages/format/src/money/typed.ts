import { withoutMarks } from '../locale/index.ts';
import { numberFormat } from '../number/index.ts';
import { currencyCode } from './format.ts';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(/\s+/g, '\\s*');

type Parts = readonly Intl.NumberFormatPart[];
const textOf = (parts: Parts, type: Intl.NumberFormatPartTypes) =>
  withoutMarks(parts.find((part) => part.type === type)?.value ?? '');

function partsOf(locale: string, options: Intl.NumberFormatOptions): Parts {
  try {
    return numberFormat(locale, options).formatToParts(1234567.8);
  } catch {
    // No code of three letters.
    return [];
  }
}

const displays = ['symbol', 'narrowSymbol', 'code'] as const;

/** How a currency is written beside an amount, the longest first: `US$`, `USD`, `$`. */
function marksOf(currency: string, locale: string): string[] {
  const code = currencyCode(currency);
  const written = [locale, 'en-US'].flatMap((each) =>
    displays.map((currencyDisplay) =>
      textOf(partsOf(each, { style: 'currency', currency: code, currencyDisplay }), 'currency'),
    ),
  );
  const all = new Set([code, currency, ...written]);
  all.delete('');
  return [...all].sort((a, b) => b.length - a.length);
}

/** Some locales separate the digits of money otherwise than those of numbers: `$ 1.234,50` in de-AT. */
function asNumber(text: string, currency: string, locale: string): string {
  const money = partsOf(locale, {
    style: 'currency',
    currency: currencyCode(currency),
    numberingSystem: 'latn',
  });
  const plain = partsOf(locale, { numberingSystem: 'latn' });
  const signs = (['group', 'decimal'] as const).map(
    (type) => [textOf(money, type), textOf(plain, type)] as const,
  );
  if (signs.every(([ofMoney, ofNumber]) => ofMoney === '' || ofMoney === ofNumber)) return text;
  return [...text].map((sign) => signs.find(([ofMoney]) => ofMoney === sign)?.[1] ?? sign).join('');
}

/**
 * An amount without the sign or code of its currency, as it is pasted: `£1,234.56` and `1,234.56 GBP`. That of another currency stays: it is
 * no amount in this one.
 */
export function withoutCurrency(typed: string, currency: string, locale: string = 'en-US'): string {
  const text = withoutMarks(typed).trim();
  for (const mark of marksOf(currency, locale)) {
    const without = text
      .replace(new RegExp(`^([-\\u2212(\\s]*)${escaped(mark)}\\s*`, 'iu'), '$1')
      .replace(new RegExp(`\\s*${escaped(mark)}([-\\u2212)\\s]*)$`, 'iu'), '$1')
      .trim();
    if (without !== text && /\p{Nd}/u.test(without)) return asNumber(without, currency, locale);
  }
  return typed;
}
