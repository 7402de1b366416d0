import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import {
  decimalOrText,
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
} from '../form/index.ts';
import { readParty } from '../party/read.ts';
import {
  type ClaimNotice,
  claimNotice,
  type LeaseClaimInput,
  type LeaseClaimPatch,
  leaseClaimInput,
  leaseClaimPatch,
} from './schema.ts';

const terms = (fields: Fields) => ({
  type: fieldText(fields, 'type'),
  amount: { amount: decimalOrText(fieldText(fields, 'amount')), currency: fieldText(fields, 'currency') },
  reason: fieldText(fields, 'reason'),
});

/** The form of a claim: lease, party (`individual:7`), type, amount, currency, reason. */
export const claimForm: FormParser<LeaseClaimInput> = formParser({
  schema: leaseClaimInput,
  read: (fields) => ({
    lease: integerOrUndefined(fieldText(fields, 'lease')),
    party: readParty(fieldText(fields, 'party')),
    ...terms(fields),
  }),
  controlOf: (_fields, [field]) => (field === 'party' ? 'party' : undefined),
});

/** The form of a draft: version, type, amount, currency, reason. */
export const claimPatchForm: FormParser<LeaseClaimPatch> = formParser({
  schema: leaseClaimPatch,
  read: (fields) => ({ version: integerOrUndefined(fieldText(fields, 'version')), ...terms(fields) }),
});

/** The form of a notice: sent_on, by, text. */
export const claimNoticeForm: FormParser<ClaimNotice> = formParser({
  schema: z.extend(claimNotice, { sent_on: pastDate }),
  read: (fields) => ({
    sent_on: dateOrText(fieldText(fields, 'sent_on')),
    by: fieldText(fields, 'by'),
    text: fieldText(fields, 'text'),
  }),
});
