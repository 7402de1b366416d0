import type { Rate } from '@rentsafe/domain/rate';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { rateList } from '../../../calls/currency';
import { CreateButton } from '../../../lists/CreateButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { SettingList } from '../../../record/SettingList';
import { useMay } from '../../../session/useMay';

const place = { name: 'rates', tab: 'rates' };

const columns: Column<Rate>[] = [
  { id: 'on', header: 'Date', cell: ({ on }) => <DateText value={on} />, rowHeader: true, width: '9rem' },
  { id: 'rate', header: 'ZiG for 1 USD', cell: 'rate', align: 'end', width: '9rem' },
  { id: 'source', header: 'Source', cell: 'source' },
];

const load = async () => (await import('./AddRateDialog')).AddRateDialog;

/** The exchange rates of the book. */
export function RatesTab() {
  const may = useMay();
  const { trigger, opened, onClose } = useLazyDialog<string, { onClose: () => void }>(
    load,
    'The form could not be opened',
  );
  return (
    <>
      <SettingList
        place={place}
        queries={rateList}
        records="rates"
        columns={columns}
        action={may('createRate') && <CreateButton label="Add Rate" creation={trigger} />}
        emptyHelp="Add a rate to convert amounts between currencies."
      />
      {opened && <opened.Dialog onClose={onClose} />}
    </>
  );
}
