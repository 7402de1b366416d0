import {
  type ChargeCredit,
  type ChargeInput,
  type ChargeRun,
  chargeSteps,
  createCharge,
  createChargeRun,
  type FiscalReceiptInput,
  getInvoice,
  listChargeRuns,
  listCharges,
  listInvoices,
  previewChargeRun,
  putFiscalReceipt,
} from '@rentsafe/domain/charge';
import { answer, type MockedRequest } from './answer';
import { pageOf } from './mockedLists';
import {
  sampleCharge,
  sampleCharges,
  sampleInvoice,
  sampleInvoiceRows,
  sampleRun,
  sampleRuns,
} from './sampleInvoices';

const monthOf = ({ body }: MockedRequest) => (body as Pick<ChargeRun, 'month'>).month;
const chargeOf = (id: string | undefined) =>
  sampleCharges.find((charge) => charge.id === Number(id)) ?? sampleCharge({ id: Number(id) });

/** How the mocked backend answers what is asked of charges, runs and invoices. */
export const invoiceHandlers = [
  answer(listInvoices, (request) => pageOf(sampleInvoiceRows, request)),
  answer(getInvoice, ({ ids }) => sampleInvoice(Number(ids.id))),
  answer(putFiscalReceipt, ({ ids, body }) => {
    const { device = null, qr = null, ...fiscal } = body as FiscalReceiptInput;
    return { ...sampleInvoice(Number(ids.id)), fiscal: { ...fiscal, device, qr } };
  }),
  answer(listCharges, (request) => pageOf(sampleCharges, request)),
  answer(createCharge, ({ body }) => {
    const { type, net, description } = body as ChargeInput;
    return sampleCharge({ id: 33, type, net, amount: net, open: net, description: description ?? type });
  }),
  answer(chargeSteps.calls.credit, ({ ids, body }) => {
    const { amount } = body as ChargeCredit;
    return { ...chargeOf(ids.id), credited: amount, credit_note: { id: 14, number: 'CN-000001' } };
  }),
  answer(listChargeRuns, (request) => pageOf(sampleRuns, request)),
  answer(previewChargeRun, (request) => sampleRun({ month: monthOf(request) })),
  answer(createChargeRun, (request) => sampleRun({ month: monthOf(request), entries: [42, 43] })),
];
