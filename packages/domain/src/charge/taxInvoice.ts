import * as z from 'zod/mini';
import { optionalText, text } from '../text/index.ts';

const maybe = z.nullable(z.string());

/** A seller or a buyer as a tax invoice names them. */
export const invoiceParty = z.object({
  name: z.string(),
  /** Several lines. */
  address: maybe,
  tin: maybe,
  vat_number: maybe,
});
export type InvoiceParty = z.output<typeof invoiceParty>;

export const invoiceSeller = z.extend(invoiceParty, { vat_registered: z.boolean() });
export type InvoiceSeller = z.output<typeof invoiceSeller>;

/** An account of the book that an invoice may be paid into. */
export const payTo = z.object({ name: z.string(), bank_name: maybe, number: maybe });
export type PayTo = z.output<typeof payTo>;

/** What a fiscal device answered to an invoice. */
export const fiscalReceipt = z.object({
  device: maybe,
  fiscal_day: z.int(),
  receipt_number: z.string(),
  verification_code: z.string(),
  /** The text of the QR code, usually an address of ZIMRA. */
  qr: maybe,
});
export type FiscalReceipt = z.output<typeof fiscalReceipt>;

export const fiscalReceiptInput = z.object({
  device: optionalText(50),
  fiscal_day: z.int().check(z.minimum(1), z.maximum(100_000)),
  receipt_number: text(50),
  verification_code: text(50),
  qr: optionalText(500),
});
export type FiscalReceiptInput = z.input<typeof fiscalReceiptInput>;

/** 'Tax' stands only where a registered seller charges VAT. */
export const isTaxInvoice = ({
  seller,
  vat,
}: {
  seller: Pick<InvoiceSeller, 'vat_registered'>;
  vat: string;
}) => seller.vat_registered && Number(vat) > 0;
