import {
  type Contractor,
  type ContractorStatus,
  type ContractorTotals,
  contractorStatuses,
} from '@rentsafe/domain/contractor';
import type { Column } from '@rentsafe/ui/DataTable';
import { Grid } from '@rentsafe/ui/Grid';
import { Money } from '@rentsafe/ui/Money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { useMemo } from 'react';
import { optionsOf } from '../../../../forms/options';
import { CreateButton } from '../../../../lists/CreateButton';
import { RecordList } from '../../../../lists/RecordList';
import type { ListViewProps } from '../../../../lists/useListScreen';
import type { Opening } from '../../../../overlays/useLazyDialog';
import { contractorPath, openOrdersPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { telephones } from '../../../../text/telephones';
import * as styles from './ContractorsView.css';

export interface ContractorsViewProps extends ListViewProps<Contractor> {
  creation: Opening<string>;
  onStatus: (contractor: Contractor, status: ContractorStatus) => Promise<void>;
}

const hrefOf = ({ id }: Contractor) => contractorPath(id);

export const contractorStatusOf = ({ is_active }: Pick<Contractor, 'is_active'>): ContractorStatus =>
  is_active ? 'Active' : 'Inactive';

const columnsFor = (onStatus: ContractorsViewProps['onStatus']): Column<Contractor>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink href={contractorPath(id)}>{name}</RecordLink>,
    rowHeader: true,
  },
  { id: 'industry', header: 'Industry', cell: 'industry' },
  {
    id: 'contact',
    header: 'Contact Person',
    kind: 'person',
    value: ({ contact }) => contact?.name,
    cell: ({ contact }) => contact?.name,
  },
  {
    id: 'mobile',
    header: 'Mobile',
    kind: 'reference',
    value: ({ mobile, contact }) => mobile ?? contact?.mobile,
    cell: ({ mobile, contact }) => telephones(mobile ?? contact?.mobile),
  },
  {
    id: 'standard_rate',
    header: 'Standard Rate',
    kind: 'money',
    value: ({ standard_rate, currency }) => standard_rate && `${currency} ${standard_rate}`,
    cell: ({ standard_rate, currency }) =>
      standard_rate && currency && <Money amount={standard_rate} currency={currency} />,
  },
  {
    id: 'open_orders',
    header: 'Open Orders',
    kind: 'money',
    value: ({ open_orders }) => open_orders,
    cell: ({ id, name, open_orders }) =>
      open_orders > 0 ? (
        <RecordLink href={openOrdersPath(id)} aria-label={`${open_orders} open orders of ${name}`}>
          {open_orders}
        </RecordLink>
      ) : (
        open_orders
      ),
  },
  {
    id: 'status',
    header: 'Status',
    value: contractorStatusOf,
    cell: (contractor) => (
      <Select
        label={`Status of ${contractor.name}`}
        labelHidden
        className={styles.status}
        options={optionsOf(contractorStatuses)}
        value={contractorStatusOf(contractor)}
        onValueChange={({ value }) => value && void onStatus(contractor, value)}
      />
    ),
  },
];

/** Contractor management: how many there are, whom to call, and whether work is given to them. */
export function ContractorsView({ creation, onStatus, ...list }: ContractorsViewProps) {
  const totals = (list.page as { totals?: ContractorTotals } | undefined)?.totals;
  const columns = useMemo(() => columnsFor(onStatus), [onStatus]);
  return (
    <Stack gap="section">
      <PageHeader
        title="Contractor Management"
        description="Contractors who do maintenance work, with their rates and open orders."
        actions={<CreateButton label="Add Contractor" creation={creation} />}
      />
      <Grid columns={3} columnMinWidth="6rem">
        <StatCard label="Total" value={totals?.total ?? '–'} />
        <StatCard label="Active" value={totals?.active ?? '–'} />
        <StatCard label="Inactive" value={totals?.inactive ?? '–'} />
      </Grid>
      <RecordList
        {...list}
        records="contractors"
        placeholder="By name, industry or contact person"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        canSelect={false}
        hrefOf={hrefOf}
        emptyHelp="Add your first contractor. You can then give them work orders."
      />
    </Stack>
  );
}
