import { Readable } from 'node:stream';
import { getEntry, getJournal, listEntries } from '@rentsafe/domain/entry';
import type { FastifyInstance } from 'fastify';
import { actorOf, recordEvent } from '../audit/events.ts';
import { listedBook, pathBook } from '../book/rights.ts';
import { route, serve } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { fieldError } from '../http/errors.ts';
import { dateQuery } from '../http/filters.ts';
import { issueText } from '../http/issueText.ts';
import { pathId } from '../http/query.ts';
import * as entries from './entries.ts';
import { journalOf } from './journal.ts';

export function entryRoutes(app: FastifyInstance): void {
  serveList(app, listEntries, listedBook, entries.listEntries);
  serve(app, getEntry, async ({ request, db }) =>
    entries.readEntry(db, await listedBook(request, db), pathId(request)),
  );

  route(app, getJournal, async (request, reply) => {
    const { client_id: client } = await pathBook(request, app.db);
    const [from, until] = [dateQuery(request, 'from'), dateQuery(request, 'until')];
    if (from && until && until < from)
      throw fieldError('until', issueText({ code: 'before_start', params: {} }));
    const { count, text } = await journalOf(app.db, client, { from, until });
    await recordEvent(app.db, actorOf(request, app.now()), {
      action: 'export',
      subject: { type: 'list', id: null },
      clientId: client,
      changes: {
        list: [null, 'journal'],
        rows: [null, count],
        client: [null, client],
        ...(from && { from: [null, from] }),
        ...(until && { until: [null, until] }),
      },
    });
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="journal-${client}.journal"`)
      .send(Readable.from(text));
  });
}
