import { expect, it } from 'vitest';
import { type Creation, outcomesOf, textsOf } from './creating';

const creation: Creation<string> = {
  rules: {},
  options: [
    { value: 'harare', label: 'Harare' },
    { value: 'mutare', label: 'Mutare', disabledReason: 'No branch there.' },
    { value: 'gweru', label: 'Gweru', disabled: true },
  ],
  chosen: ['Café'],
  messages: {
    already: (label) => `${label} is there`,
    unavailable: (label) => `${label} cannot be`,
    tooLong: (maxLength, by) => `${maxLength}, ${by} too many`,
  },
  locale: 'en',
};

it.each([
  ['a, b; c', ['a', 'b', 'c']],
  ['one two \n\n three\r\n', ['one two', 'three']],
  ['أ، ب؛ ج', ['أ', 'ب', 'ج']],
  ['東京、大阪，京都', ['東京', '大阪', '京都']],
  ['  much\u00a0  room ', ['much room']],
  ['e\u0301', ['é']],
  [' ,; \n', []],
])('MLT-11 %j names %j', (text, texts) => expect(textsOf(text)).toEqual(texts));

it.each([
  ['a new one', ['Kariba'], ['Kariba']],
  ['an option in any case', ['HARARE', 'Kariba'], ['harare', 'Kariba']],
  ['the same twice', ['Kariba', 'kariba'], ['Kariba']],
  ['what is chosen already', ['cafe', 'Kariba'], ['Kariba']],
  ['vowels that are marks', ['की', 'का'], ['की', 'का']],
  ['signs', ['C', 'C++', 'C#'], ['C', 'C++', 'C#']],
])('MLT-12 of a list it takes %s once', (_, texts, values) =>
  expect(outcomesOf(texts, creation)).toEqual({
    added: values.map((value) => expect.objectContaining({ value }) as unknown),
    left: [],
    problem: undefined,
  }),
);

it('MLT-12 in Swedish o and ö are two letters', () => {
  const of = (locale: string) => outcomesOf(['hot', 'höt'], { ...creation, locale }).added.length;
  expect([of('sv'), of('en')]).toEqual([2, 1]);
});

it.each([
  ['chosen already', 'CAFÉ', {}, 'Café is there'],
  ['not to be chosen', 'mutare', {}, 'No branch there.'],
  ['not to be chosen, for no reason', 'gweru', {}, 'Gweru cannot be'],
  ['too long', 'Kariba', { maxLength: 4 }, '4, 2 too many'],
  ['refused', 'Kariba', { validate: () => 'Not now.' }, 'Not now.'],
])('MLT-12 what is %s stays, with the reason', (_, text, rules, problem) =>
  expect(outcomesOf([text], { ...creation, rules })).toEqual({
    added: [],
    left: [text],
    problem,
  }),
);

it('MLT-12 what cannot be taken of a list stays, with the reason of the first', () => {
  const rules = { validate: (text: string) => (/\d/.test(text) ? `${text} has a figure.` : undefined) };
  expect(outcomesOf(['a', 'b2', 'c', 'd4'], { ...creation, rules })).toMatchObject({
    added: [{ value: 'a' }, { value: 'c' }],
    left: ['b2', 'd4'],
    problem: 'b2 has a figure.',
  });
});
