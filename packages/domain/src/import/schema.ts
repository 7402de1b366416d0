import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { paginated } from '../pagination/schema.ts';
import { maxLength, minLength, recordId, text } from '../text/index.ts';
import { isObject } from './readRow.ts';

export const importKinds = ['leases', 'opening'] as const;
export type ImportKind = (typeof importKinds)[number];
export const importStates = ['open', 'committed', 'undone'] as const;
export type ImportState = (typeof importStates)[number];
export const rowResults = ['new', 'duplicate', 'error'] as const;
export type RowResult = (typeof rowResults)[number];

/** Rows that one request may send, and that one commit makes. */
export const ROWS_SENT = 500;
export const ROWS_COMMITTED = 200;

export const importInput = z
  .object({
    /** Whose book; the caller's own when left out. */
    client: z.optional(recordId),
    kind: z.enum(importKinds),
    /** Of the file, for whoever looks for it later. */
    name: text(200),
    /** The day of the opening balances. */
    opening_on: z.optional(z.nullable(plainDate)),
  })
  .check(
    z.refine(({ kind, opening_on }) => kind !== 'opening' || !!opening_on, {
      path: ['opening_on'],
      ...issue('required'),
      when: isObject,
    }),
  );
export type ImportInput = z.input<typeof importInput>;

export const importRecord = z.object({
  id: recordId,
  kind: z.enum(importKinds),
  name: z.string(),
  opening_on: z.nullable(plainDate),
  state: z.enum(importStates),
  /** Rows by result, and how many of them have become records. */
  counts: z.object({ new: z.int(), duplicate: z.int(), error: z.int(), committed: z.int() }),
});
export type ImportRecord = z.output<typeof importRecord>;

/** Each row has a key of the file's own, such as its line; the same key again replaces the row. */
export const importRowsInput = z.object({
  rows: z.array(z.looseObject({ key: text(100) })).check(minLength(1), maxLength(ROWS_SENT)),
});
export type ImportRowsInput = z.input<typeof importRowsInput>;

const rowResult = z.object({
  key: z.string(),
  result: z.enum(rowResults),
  /** What is wrong, by field. */
  errors: z.record(z.string(), z.array(z.string())),
});

export const importRowResults = z.object({ results: z.array(rowResult) });
export type ImportRowResults = z.output<typeof importRowResults>;

export const importRowPage = paginated(
  z.object({
    ...rowResult.shape,
    /** The fields as they were sent. */
    data: z.record(z.string(), z.unknown()),
    /** The lease that was made of it. */
    lease: z.nullable(z.object({ id: recordId, number: z.string() })),
  }),
);
export type ImportRow = z.output<typeof importRowPage>['results'][number];

export const importCommit = z.object({ committed: z.int(), remaining: z.int() });
export type ImportCommit = z.output<typeof importCommit>;
