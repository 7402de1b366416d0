import { type ContractorStatus, contractorStatuses } from '@rentsafe/domain/contractor';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { Grid } from '@rentsafe/ui/Grid';
import { Inline } from '@rentsafe/ui/Inline';
import { Money } from '@rentsafe/ui/Money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { optionsOf } from '../../forms/options';
import { SampleTag } from '../../layout/SampleTag';
import { SampleSearch, type SampleSearchProps } from '../sampleList/SampleSearch';
import * as styles from './ContractorsView.css';
import { type ContractorRow, contractorSummary } from './sampleContractors';

export interface ContractorsViewProps extends Pick<SampleSearchProps, 'q' | 'onSearch'> {
  /** The contractors of the search. */
  rows: readonly ContractorRow[];
  statusOf: (id: number) => ContractorStatus;
  onStatus: (id: number, status: ContractorStatus) => void;
  onAdd: () => void;
}

const columns: Column<ContractorRow>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'industry', header: 'Industry', cell: 'industry' },
  { id: 'contactPerson', header: 'Contact Person', cell: 'contactPerson' },
  { id: 'mobile', header: 'Mobile', cell: 'mobile', width: '10rem' },
  {
    id: 'rate',
    header: 'Standard Rate',
    align: 'end',
    cell: ({ rate, currency }) => <Money amount={rate} currency={currency} />,
    width: '8rem',
  },
];

/** Contractor management: a summary, the list with its search, and a form for one more. */
export function ContractorsView({ rows, statusOf, onStatus, q, onSearch, onAdd }: ContractorsViewProps) {
  const all = useMemo(
    (): Column<ContractorRow>[] => [
      ...columns,
      {
        id: 'status',
        header: 'Status',
        width: '9rem',
        stateful: true,
        cell: ({ id, name }) => (
          <Select
            label={`Status of ${name}`}
            labelHidden
            className={styles.status}
            options={optionsOf(contractorStatuses)}
            value={statusOf(id)}
            onChange={({ target }) => target.value && onStatus(id, target.value)}
          />
        ),
      },
    ],
    [statusOf, onStatus],
  );
  return (
    <Stack gap="section">
      <PageHeader
        title="Contractor Management"
        tag={<SampleTag />}
        actions={
          <Button variant="primary" onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add Contractor
          </Button>
        }
      />
      <Grid columns={3} columnMinWidth="6rem">
        {contractorSummary.map((figure) => (
          <StatCard key={figure.label} {...figure} />
        ))}
      </Grid>
      <Stack gap={4}>
        <Inline>
          <SampleSearch
            records="contractors"
            placeholder="By name, industry or contact person"
            q={q}
            onSearch={onSearch}
          />
        </Inline>
        <DataTable
          columns={all}
          rows={rows}
          rowKey={({ id }) => id}
          caption="Contractors"
          status="ready"
          filtered={q !== ''}
        />
      </Stack>
    </Stack>
  );
}
