import { readdirSync, readFileSync } from 'node:fs';
import { latinDigits } from '@rentsafe/format/locale';
import { describe, expect, it } from 'vitest';
import { path } from '../../scripts/generate.mjs';
import { defaultMessages } from '../defaultMessages';
import { allowedEquals } from './allowedEquals';

type Text = string | ((...values: never[]) => unknown);
type Texts = { readonly [key: string]: Text | Texts };

const locales = import.meta.glob<{ messages: Texts }>('./locales/*.ts', {
  eager: true,
});

/** `fr` of `./locales/fr.ts`. */
const codeOf = (file: string) => file.slice(-5, -3);

/** Every text by its path: `dataTable.empty`. */
function flat(texts: Texts, before = ''): [string, Text][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? flat(text, `${before}${key}.`) : [[`${before}${key}`, text] as [string, Text]],
  );
}
const english = new Map(flat(defaultMessages as never));

/** The types of the parameters of each English text, by file and key. */
const sources = readdirSync(path('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.messages.ts'))
  .map((file) => readFileSync(path(`src/${file}`), 'utf8'));
const parameters = new Map(
  sources.flatMap((source) => {
    const group = /defineMessages\('(\w+)'/.exec(source)?.[1] ?? 'chart';
    return [...source.matchAll(/(\w+): \(([^)]*)\)(?:: \w+)? =>/g)].map(
      ([, key, list = '']) => [`${group}.${key}`, list.split(', ').filter(Boolean)] as const,
    );
  }),
);

const sample = (parameter: string, at: number) => {
  const [, type = ''] = parameter.split(': ');
  if (type.startsWith('number')) return 12_340 + at;
  if (type.includes('[]')) return [`<${at}>`];
  if (type === 'SchemaIssue') return { message: `<${at}>` };
  return type.includes("'ascending'") || type === 'SortDirection' ? 'ascending' : `<${at}>`;
};

/** Which of the values a text names. */
function named(text: Text, values: readonly unknown[]): number[] {
  if (typeof text === 'string') return [];
  const written = latinDigits([text(...(values as never[]))].flat().join(' '));
  const digits = written.replace(/[^\d<>]/g, '');
  return values.flatMap((value, at) =>
    written.includes(`<${at}>`) || (typeof value === 'number' && digits.includes(String(value))) ? [at] : [],
  );
}

it('there is a file for each of eight languages', () => {
  expect(Object.keys(locales).map(codeOf)).toEqual([...['ar', 'de', 'en', 'es', 'fr', 'nd', 'pt', 'sn']]);
});

describe.each(Object.entries(locales))('%s', (file, { messages }) => {
  const own = new Map(flat(messages));

  it('LCL-7 has every text, and no other', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('LCL-7 names what the English text names', () => {
    const wrong = [...english].flatMap(([key, text]) => {
      const [group = '', name = ''] = key.split('.');
      const list = parameters.get(`${group}.${name}`) ?? parameters.get(`chart.${name}`) ?? [];
      const values = list.map(sample);
      const theirs = named(text, values);
      const ours = named(own.get(key) ?? '', values);
      return theirs.join() === ours.join() ? [] : [`${key} names ${ours}, not ${theirs}`];
    });
    expect(wrong).toEqual([]);
  });

  it.skipIf(codeOf(file) === 'en')('is left in English nowhere, save what is the same word', () => {
    const same = [...english].flatMap(([key, text]) =>
      typeof text === 'string' && own.get(key) === text ? [`${key}: ${text}`] : [],
    );
    const allowed = allowedEquals[codeOf(file)] ?? [];
    expect(same.filter((entry) => !allowed.includes(entry.slice(entry.indexOf(': ') + 2)))).toEqual([]);
  });
});
