import { toMinor } from '@rentsafe/format/money';
import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { currency, signedAmountText } from '../money/schema.ts';
import { partyInput } from '../party/schema.ts';
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
  /** Why it is no movement of the account, such as a row that the bank wrote twice. It is kept, and not counted. */
  left_out: optionalText(500),
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

export const bankLineStates = ['open', 'matched', 'left_out'] as const;
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
  /** How many of its lines are to be matched, are matched, and are left out. */
  counts: z.object({ open: z.int(), matched: z.int(), left_out: z.int() }),
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
      /** Why it is left out. */
      left_out: z.nullable(z.string()),
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
  /** Why it is left out. */
  left_out: z.nullable(z.string()),
  matches: z.array(matched),
  /** What it posted: it is matched with that or nothing. Null where it posted nothing, or what was reversed. */
  made: z.nullable(matched),
});
export type BankLine = z.output<typeof bankLine>;

export const bankCostBearers = ['agency', 'landlord'] as const;

/** A cost of the bank; of a positive line, such as interest or a fee given back, its bearer gains. */
export const bankCost = z
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

/** Posts a transfer from the account, or to it, whose own line is then offered it. */
export const bankTransferMatch = z.object({ bank_account: recordId });

/** What lines with a text are suggested to be. */
export const bankThen = z.object({
  /** A receipt for the lease. */
  lease: z.optional(z.nullable(recordId)),
  /** A payment to the person or company, or a receipt of a lease of theirs. */
  party: z.optional(z.nullable(partyInput)),
  cost: z.optional(z.nullable(bankCost)),
  transfer: z.optional(z.nullable(bankTransferMatch)),
});
export type BankThen = z.output<typeof bankThen>;

export const suggestionKinds = [...bankMatchKinds, 'lease', 'transfer', 'cost'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/**
 * What a line may be: something of the book, the lease that a receipt would be posted for, or the account that a transfer would be
 * posted from or to.
 */
export const bankSuggestion = z.object({
  kind: z.enum(suggestionKinds),
  id: recordId,
  number: z.string(),
  /** The tenant, the payee, or what an entry was for. */
  name: z.string(),
  /** Of a movement; null of a lease or an account. */
  on: z.nullable(plainDate),
  /** Of a movement, signed; of a lease what it owes in the currency of the line; of an account what is available. */
  amount: z.string(),
  /** An approved payment: matched, it is paid on the day of the line. */
  approved: z.boolean(),
  /** 0 to 100. */
  score: z.int(),
  reasons: z.array(z.string()),
  /** The id of the rule that suggests it, before what no rule does. */
  rule: z.nullable(recordId),
  /** What a rule would say that suggests it for every line with the text. */
  then: z.nullable(bankThen),
  /** What a cost is posted with. */
  cost: z.nullable(
    z.object({ bearer: z.enum(bankCostBearers), property: z.nullable(recordId), reason: z.string() }),
  ),
});
export type BankSuggestion = z.output<typeof bankSuggestion>;

export const bankSuggestions = z.object({ results: z.array(bankSuggestion) });

const ids = z.optional(z.array(recordId).check(minLength(1), maxLength(200)));

const choices = [
  'receipts',
  'disbursements',
  'entries',
  'lease',
  'unidentified',
  'cost',
  'transfer',
] as const;

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
    cost: z.optional(bankCost),
    transfer: z.optional(bankTransferMatch),
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
