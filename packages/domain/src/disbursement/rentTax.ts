import { decimalOrText, type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import type { RentTaxRow } from '../trustReport/schema.ts';
import { type DisbursementInput, disbursementInput } from './schema.ts';

/** The form that drafts the payment of tax on rent: payee, a company; bank_account; amount_0 for the first row, and so on. */
export const rentTaxPaymentForm = (
  rows: readonly Pick<RentTaxRow, 'property' | 'landlord_id'>[],
): FormParser<DisbursementInput> =>
  formParser({
    schema: disbursementInput,
    read: (fields) => ({
      kind: 'rent_tax',
      party: { type: 'company', id: integerOrUndefined(fieldText(fields, 'payee')) },
      bank_account: integerOrUndefined(fieldText(fields, 'bank_account')),
      lines: rows.map(({ property, landlord_id: landlord }, index) => ({
        property: property.id,
        landlord,
        amount: decimalOrText(fieldText(fields, `amount_${index}`)),
      })),
    }),
    controlOf: (_fields, [field, line]) => {
      if (field === 'party') return 'payee';
      return field === 'lines' && line ? `amount_${line}` : undefined;
    },
  });
