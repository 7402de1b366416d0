import {
  createCharge,
  createChargeRun,
  getCharge,
  getInvoice,
  getLeaseBalance,
  listChargeRuns,
  listCharges,
  listInvoices,
  previewChargeRun,
  putFiscalReceipt,
} from '@rentsafe/domain/charge';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable, writable, writableReference } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { charges, invoices, leases } from '../db/schema.ts';
import { unknownReference } from '../http/errors.ts';
import { asKnownQuery } from '../ledger/asKnown.ts';
import { balanceOf } from './balance.ts';
import * as repository from './charges.ts';
import { chargeTaker } from './credit.ts';
import * as invoiceRepository from './invoices.ts';
import * as runs from './run.ts';

export function chargeRoutes(app: FastifyInstance): void {
  serveList(app, listCharges, listedBook, repository.listCharges);
  serveInTransaction(
    app,
    createCharge,
    ({ db, body, actor }, lease) => {
      if (!lease) throw unknownReference(['lease'], body.lease);
      return repository.insertCharge(db, actor, lease, body);
    },
    writableReference(leases, 'lease'),
  );
  serve(app, getCharge, async ({ request, db }) => {
    const { id } = await readable(charges)(request, db);
    return repository.readCharge(db, id);
  });
  serveSteps(app, chargeTaker);

  serve(
    app,
    previewChargeRun,
    ({ db, body, now }, book) => runs.previewRun(db, book, body.month, now),
    bookForNew,
  );
  serveInTransaction(
    app,
    createChargeRun,
    ({ db, body, actor }, book) => runs.executeRun(db, actor, book, body.month),
    bookForNew,
  );
  serveList(app, listChargeRuns, listedBook, runs.listRuns);

  serveList(app, listInvoices, listedBook, invoiceRepository.listInvoices, invoiceRepository.invoiceCsv);
  serve(app, getInvoice, async ({ request, db }) => {
    const { id } = await readable(invoices)(request, db);
    return invoiceRepository.readInvoice(db, id);
  });

  serveInTransaction(
    app,
    putFiscalReceipt,
    ({ db, body, actor }, invoice) => invoiceRepository.writeFiscalReceipt(db, actor, invoice, body),
    writable(invoices),
  );

  serve(app, getLeaseBalance, async ({ request, db, now }) => {
    const lease = await readable(leases)(request, db);
    return balanceOf(db, lease, await asKnownQuery(request, db, lease.client_id, now));
  });
}
