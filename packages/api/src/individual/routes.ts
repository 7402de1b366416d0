import { today } from '@rentsafe/domain/date';
import {
  anonymiseIndividual,
  createIndividual,
  findSimilarIndividuals,
  getIndividual,
  getIndividualReport,
  listIndividualAccess,
  listIndividuals,
  lookUpIndividual,
  mergeIndividual,
  recordIndividualAccess,
  searchIndividuals,
  updateIndividual,
} from '@rentsafe/domain/individual';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { individuals } from '../db/schema.ts';
import { listReads, recordOpening, recordRead, type Subject } from '../history/reads.ts';
import { dateQuery } from '../http/filters.ts';
import { optionalQuery, pathId, requiredQuery } from '../http/query.ts';
import { createCounted, lookUp } from '../party/lookups.ts';
import { readerFor, readerOf } from '../party/readable.ts';
import { reportFields } from '../rating/report.ts';
import { scopeOf } from '../rating/scope.ts';
import { existing } from '../resource/find.ts';
import { listRecords } from '../search/listRecords.ts';
import { anonymiseIndividual as anonymise } from './anonymise.ts';
import { individualCsv, individualSource } from './list.ts';
import { mergeIndividual as mergeIntoAnother } from './merge.ts';
import { faultOf } from './number.ts';
import * as repository from './repository.ts';
import { findSimilar } from './similar.ts';
import { updateIndividual as changeIndividual } from './update.ts';

const existingIndividual = existing({ table: individuals, type: 'individual' });

function listRoutes(app: FastifyInstance): void {
  for (const call of [listIndividuals, searchIndividuals]) {
    serveList(
      app,
      call,
      (request) => readerOf(request, app.now()),
      (context) => listRecords(context, individualSource),
      individualCsv,
    );
  }
}

/** From a number to a record. */
function creationRoutes(app: FastifyInstance): void {
  serveInTransaction(app, lookUpIndividual, ({ request, db, actor }) => {
    const field = 'identification_number';
    const number = requiredQuery(request, field);
    const type = optionalQuery(request, 'identification_type') || undefined;
    const find = async () => {
      const found = await repository.findByIdentification(db, number, type);
      return found && { id: found.id, name: `${found.first_name} ${found.last_name}` };
    };
    return lookUp(db, actor, { type: 'individual', field, number, fault: faultOf(number, type) }, find);
  });

  serve(app, findSimilarIndividuals, async ({ request, db }) => {
    const [first_name, last_name] = [
      requiredQuery(request, 'first_name'),
      requiredQuery(request, 'last_name'),
    ];
    requiredQuery(request, 'date_of_birth');
    const date_of_birth = dateQuery(request, 'date_of_birth');
    return { results: await findSimilar(db, { first_name, last_name, date_of_birth }) };
  });

  serveInTransaction(app, createIndividual, async ({ body, db, actor }) => {
    const asked = {
      type: 'individual',
      field: 'identification_number',
      number: body.identification_number,
    } as const;
    const { id } = await createCounted(db, actor, asked, async () => ({
      id: await repository.insertIndividual(db, actor, body),
    }));
    return repository.readIndividual(db, id);
  });
}

function recordRoutes(app: FastifyInstance): void {
  serveInTransaction(app, getIndividual, async ({ request, db, now, actor }) => {
    const subject: Subject = { type: 'individual', id: pathId(request) };
    await scopeOf(request, db, subject, now, 'record');
    const individual = await repository.readIndividual(db, subject.id);
    if (readerFor(actor)) await recordOpening(db, actor, subject);
    return individual;
  });

  serveInTransaction(
    app,
    updateIndividual,
    ({ db, actor, body }, id) => changeIndividual(db, actor, id, body),
    existingIndividual,
  );

  serveInTransaction(
    app,
    mergeIndividual,
    ({ db, actor, body }, id) => mergeIntoAnother(db, actor, id, body),
    existingIndividual,
  );

  serveInTransaction(
    app,
    anonymiseIndividual,
    ({ db, actor, body }, id) => anonymise(db, actor, app.config.dataDir, id, body),
    existingIndividual,
  );
}

/** What is read about a person, and by whom. */
function reportRoutes(app: FastifyInstance): void {
  serveInTransaction(app, getIndividualReport, async ({ request, db, now, actor }) => {
    const subject: Subject = { type: 'individual', id: pathId(request) };
    const day = dateQuery(request, 'as_at') || today(now);
    const scope = await scopeOf(request, db, subject, now);
    const individual = await repository.readIndividual(db, subject.id);
    const fields = await reportFields(db, subject, { day, scope, now });
    await recordRead(db, actor, subject);
    return { ...individual, ...fields };
  });

  serveList(
    app,
    listIndividualAccess,
    async (request, db) => ({ type: 'individual' as const, id: await existingIndividual(request, db) }),
    listReads,
  );

  serveInTransaction(
    app,
    recordIndividualAccess,
    ({ db, actor, body }, id) => recordRead(db, actor, { type: 'individual', id }, body.action),
    async (request: FastifyRequest, db: Db) => {
      await scopeOf(request, db, { type: 'individual', id: pathId(request) }, app.now());
      return existingIndividual(request, db);
    },
  );
}

export function individualRoutes(app: FastifyInstance): void {
  listRoutes(app);
  creationRoutes(app);
  recordRoutes(app);
  reportRoutes(app);
}
