import type { Book } from '@rentsafe/domain/book';
import type { Charge } from '@rentsafe/domain/charge';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { expect, it } from 'vitest';
import { openHouse, rent } from '../testing/arrears.ts';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { refusalOf } from '../testing/refusal.ts';

onEitherDatabase((kind) => {
  const using = useBook(kind, '2026-02-20T08:00:00Z');
  const { context, book, get, post, patch } = using;

  const rule = (from_on: string, rate: string) => post('commission-rules/', { from_on, rate }, book.admin);
  const lock = using.lockUntil;
  const register = async (vat_registered: boolean) => {
    const { version } = (await get<Book>(`books/${book.client}/`)).body;
    expect((await patch(`books/${book.client}/`, { version, vat_registered }, book.admin)).status).toBe(200);
  };
  /** 1,000.00 of January at 10 %, which is 15 % from February on. */
  const open = async () => {
    const house = await openHouse(using, rent('2026-01-01', '1000.00'));
    await rule('2020-01-01', '10.00');
    await house.run('2026-01');
    await rule('2026-02-01', '15.00');
    return house;
  };
  const january = async () => (await get<Paginated<Charge>>('charges/')).body.results.at(-1)?.id ?? 0;
  const receipt = async (id: number) => (await get<Receipt>(`receipts/${id}/`)).body;
  const shown = ({ allocations }: Receipt) =>
    allocations.map(({ effective_on, amount, commission, commission_vat }) => [
      ...[effective_on, amount, commission, commission_vat],
    ]);

  it('rates kept: what pays a charge again after a credit in a locked month bears the rates of what it replaces', async () => {
    const { pay } = await open();
    const { id } = await pay('2026-01-05', '1000.00');
    await lock('2026-01-31');
    const credit = { amount: usd('100.00'), on: '2026-02-10', reason: 'Leak', kind: 'credit' };
    expect((await post(`charges/${await january()}/credit/`, credit, book.admin)).status).toBe(200);
    expect(shown(await receipt(id))).toEqual([['2026-02-01', '900.00', '90.00', '0.00']]);
  });

  it('rates kept: unallocated and allocated again, in parts too, though rule and registration have changed', async () => {
    const { pay } = await open();
    const { id } = await pay('2026-01-05', '600.00');
    // Said later of the same days.
    await rule('2026-01-01', '20.00');
    await register(true);
    await lock('2026-01-31');
    const charge = await january();
    await post(`receipts/${id}/unallocate/`, {}, book.admin);
    await post(`receipts/${id}/allocate/`, { allocations: [{ charge, amount: usd('250.00') }] });
    await post(`receipts/${id}/allocate/`, {});
    expect(shown(await receipt(id))).toEqual([
      ['2026-02-01', '250.00', '25.00', '0.00'],
      ['2026-02-01', '350.00', '35.00', '0.00'],
    ]);
    await post(`receipts/${id}/unallocate/`, {}, book.admin);
    await post(`receipts/${id}/allocate/`, {});
    const sum = shown(await receipt(id)).reduce((total, [, , commission]) => total + Number(commission), 0);
    expect(sum).toBe(60);
  });

  it('rates kept: only of as much as is replaced', async () => {
    const { pay } = await open();
    const charge = await january();
    const { id } = await pay('2026-01-05', '600.00', {
      allocations: [{ charge, amount: usd('200.00') }],
    });
    await rule('2026-01-01', '20.00');
    await post(`receipts/${id}/unallocate/`, {}, book.admin);
    await post(`receipts/${id}/allocate/`, {});
    expect(shown(await receipt(id)).map(([, amount, commission]) => [amount, commission])).toEqual([
      ['200.00', '20.00'],
      ['400.00', '80.00'],
    ]);
  });

  it('rates of the day are those of the later of receipt and charge, whatever is locked: first allocated, or identified, later', async () => {
    const { lease, pay } = await open();
    const { id } = await pay('2026-01-05', '400.00', { allocations: 'none' });
    const unknown = await pay('2026-01-06', '300.00', { lease: null });
    await lock('2026-01-31');
    await post(`receipts/${id}/allocate/`, {});
    await post(`receipts/${unknown.id}/identify/`, { lease });
    expect(shown(await receipt(id))).toEqual([['2026-02-01', '400.00', '40.00', '0.00']]);
    expect(shown(await receipt(unknown.id))).toEqual([['2026-02-01', '300.00', '30.00', '0.00']]);
    expect(shown(await pay('2026-02-02', '100.00'))).toEqual([['2026-02-02', '100.00', '15.00', '0.00']]);
  });

  it('rates of the day: VAT on commission where the agency was registered on it, though that is said later', async () => {
    const { pay } = await open();
    expect(shown(await pay('2026-01-05', '100.00'))).toEqual([['2026-01-05', '100.00', '10.00', '0.00']]);
    await register(true);
    expect(shown(await pay('2026-02-19', '100.00'))).toEqual([['2026-02-19', '100.00', '15.00', '0.00']]);
    expect(shown(await pay('2026-02-20', '100.00'))).toEqual([['2026-02-20', '100.00', '15.00', '2.33']]);
    await register(false);
    expect(shown(await pay('2026-02-19', '10.00'))).toEqual([['2026-02-19', '10.00', '1.50', '0.00']]);
    expect(shown(await pay('2026-02-20', '10.00'))).toEqual([['2026-02-20', '10.00', '1.50', '0.00']]);
  });

  it('rates kept: the database refuses another rate in the place of what was taken back', async () => {
    const { pay } = await open();
    const { id } = await pay('2026-01-05', '1000.00');
    await post(`receipts/${id}/unallocate/`, {}, book.admin);
    const again = (replaces: string, bp: number) =>
      `INSERT INTO allocations (client_id, entry_seq, effective_on, charge_id, receipt_id, lease_id, currency, amount, net, vat,
         commission_bp, commission, replaces_id)
       SELECT client_id, entry_seq, effective_on, charge_id, receipt_id, lease_id, currency, amount, net, vat, ${bp}, commission,
         ${replaces} FROM allocations WHERE receipt_id = ${id} AND amount > 0 ORDER BY id LIMIT 1`;
    const refusal = (...statements: string[]) => refusalOf(context.server.db, ...statements);
    expect(await refusal(again('id', 1500))).toBe('keeps_rates');
    expect(await refusal(again('NULL::bigint', 1000))).toBe('keeps_rates');
    expect(await refusal(again('id', 1000))).toBe('nothing');
  });
});
