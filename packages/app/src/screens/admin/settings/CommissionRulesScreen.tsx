import type { CommissionRule } from '@rentsafe/domain/commission';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { commissionList } from '../../../calls/currency';
import { CreateButton } from '../../../lists/CreateButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { propertyPath } from '../../../paths';
import { SettingList } from '../../../record/SettingList';
import { useMay } from '../../../session/useMay';
import { RecordLink } from '../../../text/RecordLink';
import { rateText } from '../../../text/rateText';

const place = { name: 'commission' };

const columns: Column<CommissionRule>[] = [
  {
    id: 'of',
    header: 'Applies To',
    cell: ({ property }) =>
      property ? <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink> : 'All properties',
    rowHeader: true,
  },
  { id: 'from', header: 'From', kind: 'date', cell: ({ from_on }) => <DateText value={from_on} /> },
  { id: 'rate', header: 'Rate', kind: 'number', cell: ({ rate }) => rateText(rate) },
];

const load = async () => (await import('./AddCommissionDialog')).AddCommissionDialog;

/** What the agency earns of collected rent: a property's own rule before that of the book, of each the latest. */
export function CommissionRulesScreen() {
  const may = useMay();
  const { trigger, opened, onClose } = useLazyDialog<string, { onClose: () => void }>(
    load,
    'The form could not be opened',
  );
  return (
    <Stack gap="section">
      <PageHeader
        title="Commission"
        description="Percentage of collected rent that the agency earns, for all properties or for one."
      />
      <SettingList
        place={place}
        queries={commissionList}
        records="commission rules"
        columns={columns}
        action={may('createCommissionRule') && <CreateButton label="Add Commission" creation={trigger} />}
        emptyHelp="Without a rule, no commission is deducted from rent collected."
      />
      {opened && <opened.Dialog onClose={onClose} />}
    </Stack>
  );
}
