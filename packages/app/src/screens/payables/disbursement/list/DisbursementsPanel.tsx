import { type Disbursement, disbursementKinds, disbursementStates } from '@rentsafe/domain/disbursement';
import { totals } from '@rentsafe/ui/DataTableTotals';
import { useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import { approvedQuery, disbursementList } from '../../../../calls/disbursements';
import { optionsOf } from '../../../../forms/options';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { disbursementPath } from '../../../../paths';
import { useMay } from '../../../../session/useMay';
import { disbursementColumns } from './disbursementColumns';
import { disbursementKindTexts, disbursementStateTexts } from './disbursementTexts';
import type { PaymentFileDialogProps } from './PaymentFileDialog';

const place: ListPlace = {
  name: 'disbursements',
  prefix: '',
  filters: [
    {
      id: 'state',
      label: 'State',
      type: 'oneOf',
      options: optionsOf(disbursementStates, (state) => disbursementStateTexts[state].label),
    },
    {
      id: 'kind',
      label: 'Kind',
      type: 'oneOf',
      options: optionsOf(disbursementKinds, (kind) => disbursementKindTexts[kind]),
    },
  ],
};

/** What was cancelled is not paid. */
const totalOf = ({ state, amount, currency }: Disbursement) => ({
  amount: state === 'cancelled' ? '0.00' : amount,
  currency,
});

const features = [totals<Disbursement>({ columns: { amount: totalOf } })];

const none: readonly Disbursement[] = [];

/** The disbursements of the book, the newest first. */
export function DisbursementsPanel() {
  const list = useListScreen({ place, queries: disbursementList });
  const may = useMay();
  const queryClient = useQueryClient();
  // The form starts with an account and what is approved: it opens when they are known.
  const load = async () => {
    await Promise.all([queryClient.fetchQuery(bankAccountsQuery), queryClient.fetchQuery(approvedQuery)]);
    return (await import('./PaymentFileDialog')).PaymentFileDialog;
  };
  const file = useLazyDialog<readonly Disbursement[], PaymentFileDialogProps>(
    load,
    'The form could not be opened',
  );
  const mayExport = may('getPaymentFile');
  return (
    <>
      <RecordList
        {...list}
        records="disbursements"
        placeholder="By number, payee or reference"
        columns={disbursementColumns}
        features={features}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        canSelect
        {...(mayExport && {
          onSelected: { label: (count) => `Payment file of ${count}…`, onAct: file.trigger.onOpen },
          actions: (
            <OpeningButton trigger={file.trigger} subject={none}>
              <FileDown aria-hidden="true" />
              Payment file…
            </OpeningButton>
          ),
        })}
        hrefOf={({ id }) => disbursementPath(id)}
        emptyHelp="Prepare landlord payments under To pay, or pay a bill under Bills."
      />
      {file.opened && <file.opened.Dialog chosen={file.opened.subject} onClose={file.onClose} />}
    </>
  );
}
