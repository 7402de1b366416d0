import type { TodoPage } from '@rentsafe/domain/todo';
import { expect, it } from 'vitest';
import { HttpError } from '../http/errors.ts';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { inEachBook } from './eachBook.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-05T08:00:00Z');
  const { book, get, open } = context;
  const jobs = async (token: string) =>
    (await get<TodoPage>('todo/?kind=job_failed', token)).body.results.map(({ title, due_on }) => [
      title,
      due_on,
    ]);

  it('G19 a failure in one book is shown to its Admins until the job has run, and stops no other book', async () => {
    const { db, clock } = context.context.server;
    const bad = { ...book };
    await open();
    const seen: unknown[] = [];
    const did: number[] = [];
    const run = (fails: boolean, isDaily = true) =>
      inEachBook(
        db,
        { job: 'maintenance-schedules', now: clock.now, isDaily, onError: (error) => seen.push(error) },
        [bad.client, book.client],
        async (_tx, clientId) => {
          if (fails && clientId === bad.client) throw new HttpError(400, 'Nobody owns the property.');
          did.push(clientId);
          return 1;
        },
      );
    expect(await run(true)).toEqual({ books: 2, count: 1, failed: 1 });
    expect(did).toEqual([book.client]);
    expect(seen).toHaveLength(1);
    const title = 'Recurring work orders were not drafted: Nobody owns the property.';
    expect(await jobs(bad.admin)).toEqual([[title, '2026-03-05']]);
    expect([await jobs(bad.user), await jobs(book.admin)]).toEqual([[], []]);

    // An hour later: the one that failed alone, once.
    expect(await run(false)).toEqual({ books: 1, count: 1, failed: 0 });
    expect(await jobs(bad.admin)).toEqual([]);
    expect(await run(false)).toEqual({ books: 0, count: 0, failed: 0 });

    // A clock that was a day ahead, and is put right, has not done the day; nor has a day that has come.
    for (const [day, books] of [
      ['2026-03-06', 2],
      ['2026-03-05', 2],
      ['2026-03-05', 0],
      ['2026-03-06', 2],
    ] as const) {
      context.context.server.clock.now = new Date(`${day}T08:00:00Z`);
      expect([day, (await run(false)).books]).toEqual([day, books]);
    }
  });
});
