import { type Bill, billStates } from '@rentsafe/domain/bill';
import { ageingBuckets } from '@rentsafe/domain/money';
import { totals } from '@rentsafe/ui/DataTableTotals';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import { billList } from '../../../../calls/bills';
import type { Reference } from '../../../../calls/referenceNames';
import { optionsOf } from '../../../../forms/options';
import { CreateButton } from '../../../../lists/CreateButton';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { useReferenceFilters } from '../../../../lists/useReferenceFilters';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { billColumns } from './billColumns';
import { billStateTexts } from './disbursementTexts';

const ofState = {
  id: 'state',
  label: 'State',
  type: 'oneOf' as const,
  options: optionsOf(billStates, (state) => billStateTexts[state].label),
};

const ofAge = {
  id: 'due',
  label: 'Age',
  type: 'oneOf' as const,
  options: optionsOf(ageingBuckets, (bucket) => bucket),
};

const references: readonly Reference[] = ['property'];

const features = [
  totals<Bill>({
    columns: { amount: ({ amount }) => amount, open: ({ open }) => open },
  }),
];

const loadNew = async () => (await import('./NewBillDialog')).NewBillDialog;

/** What suppliers asked for, to be paid from the money of landlords. */
export function BillsPanel() {
  const queryClient = useQueryClient();
  const narrowed = useReferenceFilters(references);
  const place: ListPlace = useMemo(
    () => ({ name: 'bills', tab: 'bills', prefix: '', filters: [ofState, ofAge, ...narrowed] }),
    [narrowed],
  );
  const list = useListScreen({ place, queries: billList });
  const creation = useLazyDialog<string, { onClose: () => void }>(loadNew, 'The form could not be opened');
  // The form starts with an account: it opens when they are known.
  const loadPay = async () => {
    await queryClient.fetchQuery(bankAccountsQuery);
    return (await import('./PayBillDialog')).PayBillDialog;
  };
  const payment = useLazyDialog<Bill, { bill: Bill; onClose: () => void }>(
    loadPay,
    'The form could not be opened',
  );
  return (
    <>
      <RecordList
        {...list}
        records="bills"
        columns={billColumns}
        features={features}
        rowKey={({ id }) => id}
        rowName={({ number, party }) => `${number} of ${party.name}`}
        canSelect={false}
        actions={<CreateButton label="New Bill" creation={creation.trigger} />}
        rowActions={(bill) =>
          bill.state !== 'settled' && (
            <OpeningButton
              size="sm"
              aria-label={`Pay ${bill.number} of ${bill.party.name}`}
              trigger={payment.trigger}
              pending={payment.trigger.opening === bill}
              subject={bill}
            >
              Pay…
            </OpeningButton>
          )
        }
        emptyHelp="Record a supplier’s bill. It is paid from the money held for the property’s landlord."
      />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
      {payment.opened && <payment.opened.Dialog bill={payment.opened.subject} onClose={payment.onClose} />}
    </>
  );
}
