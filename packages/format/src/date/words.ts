import { latinDigits, withoutMarks } from '../locale/index.ts';
import { dateFormat } from './format.ts';

interface DateWords {
  /** The number of each month by its names, short and in full, alone and beside a day. */
  months: ReadonlyMap<string, number>;
  /** Any of the names. */
  name: RegExp;
  /** What a locale writes between numbers, and says nothing: `de`, `г`, `年`. */
  filler: RegExp;
}

const styles: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: '2-digit', month: 'short', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
];

const MONTHS = 12;
/** In place of a month where a locale has one name for two. */
const SEVERAL = 0;

const folded = (text: string) => withoutMarks(latinDigits(text.normalize('NFKC'))).toLowerCase();

/** Any of the words, whole. */
function anyOf(words: Iterable<string>, end = ''): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const letter = '[\\p{L}\\p{M}]';
  return new RegExp(`(?<!${letter})(?:${escaped.join('|') || '(?!)'})(?!${letter})${end}`, 'gu');
}

const known = new Map<string, DateWords>();

function wordsOf(locale: string): DateWords {
  const found = known.get(locale);
  if (found) return found;
  const months = new Map<string, number>();
  const fillers = new Set<string>();
  for (const style of styles) {
    const format = dateFormat(locale, style, 'UTC');
    for (let month = 1; month <= MONTHS; month += 1) {
      let before = '';
      for (const { type, value } of format.formatToParts(Date.UTC(2025, month - 1, 5))) {
        const text = folded(value).trim();
        if (type === 'month' && !/\d/.test(text)) {
          // A preposition that is written together with its month, as in Hebrew, belongs to its name.
          for (const name of new Set([text, before + text])) {
            months.set(name, (months.get(name) ?? month) === month ? month : SEVERAL);
          }
        } else if (type === 'literal' || type === 'month') {
          for (const word of text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []) fillers.add(word);
        }
        before = /[\p{L}\p{M}]+$/u.exec(folded(value))?.[0] ?? '';
      }
    }
  }
  const words = { months, name: anyOf(months.keys(), '\\.?'), filler: anyOf(fillers, '\\.?') };
  known.set(locale, words);
  return words;
}

const english = 'en-GB';
const SHORTEST = 3;

/** The number of a month by the first letters of its name; undefined where they begin that of none or of several. */
function monthOf(begin: string, locale: string): number | 'several' | undefined {
  const { months } = wordsOf(locale);
  const numbers = new Set([...months].flatMap(([name, month]) => (name.startsWith(begin) ? [month] : [])));
  return numbers.size > 1 ? 'several' : [...numbers][0];
}

/** What stands in plain text for a month: no beginning of a name. */
const letters = 'abcdefghijkl';
const tokenOf = (month: number | undefined) => (month ? `month${letters[month - 1]}` : undefined);

/** The number of a month by its token, or by the first three letters of its name, or more, in a locale or in English. */
export function monthOfName(name: string, locale: string): number | undefined {
  const token = /^month([a-l])$/.exec(name)?.[1];
  if (token) return letters.indexOf(token) + 1;
  if (name.length < SHORTEST) return undefined;
  const month = monthOf(name, locale) ?? monthOf(name, english);
  return month === 'several' ? undefined : month;
}

/** What a person typed in plain signs: Latin digits, a token for the name of a month, and no words that say nothing. */
export function plainText(typed: string, locale: string): string {
  const { months, name, filler } = wordsOf(locale);
  const numberOf = (found: string) => months.get(found) ?? months.get(found.replace(/\.$/, ''));
  return folded(typed)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u060c\u3001]/g, ',')
    .replace(name, (found) => tokenOf(numberOf(found)) ?? found)
    .replace(filler, ' ')
    .trim()
    .replace(/\s*\.$/, '');
}
