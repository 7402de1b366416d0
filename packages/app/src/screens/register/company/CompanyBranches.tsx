import type { BranchRow } from '@rentsafe/domain/branch';
import type { Company } from '@rentsafe/domain/company';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { Link } from '@rentsafe/ui/Link';
import { useMemo } from 'react';
import { branchesOf } from '../../../calls/branches';
import { totalOf } from '../../../calls/toPage';
import { useListPage } from '../../../lists/useListPage';
import { branchPath } from '../../../paths';
import { RecordPager } from '../../../record/RecordPager';
import { renderLink } from '../../../text/renderLink';

const place = { name: 'branches' };

const columns: Column<BranchRow>[] = [
  {
    id: 'branch_name',
    header: 'Branch Name',
    value: ({ branch_name }) => branch_name,
    cell: ({ id, branch_name, company }) => (
      <Link asChild>{renderLink({ href: branchPath(company.id, id), children: branch_name })}</Link>
    ),
    rowHeader: true,
  },
];

const none: readonly BranchRow[] = [];

/** The branches of a company, newest first. */
export function CompanyBranches({ company: { id } }: { company: Company }) {
  const queries = useMemo(() => branchesOf(id), [id]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  return (
    <DataTable
      title="Branches"
      caption="Branches"
      columns={columns}
      rows={page?.results ?? none}
      rowKey={(branch) => branch.id}
      status={status}
      loadingRows={1}
      total={page && totalOf(page)}
      error={{ title: 'Could not fetch branches', help: error }}
      onRetry={onRefresh}
      pagination={<RecordPager name="branches" records="branches" list={list} page={page} search={search} />}
    />
  );
}
