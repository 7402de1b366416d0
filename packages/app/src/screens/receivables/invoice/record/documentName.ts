import type { InvoiceRow } from '@rentsafe/domain/charge';
import { toMinor } from '@rentsafe/domain/money';

/** What the law calls the document: 'Tax invoice' where it has VAT. */
export function documentName({ kind, vat }: Pick<InvoiceRow, 'kind' | 'vat'>): string {
  if (kind === 'credit_note') return 'Credit note';
  return toMinor(vat) > 0n ? 'Tax invoice' : 'Invoice';
}
