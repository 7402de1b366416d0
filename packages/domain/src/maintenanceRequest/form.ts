import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import { type Fields, type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import {
  type RequestDetails,
  type RequestInput,
  requestDetails,
  requestDuplicate,
  requestInput,
} from './schema.ts';

const plain = ['reported_by', 'telephone', 'category', 'priority', 'summary', 'description', 'access'];

const readDetails = (fields: Fields) => ({
  ...Object.fromEntries(plain.map((name) => [name, fieldText(fields, name)])),
  unit: integerOrUndefined(fieldText(fields, 'unit')) ?? null,
  reported_on: dateOrText(fieldText(fields, 'reported_on')),
});

/** The form of a new maintenance request: its fields by name. */
export const requestForm: FormParser<RequestInput> = formParser({
  schema: z.extend(requestInput, { reported_on: pastDate }),
  read: (fields) => ({
    property: integerOrUndefined(fieldText(fields, 'property')),
    ...readDetails(fields),
  }),
});

/** The form of a maintenance request on record: what may change of it. */
export const requestDetailsForm: FormParser<RequestDetails> = formParser({
  schema: z.extend(requestDetails, { reported_on: pastDate }),
  read: readDetails,
});

/** The form that names the maintenance request that another repeats: `of`. */
export const requestDuplicateForm = formParser({
  schema: requestDuplicate,
  read: (fields) => ({ of: integerOrUndefined(fieldText(fields, 'of')) }),
});
