import type { Charge } from '@rentsafe/domain/charge';
import { type Lease, leaseOnceInForce, type LeaseCharges as Schedule } from '@rentsafe/domain/lease';
import type { Money } from '@rentsafe/domain/money';
import { formatMoney } from '@rentsafe/format/money';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { expandable } from '@rentsafe/ui/DataTableExpand';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { totals } from '@rentsafe/ui/DataTableTotals';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { errorSentence } from '../../../../calls/ApiError';
import { chargesOf, leaseScheduleQuery } from '../../../../calls/leases';
import { totalOf } from '../../../../calls/toPage';
import { isCreditable } from '../../../../charge/chargeTexts';
import { useCredit } from '../../../../charge/useCredit';
import { useListPage } from '../../../../lists/useListPage';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { invoicePath } from '../../../../paths';
import { RecordPager } from '../../../../record/RecordPager';
import { amountText } from '../../../../text/Amounts';
import { capitalised } from '../../../../text/capitalised';
import { day } from '../../../../text/day';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge, type StateTexts } from '../../../../text/StateBadge';

const place = { name: 'charges', tab: 'charges' };

const stateTexts: StateTexts<Charge['state']> = {
  open: { label: 'Open', tone: 'warning' },
  part: { label: 'Part paid', tone: 'info' },
  settled: { label: 'Settled', tone: 'success' },
};

const money = (id: string, header: string, of: (row: Charge) => Money): Column<Charge> => ({
  id,
  header,
  kind: 'money',
  cell: (row) => amountText(of(row)),
});

const columns: Column<Charge>[] = [
  { id: 'due_on', header: 'Due', kind: 'date', cell: ({ due_on }) => <DateText value={due_on} /> },
  { id: 'description', header: 'Charge', cell: 'description', rowHeader: true },
  {
    id: 'invoice',
    header: 'Invoice',
    kind: 'reference',
    value: ({ invoice }) => invoice.number,
    cell: ({ invoice }) => <RecordLink href={invoicePath(invoice.id)}>{invoice.number}</RecordLink>,
  },
  money('amount', 'Amount', ({ amount }) => amount),
  money('paid', 'Paid', ({ paid }) => paid),
  money('open', 'Open', ({ open }) => open),
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    cell: ({ state }) => <StateBadge {...stateTexts[state]} />,
  },
];

type Coming = Schedule['results'][number] & { name: string };

const comingColumns: Column<Coming>[] = [
  { id: 'due_on', header: 'Due', kind: 'date', cell: ({ due_on }) => <DateText value={due_on} /> },
  { id: 'name', header: 'Charge', cell: 'name', rowHeader: true },
  {
    id: 'amount',
    header: 'Amount with VAT',
    kind: 'money',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
];

const none: readonly never[] = [];
const ChargeDetails = ({ charge }: { charge: Charge }) => (
  <DescriptionList
    items={[
      { term: 'Net', description: amountText(charge.net) },
      { term: `VAT at ${charge.vat_rate}%`, description: amountText(charge.vat) },
      { term: 'Credited', description: amountText(charge.credited) },
      { term: 'Charged On', description: day(charge.charged_on) },
      ...(charge.until_on ? [{ term: 'Period To', description: day(charge.until_on) }] : []),
      { term: 'Late After', description: day(charge.grace_on) },
      { term: 'Disputed', description: charge.disputed ? 'Yes' : 'No' },
    ]}
  />
);

const features = [
  stackedRows(),
  expandable<Charge>({ content: (charge) => <ChargeDetails charge={charge} /> }),
  totals<Charge>({
    columns: {
      amount: ({ amount }) => amount,
      paid: ({ paid }) => paid,
      open: ({ open }) => open,
    },
  }),
];
const comingFeatures = [
  stackedRows(),
  totals<Coming>({ columns: { amount: ({ amount, currency }) => ({ amount, currency }) } }),
];

interface AdditionProps {
  lease: Lease;
  onClose: () => void;
}

const loadAddition = async () => (await import('../../../../charge/AddChargeDialog')).AddChargeDialog;

/** What was charged, and what will be in the next 12 months. */
export function LeaseCharges({ lease }: { lease: Lease }) {
  const queries = useMemo(() => chargesOf(lease), [lease]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns,
    rows,
    rowKey: (charge) => charge.id,
    total: page && totalOf(page),
    features,
  });
  const addition = useLazyDialog<Lease, AdditionProps>(loadAddition, 'The form could not be opened');
  const credit = useCredit();
  const canCharge = leaseOnceInForce.includes(lease.state);
  const { trigger } = addition;
  return (
    <Stack gap="section">
      <DataTable
        {...table}
        title="Charged"
        caption="Charged"
        status={status}
        actions={
          canCharge && (
            <OpeningButton trigger={trigger} subject={lease}>
              <Plus aria-hidden="true" />
              New Charge
            </OpeningButton>
          )
        }
        emptyHelp={
          canCharge
            ? 'Run monthly billing under Invoicing, or add a charge here.'
            : lease.state === 'draft' && 'Activate the lease first. Then run monthly billing under Invoicing.'
        }
        {...(credit.mayCredit && rows.some(isCreditable) && { rowActions: creditButton })}
        error={{ title: 'Could not fetch the charges', help: error }}
        onRetry={onRefresh}
        pagination={<RecordPager name="charges" records="charges" list={list} page={page} search={search} />}
      />
      <ComingCharges lease={lease} />
      {addition.opened && (
        <addition.opened.Dialog lease={addition.opened.subject} onClose={addition.onClose} />
      )}
      {credit.opened && <credit.opened.Dialog charge={credit.opened.subject} onClose={credit.onClose} />}
    </Stack>
  );

  function creditButton(charge: Charge) {
    if (!isCreditable(charge)) return null;
    return (
      <OpeningButton
        size="sm"
        aria-label={`Credit ${charge.description}`}
        pending={credit.trigger.opening?.id === charge.id}
        trigger={credit.trigger}
        subject={charge}
      >
        Credit
      </OpeningButton>
    );
  }
}

function ComingCharges({ lease: { id, schedules } }: { lease: Lease }) {
  const { data, error, isFetching, refetch } = useQuery(leaseScheduleQuery(id));
  const rows = useMemo(
    () =>
      (data?.results ?? []).flatMap((row) => {
        const own = schedules.find((schedule) => schedule.id === row.schedule);
        return row.charge === null ? [{ ...row, name: capitalised(own?.type ?? '') }] : [];
      }),
    [data, schedules],
  );
  const table = useDataTable({
    columns: comingColumns,
    rows,
    rowKey: ({ schedule, period }) => `${schedule} ${period}`,
    features: comingFeatures,
  });
  return (
    <DataTable
      {...table}
      title="Not Yet Charged"
      caption="Not yet charged, up to 12 months ahead"
      status={data ? 'ready' : isFetching ? 'loading' : 'error'}
      emptyHelp="No charges are due in the next 12 months."
      error={{
        title: 'Could not fetch what will be charged',
        help: error ? errorSentence(error) : undefined,
      }}
      onRetry={() => void refetch()}
    />
  );
}
