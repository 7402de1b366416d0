import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import {
  decimalOrText,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  isChecked,
} from '../form/index.ts';
import { type Money, moneyInput } from '../money/index.ts';
import { partyInput } from '../party/index.ts';
import { readParty } from '../party/read.ts';
import { agencyInput } from './agency.ts';
import { waitDays } from './schema.ts';

const verifiedBook = z.object({ verified_on: z.nullable(pastDate), claim_wait_days: waitDays });

/** The form of what the provider decides of a book: verified_on, empty where nobody has checked it, and claim_wait_days. */
export const verifiedBookForm: FormParser<z.input<typeof verifiedBook>> = formParser({
  schema: verifiedBook,
  read: (fields) => ({
    verified_on: dateOrText(fieldText(fields, 'verified_on')) || null,
    claim_wait_days: integerOrUndefined(fieldText(fields, 'claim_wait_days')),
  }),
});

const limit = z.object({ cost_limit: moneyInput });

/** The form of the limit up to which Users post costs: amount, currency. */
export const costLimitForm: FormParser<{ cost_limit: Money }> = formParser({
  schema: limit,
  read: (fields) => ({
    cost_limit: {
      amount: decimalOrText(fieldText(fields, 'amount')),
      currency: fieldText(fields, 'currency'),
    },
  }),
  controlOf: (_fields, [, part]) => part,
});

const agencySettings = z.object({
  vat_registered: z.boolean(),
  apply_credits: z.boolean(),
  agency: z.omit(agencyInput, { logo: true }),
  tax_office: z.nullable(partyInput),
});
export type AgencySettings = z.input<typeof agencySettings>;

/** The form of an agency: its texts, `company` with an id, `tax_office` with a party such as `company:7`, vat_registered and apply_credits. */
export const agencyForm: FormParser<AgencySettings> = formParser({
  schema: agencySettings,
  read: (fields) => ({
    vat_registered: isChecked(fieldText(fields, 'vat_registered')),
    apply_credits: isChecked(fieldText(fields, 'apply_credits')),
    agency: {
      name: fieldText(fields, 'name'),
      address: fieldText(fields, 'address'),
      telephone: fieldText(fields, 'telephone'),
      email: fieldText(fields, 'email'),
      vat_number: fieldText(fields, 'vat_number'),
      tin: fieldText(fields, 'tin'),
      company: integerOrUndefined(fieldText(fields, 'company')) ?? null,
    },
    tax_office: readParty(fieldText(fields, 'tax_office')) ?? null,
  }),
  controlOf: (_fields, [field, part]) => (field === 'agency' ? part : field),
});
