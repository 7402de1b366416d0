import type { AuditEvent } from '@rentsafe/domain/audit';
import type { Book } from '@rentsafe/domain/book';
import type { AttachedFile } from '@rentsafe/domain/file';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { LOOK_UP_FIRST } from '../party/naming.ts';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { png } from '../testing/images.ts';

onEitherDatabase((kind) => {
  const { context, book, get, post, patch } = useBook(kind, '2026-04-02T08:00:00Z');
  const read = async () => (await get<Book>(`books/${book.client}/`, book.admin)).body;
  const change = async (body: object, token = book.admin) =>
    patch<Book>(`books/${book.client}/`, { ...body, version: (await read()).version }, token);
  const upload = (bytes: Buffer, name: string, token = book.admin) =>
    context.server.post<AttachedFile>(`/api/files/?subject=book:${book.client}&name=${name}`, bytes, {
      token,
      headers: { 'content-type': 'image/png' },
    });

  it('a book has no agency until an Admin says so; what is left out of a change stays', async () => {
    const nothing = { name: null, address: null, telephone: null, email: null, vat_number: null, tin: null };
    expect(await read()).toMatchObject({
      agency: { ...nothing, company: null, logo: null },
      tax_office: null,
    });
    expect((await change({ agency: { name: 'Kopje Estates' } }, book.user)).status).toBe(403);
    // Of any length: whoever prints it knows it better.
    const agency = { name: ' Kopje Estates ', address: '7 Kopje Road\nHarare', vat_number: '22012345678901' };
    expect(await change({ agency, vat_registered: true })).toMatchObject({
      status: 200,
      body: { agency: { ...nothing, ...agency, name: 'Kopje Estates' }, vat_registered: true },
    });
    expect((await change({ agency: { telephone: '+263 242 700 700', vat_number: '' } })).body.agency).toEqual(
      {
        ...{ ...nothing, company: null, logo: null, name: 'Kopje Estates', address: '7 Kopje Road\nHarare' },
        telephone: '+263 242 700 700',
      },
    );
    expect(await change({ agency: { email: 'nobody', tin: 'x'.repeat(51) } })).toMatchObject({
      status: 400,
      body: { agency: { email: [expect.any(String)], tin: [expect.any(String)] } },
    });
    const log = await get<Paginated<AuditEvent>>(`audit/?subject=book:${book.client}`, book.admin);
    expect(log.body.results[0]?.changes).toEqual({
      telephone: [null, '+263 242 700 700'],
      vat_number: ['22012345678901', null],
    });
  });

  it('the logo is an image of the book, which an Admin adds, and goes with its file', async () => {
    expect((await upload(png(7), 'logo.png', book.user)).status).toBe(403);
    const { id } = (await upload(png(7), 'logo.png')).body;
    const paper = (await upload(Buffer.from('%PDF-1.7\n'), 'logo.pdf')).body;
    expect(await upload(Buffer.from('<svg/>'), 'logo.svg')).toMatchObject({ status: 415 });
    expect(await change({ agency: { logo: paper.id } })).toMatchObject({
      status: 400,
      body: { agency: { logo: ['Choose a JPEG, PNG or WebP image.'] } },
    });
    expect(await change({ agency: { logo: 999_999 } })).toMatchObject({
      status: 400,
      body: { agency: { logo: ['Invalid pk "999999" - object does not exist.'] } },
    });
    expect((await change({ agency: { logo: id } })).body.agency.logo).toBe(id);
    const content = await context.server.app.inject({
      method: 'GET',
      url: `/api/files/${id}/content/?inline=true`,
      headers: { authorization: `Bearer ${book.user}` },
    });
    expect(content.statusCode).toBe(200);
    expect((await post(`files/${id}/remove/`, { reason: 'Old' })).status).toBe(403);
    expect((await post(`files/${id}/remove/`, { reason: 'Old' }, book.admin)).status).toBe(204);
    expect((await read()).agency.logo).toBeNull();
  });

  it('G1 the own company and the tax office are standing payees: named once, they stay nameable', async () => {
    const { server } = context;
    book.client = await server.addClient(1, true);
    book.admin = (await server.addUser(book.client, 1)).access;
    expect(await change({ agency: { company: 9 } })).toMatchObject({
      status: 400,
      body: { agency: { company: [LOOK_UP_FIRST] } },
    });
    const [known] = await rows<{ number: string }>(
      server.db,
      sql`SELECT registration_number AS number FROM companies WHERE id = 9`,
    );
    await get(`companies/lookup/?registration_number=${encodeURIComponent(known?.number ?? '')}`, book.admin);
    const { body } = await change({ agency: { company: 1 }, tax_office: { type: 'company', id: 9 } });
    expect(body).toMatchObject({ agency: { company: { id: 1 } }, tax_office: { type: 'company', id: 9 } });
    const names = await get<Paginated<{ party: { id: number }; by: string }>>(
      'parties/?type=company',
      book.admin,
    );
    expect(names.body.results.find(({ party }) => party.id === 9)?.by).toBe('book');
    expect((await change({ tax_office: person(999) })).body).toEqual({ tax_office: { id: [LOOK_UP_FIRST] } });
    const cleared = await change({ tax_office: null, agency: { company: null } });
    expect(cleared.body).toMatchObject({ tax_office: null, agency: { company: null } });
  });
});
