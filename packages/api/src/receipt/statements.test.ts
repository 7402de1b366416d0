import type { BankStatement } from '@rentsafe/domain/bankStatement';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

/** Each session of Drizzle inherits it, whichever driver it is over. */
interface Preparing {
  prepareQuery: (query: { sql: string }, ...rest: unknown[]) => unknown;
}

onBothDatabases((kind) => {
  const context = useBook(kind, '2026-02-15T08:00:00Z');
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease } = await trust.let(rentOf('2026-01-01', '1000.00')));
    await trust.run('2026-01', '2026-02');
  });

  /** The statements of a call, but those that begin and end its transaction, and that of the session. */
  const statementsOf = async (call: () => Promise<unknown>): Promise<string[]> => {
    const session = Object.getPrototypeOf(context.context.server.db._.session) as Preparing;
    const prepare = vi.spyOn(session, 'prepareQuery');
    await call();
    const texts = prepare.mock.calls.map(([{ sql: text }]) => text.trim());
    prepare.mockRestore();
    return texts.filter((text) => !/^(begin|commit)/i.test(text));
  };

  it('a receipt that pays two months with arrears takes five statements', async () => {
    await trust.pay(lease, '2026-02-01', '1.00');
    const texts = await statementsOf(() => trust.pay(lease, '2026-02-10', '1500.00', { reference: 'R1' }));
    expect(texts.length, texts.join('\n')).toBe(5);
  });

  it('a line of a bank that pays a lease takes thirteen', async () => {
    const { body } = await context.post<BankStatement>('bank-statements/', {
      ...{
        bank_account: trust.bank,
        from_on: '2026-01-01',
        to_on: '2026-01-31',
        opening: '0.00',
        closing: '500.00',
      },
      lines: [{ on: '2026-01-20', description: 'EFT', amount: '500.00' }],
    });
    const match = () => context.post(`bank-lines/${body.lines[0]?.id}/match/`, { lease });
    const texts = await statementsOf(async () => expect((await match()).status).toBe(200));
    expect(texts.length, texts.join('\n')).toBe(13);
  });
});
