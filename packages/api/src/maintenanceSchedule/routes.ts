import * as calls from '@rentsafe/domain/maintenanceSchedule';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { maintenanceSchedules } from '../db/schema.ts';
import { readCalendar } from './calendar.ts';
import * as read from './read.ts';
import * as repository from './repository.ts';
import { runSchedules } from './run.ts';

export function maintenanceScheduleRoutes(app: FastifyInstance): void {
  serveList(
    app,
    calls.listMaintenanceSchedules,
    listedBook,
    (context) => read.listSchedules(context, app.now()),
    read.schedulesCsv,
  );
  serve(
    app,
    calls.getScheduleCalendar,
    async ({ request, db }, book) => ({ results: await readCalendar(request, db, book) }),
    listedBook,
  );
  serveInTransaction(
    app,
    calls.createMaintenanceSchedule,
    ({ db, actor, body }, book) => repository.insertSchedule(db, actor, book, body),
    bookForNew,
  );
  serve(app, calls.getMaintenanceSchedule, async ({ request, db, now }) => {
    const { id } = await readable(maintenanceSchedules)(request, db);
    return read.readSchedule(db, id, now);
  });
  serveInTransaction(
    app,
    calls.updateMaintenanceSchedule,
    ({ db, actor, body }, { id }) => repository.updateSchedule(db, actor, id, body),
    writable(maintenanceSchedules),
  );
  serveInTransaction(
    app,
    calls.runSchedules,
    ({ db, actor, body }, book) => runSchedules(db, actor, book, body),
    bookForNew,
  );
}
