import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { toMinor } from '../money/amount.ts';
import { currency, signedAmountText } from '../money/schema.ts';
import { maxLength, minLength, optionalText, recordId, text } from '../text/index.ts';

/** Lines of a statement that one call takes: longer files become several statements. */
export const MAX_STATEMENT_LINES = 1000;

/** What of the book a line can be: an entry has its number in the book as its id. */
export const bankMatchKinds = ['receipt', 'disbursement', 'entry'] as const;
export type BankMatchKind = (typeof bankMatchKinds)[number];

const matched = z.object({ kind: z.enum(bankMatchKinds), id: recordId, number: z.string() });

const isZero = (value: string) => /^-?\d{1,12}(\.\d{1,2})?$/.test(value) && toMinor(value) === 0n;

const lineInput = z.object({
  on: plainDate,
  description: text(500),
  reference: optionalText(200),
  /** Positive: the account holds more. */
  amount: signedAmountText.check(z.refine((value) => !isZero(value), issue('zero'))),
});
export type BankLineInput = z.input<typeof lineInput>;

/** What the bank says of the days from one to another, both included. */
export const bankStatementInput = z
  .object({
    /** Whose book; the caller's own when left out. */
    client: z.optional(recordId),
    bank_account: recordId,
    from_on: plainDate,
    to_on: plainDate,
    opening: signedAmountText,
    closing: signedAmountText,
    lines: z.array(lineInput).check(maxLength(MAX_STATEMENT_LINES)),
  })
  .check(z.refine(({ from_on, to_on }) => to_on >= from_on, { path: ['to_on'], ...issue('before_start') }));
export type BankStatementInput = z.input<typeof bankStatementInput>;

const named = z.object({ id: recordId, name: z.string() });

export const bankLineStates = ['open', 'matched'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** A statement in a list: without its lines. */
export const bankStatementRow = z.object({
  id: recordId,
  client: clientRef,
  bank_account: named,
  currency,
  from_on: plainDate,
  to_on: plainDate,
  opening: z.string(),
  closing: z.string(),
  /** How many of its lines are matched, and how many are not. */
  counts: z.object({ open: z.int(), matched: z.int() }),
  /** Signed with the book at its end. */
  reconciled: z.boolean(),
});
export type BankStatementRow = z.output<typeof bankStatementRow>;

export const bankStatement = z.extend(bankStatementRow, {
  lines: z.array(
    z.object({
      id: recordId,
      on: plainDate,
      description: z.string(),
      reference: z.nullable(z.string()),
      amount: z.string(),
      state: z.enum(bankLineStates),
    }),
  ),
});
export type BankStatement = z.output<typeof bankStatement>;

export const bankLine = z.object({
  id: recordId,
  /** The id of its statement. */
  statement: recordId,
  bank_account: named,
  on: plainDate,
  description: z.string(),
  reference: z.nullable(z.string()),
  /** Positive: the account holds more. */
  amount: z.string(),
  currency,
  state: z.enum(bankLineStates),
  matches: z.array(matched),
  /** What it posted: it is matched with that or nothing. Null where it posted nothing, or what was reversed. */
  made: z.nullable(matched),
});
export type BankLine = z.output<typeof bankLine>;

export const suggestionKinds = [...bankMatchKinds, 'lease'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** What a line may be: something of the book, or the lease that a receipt would be posted for. */
export const bankSuggestion = z.object({
  kind: z.enum(suggestionKinds),
  id: recordId,
  number: z.string(),
  /** The tenant, the payee, or what an entry was for. */
  name: z.string(),
  /** Of a movement; null of a lease. */
  on: z.nullable(plainDate),
  /** Of a movement, signed; of a lease what it owes in the currency of the line. */
  amount: z.string(),
  /** 0 to 100. */
  score: z.int(),
  reasons: z.array(z.string()),
});
export type BankSuggestion = z.output<typeof bankSuggestion>;

export const bankSuggestions = z.object({ results: z.array(bankSuggestion) });

const ids = z.optional(z.array(recordId).check(minLength(1), maxLength(200)));

export const bankCostBearers = ['agency', 'landlord'] as const;

/** A cost of the bank; of a positive line, such as interest or a fee given back, its bearer gains. */
const cost = z
  .object({
    bearer: z.enum(bankCostBearers),
    /** Whose landlord bears it. */
    property: z.optional(z.nullable(recordId)),
    reason: text(500),
  })
  .check(
    z.refine(({ bearer, property }) => bearer !== 'landlord' || Boolean(property), {
      path: ['property'],
      ...issue('required'),
    }),
  );

const choices = ['receipts', 'disbursements', 'entries', 'lease', 'unidentified', 'cost'] as const;

/** One of: what is in the book, or what the line posts. */
export const bankMatchInput = z
  .object({
    receipts: ids,
    disbursements: ids,
    /** Numbers of entries that move money of the account, such as a transfer between accounts. */
    entries: ids,
    /** Posts a receipt for the lease. */
    lease: z.optional(recordId),
    /** Posts a receipt that is not identified yet. */
    unidentified: z.optional(z.literal(true)),
    cost: z.optional(cost),
  })
  .check(
    z.refine((match) => choices.some((choice) => match[choice] !== undefined), issue('required')),
    z.refine(
      (match) => choices.filter((choice) => match[choice] !== undefined).length < 2,
      issue('not_valid'),
    ),
  );
export type BankMatchInput = z.input<typeof bankMatchInput>;

export const bankCostReversal = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  /** Today when left out. */
  on: z.optional(z.nullable(plainDate)),
  reason: text(500),
});
export type BankCostReversal = z.input<typeof bankCostReversal>;
