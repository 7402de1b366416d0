import { type Client, PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Link } from '@rentsafe/ui/Link';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Plus } from 'lucide-react';
import { totalOf } from '../../../calls/toPage';
import { ListNotices } from '../../../lists/ListNotices';
import { ListPager } from '../../../lists/ListPager';
import { RefreshButton } from '../../../lists/RefreshButton';
import type { ListPage } from '../../../lists/useListPage';
import { clientPath, companyPath } from '../../../paths';
import { renderLink } from '../../../text/renderLink';

export interface ClientsViewProps extends ListPage<Client> {
  onAdd: () => void;
}

const usersHref = ({ id }: Client) =>
  id === PROVIDER_CLIENT_ID ? `${HOME_PATH}/admin/internal-users` : clientPath(id);

const linkTo = (href: string, children: string) => <Link asChild>{renderLink({ href, children })}</Link>;

const columns: Column<Client>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, cell: 'name', rowHeader: true },
  {
    id: 'company',
    header: 'Company',
    value: ({ company }) => company,
    cell: ({ company }) => (company === null ? 'None' : linkTo(companyPath(company), 'Open company')),
  },
  {
    id: 'users',
    header: 'Users',
    value: () => '',
    cell: (client) => linkTo(usersHref(client), `Users of ${client.name}`),
  },
];

const features = [stackedRows()];
const none: readonly Client[] = [];

/** The provider and its client companies, each with the way to its users. */
export function ClientsView({
  list,
  page,
  search,
  error,
  status,
  missingPage,
  refusedFilters,
  onRefresh,
  onAdd,
}: ClientsViewProps) {
  const table = useDataTable({
    columns,
    rows: page?.results ?? none,
    rowKey: ({ id }) => id,
    total: page && totalOf(page),
    features,
  });
  return (
    <Stack gap="section">
      <PageHeader
        title="Clients"
        description="RentSafe and its client companies, with their users."
        actions={
          status !== 'forbidden' && (
            <Button variant="primary" onClick={onAdd}>
              <Plus aria-hidden="true" />
              Add Client
            </Button>
          )
        }
      />
      <Stack gap={4}>
        <ListNotices missingPage={missingPage} refusedFilters={refusedFilters} />
        <DataTable
          {...table}
          caption="Clients"
          menu={() => <RefreshButton status={status} onRefresh={onRefresh} />}
          status={status}
          error={{ title: 'Could not fetch clients', help: error }}
          onRetry={onRefresh}
          pagination={<ListPager name="clients" records="clients" list={list} page={page} search={search} />}
        />
      </Stack>
    </Stack>
  );
}
