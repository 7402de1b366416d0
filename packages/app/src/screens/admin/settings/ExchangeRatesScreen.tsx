import type { Rate } from '@rentsafe/domain/rate';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { rateList } from '../../../calls/currency';
import { CreateButton } from '../../../lists/CreateButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { SettingList } from '../../../record/SettingList';
import { useMay } from '../../../session/useMay';

const place = { name: 'rates' };

const columns: Column<Rate>[] = [
  { id: 'on', header: 'Date', kind: 'date', cell: ({ on }) => <DateText value={on} />, rowHeader: true },
  { id: 'rate', header: 'ZiG for 1 USD', kind: 'number', cell: 'rate' },
  { id: 'source', header: 'Source', cell: 'source' },
];

const load = async () => (await import('./AddRateDialog')).AddRateDialog;

/** The exchange rates of the book. */
export function ExchangeRatesScreen() {
  const may = useMay();
  const { trigger, opened, onClose } = useLazyDialog<string, { onClose: () => void }>(
    load,
    'The form could not be opened',
  );
  return (
    <Stack gap="section">
      <PageHeader
        title="Exchange Rates"
        description="ZiG for one US dollar. The latest rate is the one in force."
      />
      <SettingList
        place={place}
        queries={rateList}
        records="rates"
        columns={columns}
        action={may('createRate') && <CreateButton label="Add Rate" creation={trigger} />}
        emptyHelp="Add a rate to convert amounts between currencies."
      />
      {opened && <opened.Dialog onClose={onClose} />}
    </Stack>
  );
}
