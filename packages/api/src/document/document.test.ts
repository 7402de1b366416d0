import { createHash } from 'node:crypto';
import type { DocumentPreview, DocumentTemplate, LeaseDocument } from '@rentsafe/domain/document';
import type { AttachedFile } from '@rentsafe/domain/file';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openHouse, rent } from '../testing/arrears.ts';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { png } from '../testing/images.ts';

const lease = {
  name: 'House lease',
  kind: 'residential',
  clauses: [
    { title: 'Parties', body: '{{landlord.name}} lets {{property.name}} to {{tenants.names}}.' },
    { title: 'Rent', body: '{{lease.rent}} is due on day {{lease.due_day}}.' },
  ],
};

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-10T08:00:00Z');
  const { book, get, post, patch } = context;
  let house: Awaited<ReturnType<typeof openHouse>>;

  beforeAll(async () => {
    house = await openHouse(context, rent('2026-01-01', '100.00'));
  });

  const template = async (more = {}) =>
    (await post<DocumentTemplate>('document-templates/', { ...lease, ...more }, book.admin)).body;
  const scan = async (id: number, of = 'document') =>
    (await post<AttachedFile>(`files/?subject=${of}:${id}&name=Scan.png`, png())).body.id;
  const issue = (id: number, of = house.lease) =>
    post<LeaseDocument>(`leases/${of}/documents/`, { template: id });

  it('a template is made by Admins; a change is its next revision, and the former one stays', async () => {
    expect((await post('document-templates/', lease)).status).toBe(403);
    const first = await template({ name: 'Shop lease', kind: 'commercial' });
    expect(first).toMatchObject({ name: 'Shop lease', revision: 1, clauses: lease.clauses });
    const second = await template({
      name: 'Shop lease',
      kind: 'commercial',
      clauses: lease.clauses.slice(1),
    });
    expect(second).toMatchObject({ revision: 2 });
    expect((await get(`document-templates/${first.id}/`)).body).toEqual(first);
    const revisions = async (query: string) =>
      (
        await get<Paginated<DocumentTemplate>>(`document-templates/?name=Shop%20lease${query}`)
      ).body.results.map(({ revision }) => revision);
    expect(await revisions('')).toEqual([2, 1]);
    expect(await revisions('&latest=true')).toEqual([2]);
    expect((await get(`document-templates/${first.id}/`, book.stranger)).status).toBe(404);
  });

  it.each([
    [{ clauses: [] }, { clauses: ['This list may not be empty.'] }],
    [
      { clauses: [{ title: 'Rent', body: '{{lease.rents}}' }] },
      { clauses: [{ body: ['There is no field lease.rents.'] }] },
    ],
    [{ kind: 'office' }, { kind: ['Not a valid choice.'] }],
  ])('%j is refused', async (wrong, body) => {
    expect(await post('document-templates/', { ...lease, ...wrong }, book.admin)).toMatchObject({
      status: 400,
      body,
    });
  });

  describe('a document', () => {
    it('is what the preview showed, has a number and keeps the bytes of its SHA-256', async () => {
      const { id } = await template();
      const preview = await get<DocumentPreview>(`document-templates/${id}/preview/?lease=${house.lease}`);
      const { status, body } = await issue(id);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...{
          number: 'LD-000001',
          state: 'issued',
          lease: { id: house.lease },
          template: { id },
          revision: 1,
        },
        ...{ issued_at: '2026-03-10T08:00:00.000Z', signed: null, withdrawn: null },
      });
      expect(body.content).toBe(preview.body.content);
      expect(body.content).toMatch(
        /^House lease\n\n1\. Parties\n.+ lets Gweru to .+\.\n\n2\. Rent\n\$100\.00 is due on day 1\.\n\nSignatures\nLandlord or agent: .+\nTenant: .+\nWitness:\nWitness:$/,
      );
      expect(body.sha256).toBe(createHash('sha256').update(body.content).digest('hex'));
      expect((await issue(id)).body.number).toBe('LD-000002');
      const { database } = context.context.server;
      await expect(database.exec(`UPDATE documents SET content = 'x'`)).rejects.toThrow(/append-only/);
      expect((await get(`documents/${body.id}/`, book.stranger)).status).toBe(404);
      expect((await get<Paginated<unknown>>(`documents/?lease=${house.lease}&state=issued`)).body.count).toBe(
        2,
      );
      expect((await get<Paginated<unknown>>('documents/?q=ld000002')).body.count).toBe(1);
    });

    it('says who they are, where it is, what is paid and into which account; a field that is empty is named', async () => {
      const clause = (...names: string[]) => ({
        clauses: [{ title: 'All', body: names.map((name) => `{{${name}}}`).join(' | ') }],
      });
      const names = [
        'tenants.names_and_ids',
        'property.address',
        'lease.rent_words',
        'lease.first_due_on',
        'agency.name',
      ];
      const all = await template({ name: 'All', ...clause(...names) });
      const path = (id: number) => `document-templates/${id}/preview/?lease=${house.lease}`;
      const { content } = (await get<DocumentPreview>(path(all.id))).body;
      expect(content).toMatch(
        /.+ \(ID number \w+\) \| .*Gweru \| one hundred United States dollars \| 01 Jan 2026 \| .+\n/,
      );
      const { db } = context.context.server;
      await db.execute(sql`UPDATE bank_accounts SET number = NULL WHERE client_id = ${book.client}`);
      const lacking = await template({
        name: 'Lacking',
        ...clause('landlord.bank', 'agency.address', 'agency.bank', 'lease.escalation'),
      });
      const template_ = [
        ...['The landlord has no bank details.', 'The agency has no address.'],
        'The agency has no bank account with a number in the currency of the rent.',
        'The lease has no rent increase.',
      ];
      expect(await get(path(lacking.id))).toMatchObject({
        status: 400,
        body: { template: [template_.join(' ')] },
      });
      await db.execute(sql`UPDATE bank_accounts SET number = '0112004', bank_name = 'CBZ' WHERE client_id = ${book.client}
        AND kind = 'bank'`);
      const agency = { address: '7 Kopje Road\nHarare', name: 'Kopje Estates' };
      const { version } = (await get<{ version: number }>(`books/${book.client}/`, book.admin)).body;
      await patch(`books/${book.client}/`, { agency, version }, book.admin);
      const ours = await template({
        name: 'Ours',
        ...clause('agency.name', 'agency.address', 'agency.bank'),
      });
      expect((await get<DocumentPreview>(path(ours.id))).body.content).toMatch(
        /Kopje Estates \| 7 Kopje Road, Harare \| CBZ, account 0112004\n/,
      );
    });

    it('is refused where the lease lacks what it says', async () => {
      const { id } = await template({
        name: 'With deposit',
        clauses: [{ title: 'Deposit', body: '{{lease.deposit}} until {{lease.to_on}}' }],
      });
      expect(await issue(id)).toMatchObject({
        status: 400,
        body: { template: ['The lease has no deposit. The lease has no last day.'] },
      });
      expect(await issue(999_999)).toMatchObject({
        status: 400,
        body: { template: ['Invalid pk "999999" - object does not exist.'] },
      });
      expect((await get(`document-templates/${id}/preview/?lease=999999`)).status).toBe(400);
      const unit = await context.newUnit();
      const party = { party: { type: 'individual', id: 3 }, role: 'tenant' };
      const terms = { ...rent('2026-02-01', '200.00'), to_on: '2026-12-31', deposit: usd('200.00') };
      const draft = await post<Lease>('leases/', { unit, parties: [party], ...terms });
      expect((await issue(id, draft.body.id)).body.content).toMatch(
        /^With deposit\n\n1\. Deposit\n\$200\.00 until 31 Dec 2026\n\nSignatures\n/,
      );
      await post(`leases/${draft.body.id}/cancel/`, {});
      expect(await issue(id, draft.body.id)).toMatchObject({ status: 409, body: { state: 'cancelled' } });
    });

    it('is signed with its scan, and withdrawn by an Admin with a reason', async () => {
      const { id } = (await issue((await template()).id)).body;
      const file = await scan(id);
      expect((await post(`documents/${id}/sign/`, { on: '2026-03-11', file })).body).toEqual({
        on: ['This date may not be in the future.'],
      });
      expect((await post(`documents/${id}/sign/`, {})).body).toEqual({ file: ['This field is required.'] });
      expect((await post<LeaseDocument>(`documents/${id}/sign/`, { file })).body).toMatchObject({
        ...{ state: 'signed', signed: { on: '2026-03-10', file } },
      });
      expect((await post(`documents/${id}/withdraw/`, { reason: 'Wrong name' })).status).toBe(403);
      expect(
        (await post<LeaseDocument>(`documents/${id}/withdraw/`, { reason: 'Wrong name' }, book.admin)).body,
      ).toMatchObject({ state: 'withdrawn', withdrawn: { reason: 'Wrong name' } });
      expect(await post(`documents/${id}/sign/`, { file })).toMatchObject({
        status: 409,
        body: { state: 'withdrawn' },
      });
    });

    it('is signed with a file of its own alone, and keeps its files', async () => {
      const { id: of } = await template();
      const [one, other] = [(await issue(of)).body.id, (await issue(of)).body.id];
      const file = await scan(other);
      const signing = (named: number) => post(`documents/${one}/sign/`, { file: named });
      for (const named of [file, 999_999, await scan(house.lease, 'lease')]) {
        expect(await signing(named)).toMatchObject({
          status: 400,
          body: { file: [`Invalid pk "${named}" - object does not exist.`] },
        });
      }
      const remove = () => post(`files/${file}/remove/`, { reason: 'Blurred' });
      expect(await remove()).toMatchObject({ status: 409, body: { state: 'issued' } });
      await post(`documents/${other}/sign/`, { file });
      expect(await remove()).toMatchObject({ status: 409, body: { state: 'signed' } });
      const files = (await get<Paginated<AttachedFile>>(`files/?subject=document:${other}`)).body;
      expect(files.results.map(({ id }) => id)).toEqual([file]);
      const { db } = context.context.server;
      await expect(
        db.execute(
          sql`INSERT INTO file_removals (file_id, client_id, reason) VALUES (${file}, ${book.client}, 'x')`,
        ),
      ).rejects.toMatchObject({ cause: { constraint: 'documents_keep_their_files' } });
      await expect(
        db.execute(
          sql`INSERT INTO document_events (client_id, document_id, kind, on_date, file_id, at)
              VALUES (${book.client}, ${one}, 'signed', '2026-03-10', ${file}, now())`,
        ),
      ).rejects.toMatchObject({ cause: { constraint: 'signed_with_its_file' } });
    });
  });
});
