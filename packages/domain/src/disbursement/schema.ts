import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { currency, positiveAmountText } from '../money/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { payeeAccount } from '../payee/schema.ts';
import { maxLength, minLength, optionalText, readVersion, recordId, text } from '../text/index.ts';

/** What is paid out: to a landlord, a supplier or a tenant, the tax on rent, or what the agency earned. */
export const disbursementKinds = ['landlord', 'bill', 'deposit', 'credit', 'rent_tax', 'commission'] as const;
export type DisbursementKind = (typeof disbursementKinds)[number];

export const disbursementStates = ['draft', 'approved', 'paid', 'cancelled'] as const;
export type DisbursementState = (typeof disbursementStates)[number];
/** Somebody was paid, or is to be. */
export const disbursementsApproved: readonly DisbursementState[] = ['approved', 'paid'];

const reference = z.optional(z.nullable(recordId));

/** An amount in the currency of the bank account, and whose money it is. */
const lineInput = z.object({
  /** Of kind landlord and rent_tax. */
  property: reference,
  /** A landlord of the book, where it is not the present owner. */
  landlord: reference,
  /** Of kind deposit and credit. */
  lease: reference,
  /** Of kind bill. */
  bill: reference,
  amount: positiveAmountText,
});
/** Lines of a disbursement. */
export const MAX_DISBURSEMENT_LINES = 200;
const lines = z.array(lineInput).check(minLength(1), maxLength(MAX_DISBURSEMENT_LINES));

export const disbursementInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  kind: z.enum(disbursementKinds),
  /** Who is paid. */
  party: partyInput,
  bank_account: recordId,
  lines,
});
export type DisbursementInput = z.input<typeof disbursementInput>;
export type DisbursementLineInput = z.input<typeof lineInput>;

/** Only a draft may change. */
export const disbursementPatch = z.object({
  bank_account: z.optional(recordId),
  lines: z.optional(lines),
  version: readVersion,
});
export type DisbursementPatch = z.input<typeof disbursementPatch>;

/** Today when left out. */
const on = z.optional(z.nullable(plainDate));

/** `version` is that of the payment as the approver read it. */
export const disbursementApproval = z.object({ on, version: readVersion });
export type DisbursementApproval = z.input<typeof disbursementApproval>;

export const disbursementPayment = z.object({ on, reference: optionalText(100) });
export type DisbursementPayment = z.input<typeof disbursementPayment>;

export const disbursementFailure = z.object({ on, reason: text(500) });
export type DisbursementFailure = z.input<typeof disbursementFailure>;

export const disbursementPreparation = z.object({
  client: z.optional(recordId),
  bank_account: recordId,
  currency,
  /** Landlords of the book; all of them when left out. */
  parties: z.optional(z.array(recordId).check(maxLength(1000))),
});
export type DisbursementPreparation = z.input<typeof disbursementPreparation>;

const named = z.object({ id: recordId, name: z.string() });
const numbered = z.object({ id: recordId, number: z.string() });

export const disbursement = z.object({
  id: recordId,
  client: clientRef,
  number: z.string(),
  kind: z.enum(disbursementKinds),
  party,
  bank_account: named,
  currency,
  amount: z.string(),
  lines: z.array(
    z.object({
      property: z.nullable(named),
      /** The id of the landlord whose money it is. */
      landlord: z.nullable(recordId),
      lease: z.nullable(numbered),
      bill: z.nullable(numbered),
      amount: z.string(),
    }),
  ),
  state: z.enum(disbursementStates),
  made_by: named,
  /** Whoever else changed the draft, or the bank details of its payee meanwhile: they may not approve it. */
  edited_by: z.array(named),
  /** The account that is paid, as it was when the payment was drafted or last changed. */
  payee: payeeAccount,
  /** The day on which it was last in a file for the bank. */
  in_file_on: z.nullable(plainDate),
  approved_by: z.nullable(named),
  /** Approved by its maker, the only Admin who could. */
  alone: z.boolean(),
  approved_on: z.nullable(plainDate),
  paid_on: z.nullable(plainDate),
  reference: z.nullable(z.string()),
  failures: z.array(z.object({ on: plainDate, reason: z.string() })),
  /** The numbers of its entries in the book. */
  entries: z.array(recordId),
  version: z.int(),
});
export type Disbursement = z.output<typeof disbursement>;

/** What could be paid to the landlord of a property. */
export const availableRow = z.object({
  landlord: party,
  property: named,
  /** On their account. */
  held: z.string(),
  /** What stays there, by the property. */
  reserve: z.string(),
  /** What the landlord owes. */
  shortfall: z.string(),
  /** Open bills of suppliers. */
  bills: z.string(),
  /** Held without all of these, at least 0. */
  available: z.string(),
});
export type AvailableRow = z.output<typeof availableRow>;

/** Money of landlords, and where the rest of it went. */
const landlordFunds = z.object({
  /** Of the landlords whose money it is. */
  held: z.array(availableRow),
  /** The latest other payments of that money, the latest first. */
  taken: z.array(z.object({ id: recordId, number: z.string(), party, on: plainDate, amount: z.string() })),
});

/** What a bill can be paid with. */
export const billFunds = landlordFunds;
export type BillFunds = z.output<typeof billFunds>;

/** What stands behind a payment that is to be approved, in its currency. */
export const disbursementFunds = z.extend(landlordFunds, {
  /** The bank account: its balance, what is set aside of it for approved payments, and what is left. */
  bank: z.object({ balance: z.string(), set_aside: z.string(), free: z.string() }),
  /** What of all the money that is held was received in the other currency, and is not exchanged. */
  not_exchanged: z.string(),
  /** Of all bank accounts: funds held, funds owed, and what is short; negative where more is held. */
  trust: z.object({ bank: z.string(), owed: z.string(), short: z.string() }),
  /** After the payment, without what is set aside: in its account, in all of them, and what is owed to others. */
  left: z.object({ account: z.string(), bank: z.string(), owed: z.string() }),
});
export type DisbursementFunds = z.output<typeof disbursementFunds>;

export const preparedDisbursements = z.object({
  made: z.array(numbered),
  skipped: z.array(z.object({ landlord: party, reason: z.string() })),
});
export type PreparedDisbursements = z.output<typeof preparedDisbursements>;
