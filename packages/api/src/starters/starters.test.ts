import type { DocumentPreview, DocumentTemplate } from '@rentsafe/domain/document';
import type { Lease } from '@rentsafe/domain/lease';
import { type MessagePreview, type MessageTemplate, unknownField } from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openHouse, rent } from '../testing/arrears.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { starterLeases, starterMessages } from './index.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-10T08:00:00Z');
  const { book, get, post, patch } = context;

  const added = async (path: string, token?: string) => post<{ added: number }>(path, {}, token);
  const every = async <Row>(path: string) =>
    (await get<Paginated<Row>>(`${path}?page_size=100`)).body.results;

  it('an Admin adds them once, as samples; a text that somebody changes is no sample any more', async () => {
    expect((await added('message-templates/starters/')).status).toBe(403);
    expect((await added('document-templates/starters/')).status).toBe(403);
    expect((await added('message-templates/starters/', book.admin)).body).toEqual({ added: 10 });
    expect((await added('message-templates/starters/', book.admin)).body).toEqual({ added: 0 });
    expect((await added('document-templates/starters/', book.admin)).body).toEqual({ added: 3 });
    expect((await added('document-templates/starters/', book.admin)).body).toEqual({ added: 0 });
    const messages = await every<MessageTemplate>('message-templates/');
    expect(messages.map(({ name }) => name)).toEqual(starterMessages.map(({ name }) => name));
    expect(messages.every(({ is_sample }) => is_sample)).toBe(true);
    const [first] = messages;
    const path = `message-templates/${first?.id}/`;
    const renamed = await patch<MessageTemplate>(path, { name: 'Late rent', version: 1 }, book.admin);
    expect(renamed.body.is_sample).toBe(true);
    const changed = await patch<MessageTemplate>(path, { body: 'Pay.', version: 2 }, book.admin);
    expect(changed.body.is_sample).toBe(false);
    const [lease] = await every<DocumentTemplate>('document-templates/');
    expect(lease).toMatchObject({ name: starterLeases[0]?.name, is_sample: true });
    const next = { name: lease?.name, kind: lease?.kind, clauses: lease?.clauses };
    const revision = await post<DocumentTemplate>('document-templates/', next, book.admin);
    expect(revision.body).toMatchObject({ revision: 2, is_sample: false });
  });

  it('each says what a whole lease has, and nothing else', async () => {
    const house = await openHouse(context, {
      ...rent('2026-02-01', '200.00'),
      ...{ to_on: '2027-01-31', deposit: usd('200.00') },
    });
    const steps = await get<Lease>(`leases/${house.lease}/`);
    expect(steps.status).toBe(200);
    await added('message-templates/starters/', book.admin);
    await added('document-templates/starters/', book.admin);
    for (const { id, name } of await every<DocumentTemplate>('document-templates/')) {
      const preview = await get<DocumentPreview>(`document-templates/${id}/preview/?lease=${house.lease}`);
      expect(preview, name).toMatchObject({ status: 200 });
      expect(preview.body.content, name).toContain('two hundred United States dollars');
    }
    await house.run('2026-02', '2026-03');
    await house.pay('2026-03-10', '100.00');
    const { db } = context.context.server;
    await db.execute(sql`INSERT INTO schedule_steps (client_id, schedule_id, from_on, amount)
      SELECT client_id, id, '2027-01-01', 22000 FROM charge_schedules WHERE lease_id = ${house.lease}`);
    const unit = (await get<Lease>(`leases/${house.lease}/`)).body.unit.id;
    await post('inspections/', { unit, kind: 'routine', planned_on: '2026-03-20', inspector: 'R' });
    const recipients = (kindOf: string) =>
      kindOf === 'statement'
        ? { landlords: 'all' }
        : kindOf === 'maintenance'
          ? { parties: [person(2)] }
          : { leases: { filter: 'ids', ids: [house.lease] } };
    for (const { id, name, kind: of } of await every<MessageTemplate>('message-templates/')) {
      const preview = await post<MessagePreview>('messages/preview/', { template: id, to: recipients(of) });
      expect(preview.body, name).toMatchObject({ count: 1, skipped: [] });
      expect(unknownField(preview.body.sample[0]?.body ?? '', [])).toBeUndefined();
    }
  });
});
