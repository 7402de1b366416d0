import { listApprovals } from '@rentsafe/domain/approval';
import type { FastifyInstance } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serveList } from '../calls/serveList.ts';
import { listApprovals as list } from './read.ts';

export function approvalRoutes(app: FastifyInstance): void {
  serveList(app, listApprovals, listedBook, list);
}
