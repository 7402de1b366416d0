import type { AuditEvent } from '@rentsafe/domain/audit';
import type { Book } from '@rentsafe/domain/book';
import type { ImportRecord } from '@rentsafe/domain/import';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const { context, book, verify, get, post, patch } = useBook(kind, '2026-04-02T08:00:00Z');
  const read = async () => (await get<Book>(`books/${book.client}/`)).body;

  it('G5 only an Admin of the provider says up to which day a book was checked', async () => {
    await verify(null);
    const provider = (await context.server.admin()).access;
    const staff = (await context.server.addUser(1, 2)).access;
    const change = async (verified_on: string | null, token: string, more = {}) =>
      patch<Book>(`books/${book.client}/`, { verified_on, version: (await read()).version, ...more }, token);
    expect(await read()).toMatchObject({ verified_on: null, managed: false });
    for (const token of [book.admin, book.user, staff]) {
      expect((await change('2026-04-01', token)).status).toBe(403);
      expect((await change(null, token)).status).toBe(403);
    }
    // What else the provider may not change in the book, it may not change beside it.
    expect((await change('2026-04-01', provider, { vat_registered: true })).status).toBe(403);
    expect(await change('2026-04-03', provider)).toMatchObject({
      status: 400,
      body: { verified_on: ['This date may not be in the future.'] },
    });
    expect(await change('2026-04-02', provider)).toMatchObject({
      status: 200,
      body: { verified_on: '2026-04-02' },
    });
    expect((await change(null, provider)).body.verified_on).toBeNull();
    const log = await get<Paginated<AuditEvent>>(`audit/?subject=book:${book.client}`, book.admin);
    expect(log.body.results.map(({ changes }) => changes.verified_on)).toEqual([
      ['2026-04-02', null],
      [null, '2026-04-02'],
    ]);
  });

  it('G5 what an Admin of the provider imports is checked, what the book’s own does is not', async () => {
    const provider = (await context.server.admin()).access;
    await patch(`books/${book.client}/`, { managed: true, version: (await read()).version }, provider);
    await verify(null);
    const imported = async (token: string) => {
      const named = { kind: 'opening', name: 'Old', opening_on: '2026-03-31', client: book.client };
      const { id } = (await post<ImportRecord>('imports/', named, token)).body;
      const account = { name: `B${id}`, kind: 'bank', currency: 'USD', client: book.client };
      const { id: bank } = (await post<{ id: number }>('bank-accounts/', account, token)).body;
      const rows = [{ key: '1', kind: 'bank', bank_account: String(bank), currency: 'USD', amount: '10.00' }];
      await post(`imports/${id}/rows/`, { rows }, token);
      expect(await post(`imports/${id}/commit/`, {}, token)).toMatchObject({ body: { committed: 1 } });
      return (await read()).verified_on;
    };
    expect(await imported(book.admin)).toBeNull();
    expect(await imported(provider)).toBe('2026-04-02');
  });
});
