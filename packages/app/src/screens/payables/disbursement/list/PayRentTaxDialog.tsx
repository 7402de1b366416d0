import { type Disbursement, MAX_DISBURSEMENT_LINES, rentTaxPaymentForm } from '@rentsafe/domain/disbursement';
import type { Currency } from '@rentsafe/domain/money';
import type { RentTaxRow } from '@rentsafe/domain/trustReport';
import type { Month } from '@rentsafe/format/date';
import { toMinor } from '@rentsafe/format/money';
import { BulkMoneyTable } from '@rentsafe/ui/BulkMoneyTable';
import { Callout } from '@rentsafe/ui/Callout';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dueRentTaxQuery, rentTaxPaymentsQuery } from '../../../../calls/disbursements';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { Fields } from '../../../../forms/Fields';
import { typedMinor } from '../../../../forms/typedMinor';
import { PartyField } from '../../../../party/field/PartyField';
import { disbursementPath } from '../../../../paths';
import { useBook } from '../../../../session/useBook';
import { amountText } from '../../../../text/Amounts';
import { RecordLink } from '../../../../text/RecordLink';
import { AccountSelect } from './AccountSelect';
import { disbursementCreation } from './disbursementCreation';

export interface PayRentTaxDialogProps {
  currency: Currency;
  /** Up to its end the tax was withheld. */
  month: Month;
  /** What is paid; all that is due where there is none. */
  chosen: readonly RentTaxRow[];
  onClose: () => void;
}

const noRows: readonly RentTaxRow[] = [];
const noPayments: readonly Disbursement[] = [];

/** Drafts the payment of the tax on rent to the tax office, of what is due unless less is typed. */
export function PayRentTaxDialog({ currency, month, chosen, onClose }: PayRentTaxDialogProps) {
  const queryClient = useQueryClient();
  const { data: due = noRows } = useQuery({
    ...dueRentTaxQuery(currency, month),
    enabled: chosen.length === 0,
    staleTime: Infinity,
  });
  const { data: payments = noPayments } = useQuery({ ...rentTaxPaymentsQuery, staleTime: Infinity });
  const all = chosen.length > 0 ? chosen : due;
  const rows = useMemo(() => all.slice(0, MAX_DISBURSEMENT_LINES), [all]);
  const office = useBook()?.tax_office;
  const last = [office, ...payments.map(({ party }) => party)].find((party) => party?.type === 'company');
  const draft = payments.find((payment) => payment.state === 'draft' && payment.currency === currency);
  const amounts = rows.map((row, index) => ({
    id: String(index),
    name: `amount_${index}`,
    label: row.landlord.name,
    details: row.property.name,
    currency,
    limit: row.due,
  }));
  return (
    <CreationDialog
      title={`Pay rental income tax in ${currency}`}
      description="This creates a draft for another Admin to approve. Payments settle the oldest month first."
      creation={{
        ...disbursementCreation(queryClient),
        form: useMemo(() => rentTaxPaymentForm(rows), [rows]),
      }}
      validate={(entries) => ({
        fields: Object.fromEntries(
          amounts
            .filter(({ name, limit }) => typedMinor(String(entries.get(name) ?? '')) > toMinor(limit))
            .map(({ name, limit }) => [name, `Only ${amountText({ amount: limit, currency })} is due.`]),
        ),
      })}
      onClose={onClose}
    >
      {draft && (
        <Callout
          tone="warning"
          title={`${draft.number} is a draft of rental income tax: ${amountText(draft)}.`}
          actions={<RecordLink href={disbursementPath(draft.id)}>Open {draft.number}</RecordLink>}
        >
          The tax it covers still shows as due here.
        </Callout>
      )}
      {all.length > rows.length && (
        <Callout tone="info" title={`The first ${rows.length} of ${all.length} properties.`}>
          Pay the others with a separate disbursement once this one is approved.
        </Callout>
      )}
      <Fields>
        <PartyField
          type="company"
          label="Payee"
          name="payee"
          required
          defaultValue={last ? { value: String(last.id), label: last.name } : ''}
          hint="ZIMRA, as a company in the register."
        />
        <AccountSelect currency={currency} />
      </Fields>
      <BulkMoneyTable
        label={`Tax in ${currency}`}
        rowHeader="Landlord"
        limitHeader="Due"
        rows={amounts}
        defaultValue={Object.fromEntries(amounts.map(({ id, limit }) => [id, limit]))}
      />
    </CreationDialog>
  );
}
