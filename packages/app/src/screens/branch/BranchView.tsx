import { type Address, formatAddress } from '@rentsafe/domain/address';
import type { Branch } from '@rentsafe/domain/branch';
import type { Contact } from '@rentsafe/domain/contact';
import { fullName } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Badge } from '@rentsafe/ui/Badge';
import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { capitalised } from '../../forms/capitalised';
import { renderLink } from '../../page/renderLink';

export interface BranchViewProps {
  branch: Branch | undefined;
  loading: boolean;
  /** There is no such branch. */
  missing: boolean;
  /** What went wrong, in a sentence. */
  error: string | undefined;
  onRetry: () => void;
}

const markPrimary = (text: string, isPrimary: boolean | null | undefined) =>
  isPrimary ? (
    <Inline gap={2}>
      {text} <Badge>Primary</Badge>
    </Inline>
  ) : (
    text
  );

const addressColumns: Column<Address>[] = [
  {
    id: 'address',
    header: 'Address',
    value: formatAddress,
    cell: (address) => markPrimary(formatAddress(address), address.is_primary),
    rowHeader: true,
  },
  { id: 'type', header: 'Type', cell: ({ address_type }) => capitalised(address_type ?? ''), width: '9rem' },
];

const contactColumns: Column<Contact>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ individual }) => fullName(individual),
    cell: ({ individual, is_primary }) => markPrimary(fullName(individual), is_primary),
    rowHeader: true,
  },
  { id: 'position', header: 'Position', cell: 'position' },
  { id: 'type', header: 'Type', cell: ({ contact_type }) => capitalised(contact_type ?? ''), width: '9rem' },
];

/** A branch with its company, addresses and contacts. */
export function BranchView({ branch, loading, missing, error, onRetry }: BranchViewProps) {
  return (
    <Stack gap="section">
      <Stack gap={2}>
        <Breadcrumbs
          items={[
            { label: 'Companies', href: `${HOME_PATH}?tab=company` },
            { label: branch?.branch_name ?? 'Branch' },
          ]}
          renderLink={renderLink}
        />
        <PageHeader title={branch?.branch_name ?? 'Branch'} description={branch?.company.registration_name} />
      </Stack>
      {branch ? <Details branch={branch} /> : <Absent {...{ loading, missing, error, onRetry }} />}
    </Stack>
  );
}

function Details({ branch: { company, addresses = [], contacts = [] } }: { branch: Branch }) {
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Registered Name', description: company.registration_name },
          { term: 'Registration Number', description: company.registration_number },
        ]}
      />
      <DataTable
        title="Addresses"
        caption="Addresses"
        columns={addressColumns}
        rows={addresses}
        rowKey={(address) => addresses.indexOf(address)}
        status="ready"
      />
      <DataTable
        title="Contacts"
        caption="Contacts"
        columns={contactColumns}
        rows={contacts}
        rowKey={(contact) => contacts.indexOf(contact)}
        status="ready"
      />
    </>
  );
}

function Absent({ loading, missing, error, onRetry }: Omit<BranchViewProps, 'branch'>) {
  if (loading) return <Spinner label="Loading the branch" />;
  if (missing) {
    return <EmptyState title="There is no such branch">It may have been merged into another.</EmptyState>;
  }
  return (
    <ErrorState title="Could not fetch the branch" onRetry={onRetry}>
      {error}
    </ErrorState>
  );
}
