import * as z from 'zod/mini';
import { dateOrText, pastDate } from '../date/index.ts';
import { issue } from '../errors/codes.ts';
import { type FormParser, fieldText, formParser } from '../form/index.ts';
import { readParty } from '../party/read.ts';
import { type ConsentInput, type ConsentWithdrawal, consentInput, consentWithdrawal } from './schema.ts';

const inOrder = z.extend(consentInput, { given_on: pastDate }).check(
  z.refine(({ given_on, until_on }) => given_on <= until_on, {
    path: ['until_on'],
    ...issue('before_start'),
  }),
);

/** The form of a consent: party (`individual:7`), given_on, until_on, evidence. */
export const consentForm: FormParser<ConsentInput> = formParser({
  schema: inOrder,
  read: (fields) => ({
    party: readParty(fieldText(fields, 'party')),
    given_on: dateOrText(fieldText(fields, 'given_on')),
    until_on: dateOrText(fieldText(fields, 'until_on')),
    evidence: fieldText(fields, 'evidence'),
  }),
});

/** The form that withdraws a consent: on. */
export const consentWithdrawalForm: FormParser<ConsentWithdrawal> = formParser({
  schema: z.extend(consentWithdrawal, { on: pastDate }),
  read: (fields) => ({ on: dateOrText(fieldText(fields, 'on')) }),
});
