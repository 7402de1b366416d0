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
import { partyInput } from '../party/index.ts';
import { readParty } from '../party/read.ts';
import { recordId } from '../text/index.ts';
import { type JournalInput, type JournalPatch, journalInput, journalPatch } from './schema.ts';

const terms = {
  ...z.omit(journalInput, { lease: true, landlord: true, property: true, party: true }).shape,
  on: pastDate,
};
const ofCustomer = z.object({ ...terms, lease: recordId });
const ofLandlord = z.object({ ...terms, landlord: recordId, property: recordId });
const ofSupplier = z.object({ ...terms, party: partyInput, property: recordId });

const id = (fields: Fields, name: string) => integerOrUndefined(fieldText(fields, name));

const readTerms = (fields: Fields) => ({
  kind: fieldText(fields, 'kind'),
  amount: { amount: decimalOrText(fieldText(fields, 'amount')), currency: fieldText(fields, 'currency') },
  on: dateOrText(fieldText(fields, 'on')),
  reason: fieldText(fields, 'reason'),
});

/** The form of a customer's journal: kind, lease, amount, currency, on, reason. */
export const customerJournalForm: FormParser<JournalInput> = formParser({
  schema: ofCustomer,
  read: (fields) => ({ ...readTerms(fields), lease: id(fields, 'lease') }),
});

/** The form of a landlord's journal: kind, landlord, property, amount, currency, on, reason. */
export const landlordJournalForm: FormParser<JournalInput> = formParser({
  schema: ofLandlord,
  read: (fields) => ({
    ...readTerms(fields),
    landlord: id(fields, 'landlord'),
    property: id(fields, 'property'),
  }),
});

/** The form of a supplier's journal: kind, party (`company:7`), property, amount, currency, on, reason. */
export const supplierJournalForm: FormParser<JournalInput> = formParser({
  schema: ofSupplier,
  read: (fields) => ({
    ...readTerms(fields),
    party: readParty(fieldText(fields, 'party')),
    property: id(fields, 'property'),
  }),
  controlOf: (_fields, [field]) => (field === 'party' ? 'party' : undefined),
});

/** The form of a change, of each owner's account: what the form of a new one holds, but its kind. */
const patchForm = (
  version: number,
  account: z.core.$ZodShape,
  readAccount: (fields: Fields) => object,
): FormParser<JournalPatch> =>
  formParser({
    schema: z.extend(journalPatch, { ...account, on: pastDate }),
    read: (fields) => {
      const { kind, ...own } = readTerms(fields);
      return { ...own, ...readAccount(fields), version };
    },
    controlOf: (_fields, [field]) => (field === 'party' ? 'party' : undefined),
  });

export const journalPatchForms = {
  customer: (version: number) =>
    patchForm(version, { lease: recordId }, (fields) => ({ lease: id(fields, 'lease') })),
  landlord: (version: number) =>
    patchForm(version, { landlord: recordId, property: recordId }, (fields) => ({
      landlord: id(fields, 'landlord'),
      property: id(fields, 'property'),
    })),
  supplier: (version: number) =>
    patchForm(version, { party: partyInput, property: recordId }, (fields) => ({
      party: readParty(fieldText(fields, 'party')),
      property: id(fields, 'property'),
    })),
};
