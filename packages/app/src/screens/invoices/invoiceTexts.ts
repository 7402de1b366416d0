import type { InvoiceRow } from '@rentsafe/domain/charge';
import { toMinor } from '@rentsafe/domain/money';
import type { StateTexts } from '../../page/StateBadge';

export const invoiceKindTexts: StateTexts<InvoiceRow['kind']> = {
  invoice: { label: 'Invoice', tone: 'neutral' },
  credit_note: { label: 'Credit note', tone: 'info' },
};

/** What the law calls the document: 'Tax invoice' where it has VAT. */
export const documentName = ({ kind, vat }: Pick<InvoiceRow, 'kind' | 'vat'>): string =>
  kind === 'invoice' && toMinor(vat) > 0n ? 'Tax invoice' : invoiceKindTexts[kind].label;
