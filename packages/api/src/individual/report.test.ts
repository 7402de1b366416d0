import { type IndividualReport, individualReport } from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import { describe, expect, it } from 'vitest';
import { onEitherDatabase } from '../testing/databases.ts';
import { useAdmin } from '../testing/server.ts';

onEitherDatabase((kind) => {
  const { context, get } = useAdmin(kind);

  describe('GET /api/individuals/{id}/full-details/', () => {
    it('is the individual with an empty, unrated report', async () => {
      const { status, body } = await get<IndividualReport>('/api/individuals/1/full-details/');
      expect(status).toBe(200);
      expect(individualReport.parse(body)).toEqual(body);
      expect(body).toMatchObject({
        claims: [],
        active: [],
        historic: [],
        classification: null,
        as_at: '2026-03-05T08:30:00.000Z',
        source: 'RentSafe register',
      });
    });

    it('every read is recorded with who, when and the request', async () => {
      const read = await get('/api/individuals/2/full-details/');
      const { body } = await get<Paginated<unknown>>('/api/individuals/2/access-log/');
      expect(body.count).toBe(1);
      expect(body.results).toEqual([
        {
          user: { id: expect.any(Number), name: 'First Administrator' },
          client: { id: 1, name: 'RentSafe' },
          at: '2026-03-05T08:30:00.000Z',
          action: 'view_report',
          purpose: null,
          request_id: read.headers['x-request-id'],
        },
      ]);
    });

    it.each(['0', '-1', 'abc', '1.5', '999999', '9007199254740993', '99999999999999999999', '%00', '1e3'])(
      'id %s is not found',
      async (id) => {
        expect((await get(`/api/individuals/${id}/full-details/`)).status).toBe(404);
        expect((await get(`/api/individuals/${id}/access-log/`)).status).toBe(404);
      },
    );

    it('a read that cannot be recorded is not answered, and one that fails is not recorded', async () => {
      const { database } = context.server;
      const log = async () => (await get<Paginated<unknown>>('/api/individuals/3/access-log/')).body.count;
      await database.exec('ALTER TABLE report_reads RENAME TO report_reads_gone');
      const reply = await get('/api/individuals/3/full-details/');
      await database.exec('ALTER TABLE report_reads_gone RENAME TO report_reads');
      expect(reply).toMatchObject({ status: 500, body: { detail: 'Internal server error.' } });
      await database.exec('ALTER TABLE addresses RENAME TO addresses_gone');
      expect((await get('/api/individuals/3/full-details/')).status).toBe(500);
      await database.exec('ALTER TABLE addresses_gone RENAME TO addresses');
      expect(await log()).toBe(0);
      expect((await get('/api/individuals/3/full-details/')).status).toBe(200);
      expect(await log()).toBe(1);
    });

    it('the record of reads cannot be changed', async () => {
      const change = context.server.database.exec(`UPDATE report_reads SET action = 'none'`);
      await expect(change).rejects.toThrow(/append-only/);
      await expect(context.server.database.exec('DELETE FROM report_reads')).rejects.toThrow(/append-only/);
    });
  });
});
