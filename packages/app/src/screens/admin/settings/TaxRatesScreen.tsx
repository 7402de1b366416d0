import { today } from '@rentsafe/domain/date';
import { type TaxRate, taxRateOn, taxRatesInOrder } from '@rentsafe/domain/tax';
import { Badge } from '@rentsafe/ui/Badge';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import { taxRatesQuery } from '../../../calls/currency';
import { CreateButton } from '../../../lists/CreateButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { useMay } from '../../../session/useMay';
import { rateText } from '../../../text/rateText';
import { taxTexts } from './taxRates';

type Row = TaxRate & { state: 'now' | 'later' | null };

const columns: Column<Row>[] = [
  { id: 'tax', header: 'Tax', cell: ({ tax }) => taxTexts[tax], rowHeader: true },
  { id: 'from', header: 'From', kind: 'date', cell: ({ from_on }) => <DateText value={from_on} /> },
  { id: 'rate', header: 'Rate', kind: 'number', cell: ({ rate }) => rateText(rate) },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) =>
      state && (
        <Badge tone={state === 'now' ? 'success' : 'info'}>{state === 'now' ? 'In force' : 'Upcoming'}</Badge>
      ),
  },
];

const features = [stackedRows()];
const load = async () => (await import('./AddTaxDialog')).AddTaxDialog;

/** The rates of VAT and of the tax on rent, for every book. */
export function TaxRatesScreen() {
  const { data, error, isFetching, refetch } = useQuery(taxRatesQuery);
  const may = useMay();
  const { trigger, opened, onClose } = useLazyDialog<string, { onClose: () => void }>(
    load,
    'The form could not be opened',
  );
  const rows = useMemo(() => {
    const rates = data ?? [];
    const now = today();
    return taxRatesInOrder(rates).map((rate): Row => {
      if (rate.from_on > now) return { ...rate, state: 'later' };
      return { ...rate, state: taxRateOn(rates, rate.tax, now)?.id === rate.id ? 'now' : null };
    });
  }, [data]);
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });
  return (
    <Stack gap="section">
      <PageHeader title="Tax Rates" description="VAT and Presumptive Rental Income Tax, by start date." />
      <DataTable
        {...table}
        caption="tax rates"
        status={data ? 'ready' : isFetching ? 'loading' : 'error'}
        actions={may('createTaxRate') && <CreateButton label="Add Tax Rate" creation={trigger} />}
        error={{ title: 'Could not fetch tax rates', help: error ? errorSentence(error) : undefined }}
        onRetry={() => void refetch()}
      />
      {opened && <opened.Dialog onClose={onClose} />}
    </Stack>
  );
}
