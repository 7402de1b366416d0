import type { PlainDate } from '@rentsafe/format/date';
import { beforeAll, expect, it } from 'vitest';
import type { Actor } from '../audit/events.ts';
import type { HttpError } from '../http/errors.ts';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust } from '../testing/trust.ts';
import type { Account } from './account.ts';
import { postEntry } from './post.ts';
import { checkThere } from './there.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-11-10T08:00:00Z');
  const { book } = context;
  const actor = { userId: 1, requestId: 'test', now: new Date('2026-11-10T08:00:00Z') } as Actor;
  let bank: Account;
  const unknown: Account = { kind: 'unidentified', currency: 'USD' };
  const db = () => context.context.server.db;

  beforeAll(async () => {
    const trust = await openTrust(context);
    bank = { kind: 'bank', currency: 'USD', bank_account_id: trust.bank };
    const paying: Account = { kind: 'paying', currency: 'USD', bank_account_id: trust.bank };
    const post = (effective_on: PlainDate, debit: Account, credit: Account, amount: bigint) =>
      db().transaction((tx) =>
        postEntry(tx, actor, book.client, {
          kind: 'receipt',
          effective_on,
          transfers: [{ debit, credit, amount }],
        }),
      );
    await post('2026-02-02', bank, unknown, 100_00n);
    await post('2026-09-05', unknown, paying, 60_00n);
    await post('2026-09-06', paying, bank, 60_00n);
    await post('2026-10-01', bank, unknown, 25_00n);
  });

  const refusal = (day: PlainDate, ...takings: [Account, bigint][]) =>
    checkThere(
      db(),
      book.client,
      takings.map(([from, amount]) => ({ from, amount })),
      { day, field: 'on' },
    ).then(
      () => null,
      (error: HttpError) => error.body,
    );

  it.each<[string, PlainDate, [string, bigint][], string | null]>([
    ['before it came', '2026-02-01', [['unknown', 1n]], 'Only 0.00 was there on 1 Feb 2026.'],
    ['on the day that it came', '2026-02-02', [['unknown', 40_00n]], null],
    [
      'more than a later day left',
      '2026-02-02',
      [['unknown', 40_01n]],
      'Only 40.00 was there on 5 Sept 2026.',
    ],
    ['after that day', '2026-10-01', [['unknown', 65_00n]], null],
    [
      'in two parts',
      '2026-09-30',
      [
        ['unknown', 30_00n],
        ['unknown', 10_01n],
      ],
      'Only 40.00 was there on 30 Sept 2026.',
    ],
    [
      'from a bank account, set aside before it was paid',
      '2026-09-05',
      [['bank', 40_01n]],
      'Only 40.00 was there on 5 Sept 2026.',
    ],
    [
      'from an account that was never opened',
      '2026-10-02',
      [['exchange', 1n]],
      'Only 0.00 was there on 2 Oct 2026.',
    ],
  ])('G10 nothing is taken before it was there: %s', async (_, day, takings, text) => {
    const accounts: Record<string, Account> = {
      bank,
      unknown,
      exchange: { kind: 'exchange', currency: 'USD' },
    };
    const named = takings.map(([name, amount]): [Account, bigint] => [accounts[name] ?? unknown, amount]);
    expect(await refusal(day, ...named)).toEqual(text && { on: [text] });
  });
});
