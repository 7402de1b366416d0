import type { AvailableRow, PreparedDisbursements } from '@rentsafe/domain/disbursement';
import type { Party } from '@rentsafe/domain/party';
import { totals } from '@rentsafe/ui/DataTableTotals';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useMemo, useState } from 'react';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import { draftReviewQuery } from '../../../../calls/disbursementReview';
import { availableIn } from '../../../../calls/disbursements';
import { CurrencyField } from '../../../../forms/CurrencyField';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useReportUrl } from '../../../../lists/reportUrl';
import { useListScreen } from '../../../../lists/useListScreen';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { availableColumns } from './availableColumns';
import type { PrepareDialogProps } from './PrepareDialog';
import { PreparedNotice } from './PreparedNotice';
import type { ReviewDialogProps } from './ReviewDialog';

const place: ListPlace = { name: 'available', tab: 'available', prefix: '' };

const partyKey = ({ type, id }: Party) => id * 2 + Number(type === 'company');

/** A property that was sold may have money of two landlords. */
const rowKey = ({ landlord, property }: AvailableRow) => property.id * 1e6 + partyKey(landlord);

/** Each landlord once. */
const landlordsOf = (rows: readonly AvailableRow[]): readonly Party[] => [
  ...new Map(rows.map(({ landlord }) => [partyKey(landlord), landlord])).values(),
];

const none: readonly AvailableRow[] = [];

/** What could be paid to landlords, and the way to pay it. */
export function AvailablePanel() {
  const { currency, onReport } = useReportUrl();
  const queryClient = useQueryClient();
  const queries = useMemo(() => availableIn(currency), [currency]);
  const list = useListScreen({ place, queries, rowKey });
  const rows = list.page?.results ?? none;
  const columns = useMemo(() => availableColumns(rows, currency), [rows, currency]);
  const features = useMemo(() => {
    const of = (id: 'held' | 'bills' | 'available') => (row: AvailableRow) => ({ amount: row[id], currency });
    return [
      totals<AvailableRow>({ columns: { held: of('held'), bills: of('bills'), available: of('available') } }),
    ];
  }, [currency]);
  const [prepared, setPrepared] = useState<PreparedDisbursements>();
  // The form starts with an account: it opens when they are known.
  const load = async () => {
    await queryClient.fetchQuery(bankAccountsQuery);
    return (await import('./PrepareDialog')).PrepareDialog;
  };
  const { trigger, opened, onClose } = useLazyDialog<readonly Party[], PrepareDialogProps>(
    load,
    'The form could not be opened',
  );
  const loadReview = async (subject?: PreparedDisbursements) => {
    if (subject) await queryClient.fetchQuery(draftReviewQuery(subject, currency));
    return (await import('./ReviewDialog')).ReviewDialog;
  };
  const review = useLazyDialog<PreparedDisbursements, ReviewDialogProps>(
    loadReview,
    'The amounts could not be opened',
  );
  const everybody: readonly Party[] = [];
  return (
    <Stack gap={4}>
      {prepared && (
        <PreparedNotice
          prepared={prepared}
          review={review.trigger}
          onDismiss={() => setPrepared(undefined)}
        />
      )}
      <RecordList
        {...list}
        records="money to pay"
        title={`To pay in ${currency}`}
        scope={<CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />}
        columns={columns}
        features={features}
        rowKey={rowKey}
        rowName={({ landlord, property }) => `${landlord.name}, ${property.name}`}
        canSelect
        onSelected={{
          label: () => 'Prepare selected…',
          onAct: (selected) => trigger.onOpen(landlordsOf(selected)),
        }}
        actions={
          <OpeningButton variant="primary" trigger={trigger} subject={everybody}>
            <HandCoins aria-hidden="true" />
            Prepare disbursements…
          </OpeningButton>
        }
        emptyHelp={`No money is held for landlords in ${currency}, and no bills are open.`}
      />
      {opened && (
        <opened.Dialog
          currency={currency}
          landlords={opened.subject}
          onPrepared={setPrepared}
          onClose={onClose}
        />
      )}
      {review.opened && (
        <review.opened.Dialog prepared={review.opened.subject} currency={currency} onClose={review.onClose} />
      )}
    </Stack>
  );
}
