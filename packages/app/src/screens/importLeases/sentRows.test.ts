import { expect, it, vi } from 'vitest';
import { resultsOf, rowSender } from './sentRows';

const { signal } = new AbortController();
const ids: Readonly<Record<string, number[]>> = { 'Kopje Court': [7], 'Main Street': [3, 4] };
const row = (line: number, property: string, values = {}) => ({ line, values: { property, ...values } });

it('a property is found by its name, once, or has its number; what is not one property is an error', async () => {
  const find = vi.fn(async (name: string) => ids[name] ?? []);
  const rows = ['Kopje Court', 'Kopje Court', '12', 'Main Street', 'Nowhere', ''];
  const { sent, problems } = await rowSender(find)(
    rows.map((property, index) => row(index + 2, property)),
    signal,
  );
  expect(sent.map(({ key, property }) => [key, property])).toEqual([
    ...[
      ['2', '7'],
      ['3', '7'],
      ['4', '12'],
    ],
    ...[
      ['5', 'Main Street'],
      ['6', 'Nowhere'],
      ['7', ''],
    ],
  ]);
  expect(find.mock.calls.map(([name]) => name)).toEqual(['Kopje Court', 'Main Street', 'Nowhere']);
  const results = resultsOf(
    {
      results: [
        { key: '5', result: 'error', errors: { property: ['A valid number is required.'], to_on: ['No.'] } },
        { key: '6', result: 'error', errors: { property: ['A valid number is required.'] } },
        { key: '7', result: 'error', errors: { property: ['This field is required.'] } },
      ],
    },
    problems,
  );
  expect(results).toEqual([
    {
      ...{ line: 5, result: 'error' },
      errors: { property: [expect.stringMatching(/^Several properties/)], to_on: ['No.'] },
    },
    { line: 6, result: 'error', errors: { property: [expect.stringMatching(/^No property has this name/)] } },
    { line: 7, result: 'error', errors: { property: ['This field is required.'] } },
  ]);
});

it('a name is looked up again after it failed', async () => {
  const find = vi.fn(async () => [7]).mockRejectedValueOnce(new Error('offline'));
  const send = rowSender(find);
  await expect(send([row(2, 'Kopje Court')], signal)).rejects.toThrow('offline');
  expect((await send([row(2, 'Kopje Court')], signal)).sent).toMatchObject([{ property: '7' }]);
});

it.each([
  ['US$', 'USD'],
  ['usd', 'USD'],
  ['ZiG', 'ZIG'],
  ['ZWG', 'ZIG'],
  ['rand', 'RAND'],
  ['', ''],
])('the currency %s is sent as %s', async (rent_currency, sent) => {
  const { sent: rows } = await rowSender(async () => [])([row(2, '', { rent_currency })], signal);
  expect(rows).toMatchObject([{ rent_currency: sent }]);
});
