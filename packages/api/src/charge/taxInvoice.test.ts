import type { Book } from '@rentsafe/domain/book';
import type { Invoice, InvoiceRow } from '@rentsafe/domain/charge';
import type { Landlord } from '@rentsafe/domain/landlord';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const { context, book, get, post, patch, newUnit } = useBook(kind, '2026-07-15T08:00:00Z');

  const invoiceOf = async (vat: 'none' | 'standard') => {
    const { id } = (
      await post<Lease>('leases/', {
        unit: await newUnit({ street_number: vat }),
        parties: [{ party: { type: 'company', id: 3 }, role: 'tenant' }],
        from_on: '2026-01-01',
        business_use: true,
        schedules: [
          { type: 'rent', currency: 'USD', vat, steps: [{ from_on: '2026-01-01', amount: '400.00' }] },
        ],
      })
    ).body;
    expect((await post(`leases/${id}/activate/`, {})).status).toBe(200);
    await post('charge-runs/', { month: '2026-01' });
    const [row] = (await get<Paginated<InvoiceRow>>(`invoices/?lease=${id}`)).body.results;
    return (await get<Invoice>(`invoices/${row?.id}/`)).body;
  };
  const put = (id: number, body: object, token = book.user) =>
    context.server.request<Invoice>('PUT', `/api/invoices/${id}/fiscal/`, { token, body });

  it('A24 names the seller, the buyer, when it is due and where it is paid', async () => {
    await post('landlords/', { party: person(1), vat_registered: true, vat_number: '220012345' });
    const account = { kind: 'bank', currency: 'USD', bank_name: 'CBZ', number: '0112' };
    await post('bank-accounts/', { ...account, name: 'Trust USD' }, book.admin);
    await post('bank-accounts/', { ...account, name: 'Trust ZiG', currency: 'ZIG' }, book.admin);
    await post('bank-accounts/', { name: 'Till', kind: 'cash', currency: 'USD' }, book.admin);
    const taxed = await invoiceOf('standard');
    expect(taxed).toMatchObject({
      seller: { name: taxed.landlord.party.name, vat_number: '220012345', vat_registered: true, tin: null },
      buyer: { name: taxed.tenant?.name, address: expect.stringContaining('\n') },
      due_on: '2026-01-01',
      pay_to: [{ name: 'Trust USD', bank_name: 'CBZ', number: '0112' }],
      fiscal: null,
      vat: '62.00',
    });
    expect((await invoiceOf('none')).vat).toBe('0.00');
  });

  it('what a fiscal device answered is kept, corrected, and refused where it is none', async () => {
    const { id } = await invoiceOf('standard');
    const fiscal = { fiscal_day: 12, receipt_number: '451', verification_code: '4C8B-E276-6333-0417' };
    expect(await put(id, { ...fiscal, fiscal_day: 0, receipt_number: '' })).toMatchObject({
      status: 400,
      body: { fiscal_day: [expect.any(String)], receipt_number: [expect.any(String)] },
    });
    expect((await put(id, fiscal, book.stranger)).status).toBe(404);
    expect((await put(id, { ...fiscal, fiscal_day: 11 })).body.fiscal?.fiscal_day).toBe(11);
    const qr = 'https://fdms.example/0000012345';
    expect(await put(id, { ...fiscal, device: '12345', qr })).toMatchObject({
      status: 200,
      body: { fiscal: { ...fiscal, device: '12345', qr } },
    });
    expect((await get<Invoice>(`invoices/${id}/`)).body.fiscal).toEqual({ ...fiscal, device: '12345', qr });
  });

  it('stays as it was issued, whatever becomes of the landlord, the tenant and the agency; a credit note has its own day', async () => {
    await post('landlords/', { party: person(1), vat_registered: true, vat_number: '220012345' });
    const [landlord] = (await get<Paginated<Landlord>>('landlords/')).body.results;
    const agencyOf = async (agency: object) => {
      const { version } = (await get<Book>(`books/${book.client}/`)).body;
      expect((await patch(`books/${book.client}/`, { agency, version }, book.admin)).status).toBe(200);
    };
    await agencyOf({ name: 'Kopje Estates', vat_number: '220077777' });
    const issued = await invoiceOf('standard');
    expect(issued).toMatchObject({
      client: { id: book.client },
      agency: { name: 'Kopje Estates', vat_number: '220077777' },
      seller: { vat_number: '220012345', vat_registered: true },
    });
    await agencyOf({ name: 'Msasa Letting', vat_number: null, telephone: '+263 242 700 700' });
    const changed = { version: landlord?.version, vat_registered: false, vat_number: '' };
    expect((await patch(`landlords/${landlord?.id}/`, changed)).status).toBe(200);
    const { db } = context.server;
    await db.execute(
      sql`UPDATE addresses SET street_address = 'Moved' WHERE company_id = 3 OR individual_id = 1`,
    );
    const reread = (await get<Invoice>(`invoices/${issued.id}/`)).body;
    expect(reread).toEqual(issued);
    await post(
      `charges/${issued.lines[0]?.charge}/credit/`,
      {
        amount: usd('10.00'),
        reason: 'Days',
        kind: 'credit',
      },
      book.admin,
    );
    const [note] = (await get<Paginated<InvoiceRow>>(`invoices/?lease=${issued.lease.id}`)).body.results;
    expect((await get<Invoice>(`invoices/${note?.id}/`)).body).toMatchObject({
      kind: 'credit_note',
      agency: { name: 'Msasa Letting', vat_number: null, telephone: '+263 242 700 700' },
      seller: { vat_number: null },
      buyer: { address: expect.stringContaining('Moved') },
    });
    await expect(db.execute(sql`UPDATE invoice_parties SET buyer = NULL`)).rejects.toThrow();
    await expect(db.execute(sql`DELETE FROM invoice_parties`)).rejects.toThrow();
  });

  it('an invoice of before that was kept names its parties as they are now', async () => {
    const issued = await invoiceOf('none');
    const { db } = context.server;
    await db.execute(sql`ALTER TABLE invoice_parties DISABLE TRIGGER invoice_parties_append_only`);
    await db.execute(sql`DELETE FROM invoice_parties`);
    await db.execute(sql`ALTER TABLE invoice_parties ENABLE TRIGGER invoice_parties_append_only`);
    await db.execute(sql`UPDATE addresses SET street_address = 'Moved' WHERE company_id = 3`);
    expect((await get<Invoice>(`invoices/${issued.id}/`)).body).toMatchObject({
      seller: { name: issued.seller.name },
      buyer: { name: issued.buyer?.name, address: expect.stringContaining('Moved') },
    });
  });
});
