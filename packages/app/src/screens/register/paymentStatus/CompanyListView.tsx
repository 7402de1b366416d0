import type { BranchRow } from '@rentsafe/domain/branch';
import type { Column } from '@rentsafe/ui/DataTable';
import type { ReportAbout } from '../../../calls/accessLog';
import { CreateButton } from '../../../lists/CreateButton';
import { RecordList } from '../../../lists/RecordList';
import type { ListViewProps } from '../../../lists/useListScreen';
import { OpeningButton } from '../../../overlays/OpeningButton';
import type { Opening } from '../../../overlays/useLazyDialog';
import { branchPath, companyPath } from '../../../paths';
import { RecordLink } from '../../../text/RecordLink';
import { batchItem } from './batchItem';
import * as styles from './CompanyListView.css';
import { ViewReportButton, type ViewReportProps } from './ViewReportButton';

/** The names of companies get what the others leave. */
const columns: Column<BranchRow>[] = [
  {
    id: 'registration_name',
    header: 'Registered Name',
    cell: ({ company }) => (
      <RecordLink href={companyPath(company.id)}>{company.registration_name}</RecordLink>
    ),
    value: ({ company }) => company.registration_name,
    rowHeader: true,
  },
  {
    id: 'registration_number',
    header: 'Registration Number',
    kind: 'reference',
    cell: ({ company }) => company.registration_number,
    value: ({ company }) => company.registration_number,
  },
  {
    id: 'branch_name',
    header: 'Branch Name',
    value: ({ branch_name }) => branch_name,
    cell: ({ id, branch_name, company }) => (
      <RecordLink href={branchPath(company.id, id)}>{branch_name}</RecordLink>
    ),
  },
];

const hrefOf = ({ company }: BranchRow) => companyPath(company.id);

export interface CompanyListViewProps extends ListViewProps<BranchRow>, ViewReportProps<BranchRow> {
  creation: Opening<string>;
  batch: Opening<ReportAbout>;
  /** Not there for who may add none. */
  branchCreation?: Opening<BranchRow> | undefined;
}

/** Company Payment Status: branches with their companies; each row leads to the company's report and to a new branch. */
export function CompanyListView({ report, creation, batch, branchCreation, ...list }: CompanyListViewProps) {
  return (
    <RecordList
      {...list}
      records="companies"
      placeholder="Search by name or reg..."
      columns={columns}
      actions={<CreateButton label="Add New Company" creation={creation} />}
      addSearched={(q) => <CreateButton label="Add New Company" creation={creation} searched={q} />}
      rowKey={({ id }) => id}
      canSelect
      menuItems={[batchItem(batch, 'Print reports for numbers…', 'company')]}
      rowName={({ company, branch_name }) => `${company.registration_name}, ${branch_name}`}
      hrefOf={hrefOf}
      rowActions={(row) => (
        <div className={styles.rowActions}>
          {branchCreation && (
            <OpeningButton
              variant="ghost"
              aria-description={`For ${row.company.registration_name}`}
              pending={branchCreation.opening === row}
              trigger={branchCreation}
              subject={row}
            >
              New Branch
            </OpeningButton>
          )}
          <ViewReportButton row={row} name={row.company.registration_name} report={report} />
        </div>
      )}
    />
  );
}
