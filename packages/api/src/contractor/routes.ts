import {
  contractorIndustries,
  createContractor,
  getContractor,
  listContractors,
  updateContractor,
} from '@rentsafe/domain/contractor';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { type ListContext, serveList } from '../calls/serveList.ts';
import { contractors } from '../db/schema.ts';
import { choiceQuery, choicesQuery } from '../http/filters.ts';
import * as repository from './repository.ts';

export function contractorRoutes(app: FastifyInstance): void {
  const list = (context: ListContext<number>) => {
    const { request } = context;
    return repository.listContractors(context, {
      is_active: choiceQuery(request, 'is_active', ['true', 'false']),
      industry: choicesQuery(request, 'industry', contractorIndustries),
    });
  };
  serveList(app, listContractors, listedBook, list, repository.contractorsCsv);
  serveInTransaction(
    app,
    createContractor,
    ({ db, body, actor }, book) => repository.insertContractor(db, actor, book, body),
    bookForNew,
  );
  serve(app, getContractor, async ({ request, db }) => {
    const { id } = await readable(contractors)(request, db);
    return repository.readContractor(db, id);
  });
  serveInTransaction(
    app,
    updateContractor,
    ({ db, actor, body }, { id }) => repository.updateContractor(db, actor, id, body),
    writable(contractors),
  );
}
