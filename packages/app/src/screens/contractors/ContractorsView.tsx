import { type ContractorStatus, contractorStatuses } from '@rentsafe/domain/contractor';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { Select } from '@rentsafe/ui/Select';
import { useMemo } from 'react';
import { optionsOf } from '../../forms/options';
import { type SampleListProps, SampleListView } from '../sampleList/SampleListView';
import * as styles from './ContractorsView.css';
import { type ContractorRow, contractorSummary } from './sampleContractors';

export interface ContractorsViewProps extends SampleListProps<ContractorRow> {
  statusOf: (id: number) => ContractorStatus;
  onStatus: (id: number, status: ContractorStatus) => void;
}

const columns: Column<ContractorRow>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'industry', header: 'Industry', cell: 'industry' },
  { id: 'contactPerson', header: 'Contact Person', cell: 'contactPerson' },
  { id: 'mobile', header: 'Mobile', cell: 'mobile', identifier: true, width: '10rem' },
  {
    id: 'rate',
    header: 'Standard Rate',
    align: 'end',
    cell: ({ rate, currency }) => <Money amount={rate} currency={currency} />,
    width: '8rem',
  },
];

/** Contractor management: a summary, the list with its search, and a form for one more. */
export function ContractorsView({ statusOf, onStatus, ...list }: ContractorsViewProps) {
  const all = useMemo(
    (): Column<ContractorRow>[] => [
      ...columns,
      {
        id: 'status',
        header: 'Status',
        width: '9rem',
        cell: ({ id, name }) => (
          <Select
            label={`Status of ${name}`}
            labelHidden
            className={styles.status}
            options={optionsOf(contractorStatuses)}
            value={statusOf(id)}
            onValueChange={({ value }) => value && onStatus(id, value)}
          />
        ),
      },
    ],
    [statusOf, onStatus],
  );
  return (
    <SampleListView
      {...list}
      title="Contractor Management"
      records="contractors"
      placeholder="By name, industry or contact person"
      addLabel="Add Contractor"
      summary={contractorSummary}
      summaryColumns={{ columns: 3, columnMinWidth: '6rem' }}
      columns={all}
      filtered={list.q !== ''}
    />
  );
}
