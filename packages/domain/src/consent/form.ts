import { addDays, dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { today } from '../date/businessDay.ts';
import { pastDate } from '../date/index.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { type FormParser, fieldText, formParser } from '../form/index.ts';
import { partyInput } from '../party/index.ts';
import { readParty } from '../party/read.ts';
import { text } from '../text/index.ts';
import { EVIDENCE_LENGTH, evidenceOf, PURPOSE_LENGTH } from './evidence.ts';
import { CONSENT_DAYS, type ConsentInput } from './schema.ts';

/** What the form of a consent asks: the purpose is kept with the evidence. */
const agreed = z
  .object({
    party: partyInput,
    given_on: pastDate,
    until_on: plainDate,
    evidence: text(EVIDENCE_LENGTH),
    purpose: text(PURPOSE_LENGTH),
  })
  .check(
    z.refine(({ given_on, until_on }) => given_on <= until_on, {
      path: ['until_on'],
      ...issue('before_start'),
    }),
    z.refine(({ given_on, until_on }) => until_on <= addDays(given_on, CONSENT_DAYS), {
      path: ['until_on'],
      ...issue('over_a_year'),
    }),
    z.refine(({ until_on }) => until_on >= today(), { path: ['until_on'], ...issue('in_past') }),
  );

/** The form of a consent: party (`individual:7`), given_on, until_on, evidence, purpose. */
export const consentForm: FormParser<ConsentInput> = formParser({
  schema: z.pipe(
    agreed,
    z.transform(
      ({ evidence, purpose, ...consent }): ConsentInput => ({
        ...consent,
        evidence: evidenceOf({ evidence, purpose }),
      }),
    ),
  ),
  read: (fields) => ({
    party: readParty(fieldText(fields, 'party')),
    given_on: dateOrText(fieldText(fields, 'given_on')),
    until_on: dateOrText(fieldText(fields, 'until_on')),
    evidence: fieldText(fields, 'evidence'),
    purpose: fieldText(fields, 'purpose'),
  }),
});
