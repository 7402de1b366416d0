import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import type { Bill } from '../bill/schema.ts';
import { pastDate } from '../date/index.ts';
import {
  decimalOrText,
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
} from '../form/index.ts';
import { recordId } from '../text/index.ts';
import {
  type Disbursement,
  type DisbursementApproval,
  type DisbursementInput,
  type DisbursementPatch,
  type DisbursementPayment,
  type DisbursementPreparation,
  disbursementApproval,
  disbursementInput,
  disbursementPatch,
  disbursementPayment,
  disbursementPreparation,
} from './schema.ts';

const on = (fields: Fields) => dateOrText(fieldText(fields, 'on'));

/** The form that approves a disbursement in the version that was read: on. */
export const disbursementApprovalForm = (version: number): FormParser<DisbursementApproval> =>
  formParser({
    schema: z.extend(disbursementApproval, { on: pastDate }),
    read: (fields) => ({ on: on(fields), version }),
  });

/** The form that records a payment: on, reference. */
export const disbursementPaymentForm: FormParser<DisbursementPayment> = formParser({
  schema: z.extend(disbursementPayment, { on: pastDate }),
  read: (fields) => ({ on: on(fields), reference: fieldText(fields, 'reference') }),
});

/** The form that drafts what landlords are paid: bank_account, currency. */
export const disbursementPreparationForm: FormParser<DisbursementPreparation> = formParser({
  schema: disbursementPreparation,
  read: (fields) => ({
    bank_account: integerOrUndefined(fieldText(fields, 'bank_account')),
    currency: fieldText(fields, 'currency'),
  }),
});

/** The form that drafts the payment of a bill: bank_account, amount. */
export const billPaymentForm = ({
  id,
  party: { type, id: party },
}: Pick<Bill, 'id' | 'party'>): FormParser<DisbursementInput> =>
  formParser({
    schema: disbursementInput,
    read: (fields) => ({
      kind: 'bill',
      party: { type, id: party },
      bank_account: integerOrUndefined(fieldText(fields, 'bank_account')),
      lines: [{ bill: id, amount: decimalOrText(fieldText(fields, 'amount')) }],
    }),
  });

/** A draft whose amounts are changed. */
type Draft = Pick<Disbursement, 'id' | 'lines' | 'version'>;

/** The lines of a draft with other amounts: each keeps what it pays. */
const linesOf = ({ lines }: Pick<Draft, 'lines'>, fields: Fields, nameOf: (line: number) => string) =>
  lines.map(({ property, landlord, lease, bill }, index) => ({
    property: property?.id,
    landlord,
    lease: lease?.id,
    bill: bill?.id,
    amount: decimalOrText(fieldText(fields, nameOf(index))),
  }));

/** The form that changes the amounts of a draft: amount_0 for its first line, and so on. */
export const disbursementLinesForm = (draft: Omit<Draft, 'id'>): FormParser<DisbursementPatch> =>
  formParser({
    schema: disbursementPatch,
    read: (fields) => ({ version: draft.version, lines: linesOf(draft, fields, (line) => `amount_${line}`) }),
    controlOf: (_fields, [field, line]) => (field === 'lines' && line ? `amount_${line}` : undefined),
  });

const reviewedDrafts = z.array(z.extend(disbursementPatch, { id: recordId }));
export type ReviewedDrafts = z.output<typeof reviewedDrafts>;

/** The name of the amount of a line in the review of several drafts. */
export const reviewedAmountName = (draft: number, line: number | string): string => `amount_${draft}_${line}`;

/** The form that changes the amounts of several drafts: amount_12_0 for the first line of the one whose id is 12. */
export const disbursementReviewForm = (drafts: readonly Draft[]): FormParser<ReviewedDrafts> =>
  formParser({
    schema: reviewedDrafts,
    read: (fields) =>
      drafts.map((draft) => ({
        id: draft.id,
        version: draft.version,
        lines: linesOf(draft, fields, (line) => reviewedAmountName(draft.id, line)),
      })),
    controlOf: (_fields, [index, field, line]) => {
      const draft = drafts[Number(index)];
      return draft && field === 'lines' && line ? reviewedAmountName(draft.id, line) : undefined;
    },
  });
