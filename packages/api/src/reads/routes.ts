import { listReads } from '@rentsafe/domain/audit';
import type { FastifyInstance } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serveList } from '../calls/serveList.ts';
import { listClientReads } from './list.ts';

export function readsRoutes(app: FastifyInstance): void {
  serveList(app, listReads, listedBook, listClientReads);
}
