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

it('a name that was missing is looked up again with its row', async () => {
  const find = vi.fn(async () => [7]).mockResolvedValueOnce([]);
  const send = rowSender(find);
  expect((await send([row(2, 'Kopje Court'), row(3, 'Kopje Court')], signal)).problems.size).toBe(2);
  expect((await send([row(2, 'Kopje Court')], signal)).sent).toMatchObject([{ property: '7' }]);
  expect(find).toHaveBeenCalledTimes(2);
});

it('days in messages are shown as screens show them', () => {
  const errors = { unit_number: ['This unit is let from 2026-11-01 to 2027-10-31.'] };
  expect(resultsOf({ results: [{ key: '2', result: 'error', errors }] }, new Map())).toEqual([
    {
      line: 2,
      result: 'error',
      errors: { unit_number: ['This unit is let from 01 Nov 2026 to 31 Oct 2027.'] },
    },
  ]);
});
