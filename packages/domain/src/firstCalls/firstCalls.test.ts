import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '../contract/index.ts';
import { sampleBranchRow, sampleIndividualRow } from '../fixtures/index.ts';
import { hostileText } from '../testing.ts';
import { firstCalls } from './index.ts';

const page = (row: object) => ({
  next: 'http://localhost/?page=3',
  previous: null,
  count: 41,
  count_is_capped: true,
  results: [row, { ...row, id: 2 }],
});
const tokens = { access: 'a', refresh: 'r' };

const answers: Record<keyof typeof firstCalls, unknown> = {
  login: { user: { id: 1, username: 'tariro', user_type: 'staff' }, ...tokens },
  refreshSession: tokens,
  logout: undefined,
  listIndividuals: page(sampleIndividualRow(1)),
  searchIndividuals: page(sampleIndividualRow(1)),
  listBranches: page(sampleBranchRow(1)),
  searchBranches: page(sampleBranchRow(1)),
};
const names = Object.keys(answers) as (keyof typeof firstCalls)[];

const hostile = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, -1, 1.5, 2 ** 53, Number.NaN, '', [], {}, [[]], [null]),
  hostileText,
  fc.jsonValue(),
);

/** The value with one thing in it exchanged, taken out, or added to. */
function spoilt(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return hostile;
  const within = Object.keys(value).map((key) =>
    spoilt((value as Record<string, unknown>)[key]).map((inner) =>
      Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner },
    ),
  );
  const without = Object.keys(value).map((key) => {
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    return fc.constant(rest);
  });
  const more = hostile.map((extra) => ({ ...value, extra }));
  return fc.oneof(hostile, more, ...without, ...within);
}

test.each(names)('%s is sent as the contract says', (name) => {
  const { reply: _, ...call } = firstCalls[name];
  expect(contract[name]).toMatchObject(call);
});

test.each(names)('%s reads every answer as the schema of the contract does', (name) => {
  const schema = contract[name]?.reply;
  const right = answers[name];
  expect(firstCalls[name].reply.safeParse(right)).toEqual({ success: true, data: right });
  fc.assert(
    fc.property(spoilt(right), (value) => {
      const expected = schema?.safeParse(value);
      const read = firstCalls[name].reply.safeParse(value);
      expect(read.success).toBe(expected?.success);
      if (read.success) expect(read.data).toEqual(expected?.data);
    }),
    { numRuns: 500 },
  );
});
