import { type Invoice, type InvoiceRow, isTaxInvoice } from '@rentsafe/domain/charge';

/** What the law calls the document: 'Tax Invoice' where a registered landlord charges VAT. */
export function documentName({
  kind,
  ...invoice
}: Pick<InvoiceRow, 'kind'> & Pick<Invoice, 'vat' | 'seller'>) {
  if (kind === 'credit_note') return 'Credit Note';
  return isTaxInvoice(invoice) ? 'Tax Invoice' : 'Invoice';
}
