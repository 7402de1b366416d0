import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { entryKinds } from '../entry/schema.ts';
import { currency } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party } from '../party/index.ts';
import { recordId } from '../text/index.ts';

const amount = z.string();
const known_seq = z.int();
const ofProperty = { landlord: party, property: z.object({ id: recordId, name: z.string() }) };

/** Signed amounts of a landlord's account of a property between two days; those between opening and closing add up to closing. */
export const landlordStatementRow = z.object({
  ...ofProperty,
  /** The id of the landlord in the book. */
  landlord_id: recordId,
  opening: amount,
  collected_net: amount,
  collected_vat: amount,
  commission: amount,
  commission_vat: amount,
  rent_tax: amount,
  /** Paid to suppliers, and costs of the bank that the landlord bears. */
  bills: amount,
  /** Approved to be paid to the landlord. */
  disbursed: amount,
  /** With the opening balances. */
  journals: amount,
  /** What the landlord must return, less what was repaid. */
  shortfall: amount,
  closing: amount,
});
export type LandlordStatementRow = z.output<typeof landlordStatementRow>;

export const landlordStatementLine = z.object({
  date: plainDate,
  kind: z.enum(entryKinds),
  description: z.string(),
  amount,
  balance: amount,
  entry: recordId,
  /** The entries that this one takes back. */
  corrects: z.array(recordId),
  /** Of collected money: the lease, and who rents what. */
  lease: z.nullable(z.object({ id: recordId, number: z.string() })),
  tenant: z.nullable(party),
  unit: z.nullable(z.object({ id: recordId, unit_number: z.string() })),
});
export type LandlordStatementLine = z.output<typeof landlordStatementLine>;

export const landlordStatementPage = z.object({
  ...paginated(landlordStatementRow).shape,
  known_seq,
  /** Only of one landlord and property. */
  lines: z.optional(z.array(landlordStatementLine)),
});
export type LandlordStatementPage = z.output<typeof landlordStatementPage>;

/** What was billed by a supplier and paid: a credit is what is owed, and the balance what is owed after it. */
export const creditorStatement = z.object({
  party,
  currency,
  from: plainDate,
  to: plainDate,
  known_seq,
  opening: amount,
  lines: z.array(
    z.object({
      date: plainDate,
      kind: z.enum(entryKinds),
      /** Of the bill, the disbursement or the journal. */
      number: z.nullable(z.string()),
      description: z.string(),
      debit: amount,
      credit: amount,
      balance: amount,
      entry: recordId,
      /** The entries that this one takes back. */
      corrects: z.array(recordId),
    }),
  ),
  closing: amount,
});
export type CreditorStatement = z.output<typeof creditorStatement>;

const earned = { collected: amount, commission: amount, vat: amount, total: amount };

/** What was earned of the rent that was collected without VAT, by landlord, property and rate in percent. */
export const commissionRow = z.object({ ...ofProperty, rate: z.string(), ...earned });
export type CommissionRow = z.output<typeof commissionRow>;

export const commissionPage = z.object({
  ...paginated(commissionRow).shape,
  totals: z.object(earned),
  /** Approved to be paid to the agency between the two days. */
  drawn: amount,
  /** What the agency could draw today. */
  available: amount,
});
export type CommissionPage = z.output<typeof commissionPage>;

/** Where the money of a book is, debit positive, and whose it is, credit positive. The difference is always 0. */
export const trustBalance = z.object({
  as_at: plainDate,
  known_seq,
  /** Funds held: the balance of all bank accounts. */
  bank: amount,
  /** The same by account. */
  accounts: z.array(z.object({ id: recordId, balance: amount })),
  shortfall: amount,
  exchange: amount,
  opening: amount,
  held: z.object({
    credit: amount,
    unidentified: amount,
    deposit: amount,
    landlord: amount,
    rent_tax: amount,
    commission: amount,
    paying: amount,
  }),
  /** Funds owed: all that is held for somebody. */
  owed: amount,
  /** Funds owed less funds held; negative where more is held. */
  short: amount,
  /** What of the funds owed was received in the other currency, and is not exchanged. */
  exchanged: amount,
  difference: amount,
});
export type TrustBalance = z.output<typeof trustBalance>;

/** Rent of a month without VAT, the tax that was withheld from it, and what of that was paid, oldest month first. */
export const rentTaxRow = z.object({
  ...ofProperty,
  /** The id of the landlord in the book. */
  landlord_id: recordId,
  base: amount,
  tax: amount,
  paid: amount,
  /** What is not paid of the tax that was withheld up to the end of the month, earlier months included. */
  due: amount,
});
export type RentTaxRow = z.output<typeof rentTaxRow>;

export const rentTaxPage = z.object({
  ...paginated(rentTaxRow).shape,
  return_by: plainDate,
  pay_by: plainDate,
  totals: z.object({ base: amount, tax: amount, paid: amount, due: amount }),
});
export type RentTaxPage = z.output<typeof rentTaxPage>;
