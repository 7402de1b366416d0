import * as z from 'zod/mini';
import { bankCost, bankThen } from '../bankStatement/schema.ts';
import { clientRef } from '../client/schema.ts';
import { issue } from '../errors/codes.ts';
import { party } from '../party/index.ts';
import { readVersion, recordId, text } from '../text/index.ts';

export const bankRuleKinds = ['lease', 'party', 'cost', 'transfer'] as const;
export type BankRuleKind = (typeof bankRuleKinds)[number];

/** One of them. */
const then = bankThen.check(
  z.refine((what) => bankRuleKinds.some((kind) => what[kind] != null), issue('required')),
  z.refine((what) => bankRuleKinds.filter((kind) => what[kind] != null).length < 2, issue('not_valid')),
);

const fields = {
  /** Stands in the text or the reference of a line, whatever its case and signs. */
  contains: text(200),
  /** The bank account whose lines it is for; all of the book when left out. */
  account: z.optional(z.nullable(recordId)),
  then,
};

/** What lines with a text are suggested to be, before anything else. */
export const bankRuleInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  ...fields,
});
export type BankRuleInput = z.input<typeof bankRuleInput>;

export const bankRulePatch = z.object({
  contains: z.optional(fields.contains),
  account: fields.account,
  /** Replaced as a whole. */
  then: z.optional(then),
  version: readVersion,
});
export type BankRulePatch = z.input<typeof bankRulePatch>;

/** When a rule applies. */
export const bankRuleDetails = z.object({ contains: fields.contains, account: fields.account });
export type BankRuleDetails = z.output<typeof bankRuleDetails>;

const named = z.object({ id: recordId, name: z.string() });

export const bankRule = z.object({
  id: recordId,
  client: clientRef,
  contains: z.string(),
  account: z.nullable(named),
  then: z.object({
    lease: z.nullable(z.object({ id: recordId, number: z.string() })),
    party: z.nullable(party),
    cost: z.nullable(
      z.object({ bearer: bankCost.shape.bearer, property: z.nullable(named), reason: z.string() }),
    ),
    transfer: z.nullable(z.object({ bank_account: named })),
  }),
  version: readVersion,
});
export type BankRule = z.output<typeof bankRule>;
